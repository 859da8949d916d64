import { codeLength } from '#src/core/codes.rules.ts'
import { longestName } from '#src/core/display-name.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { FieldNote } from '#src/core/server/standalone/standalone-page.tsx'
import type { PageSetting } from '#src/core/web/router/address.ts'
import { errorKey, type PlainTextKey, type Text, textsIn } from '#src/core/web/texts/text.ts'
import { avatarSide } from '#src/features/account/account.contract.ts'
import type { StoredAccount } from '#src/features/account/server/accounts/accounts.store.ts'
import { helpSignIn } from '#src/features/account/server/sign-in/sign-in-script.ts'
import type { Ways } from '#src/features/account/server/sign-in/sign-in-ways.tsx'
import { channels } from '#src/features/account/sign-in.rules.ts'
import type { Subscription } from '#src/features/newsletter/server/newsletter.store.ts'
import { drawPage } from '../standalone/draw-page.tsx'
import { AvatarPart } from './account-avatar.tsx'
import { DeletionPart } from './account-deletion.tsx'
import { OwnPart } from './account-own.tsx'
import styles from './account-page.module.css'
import pageCss from './account-page.module.css?inline'
import { ActionForm, Moment, mostShown, Older, Part } from './account-parts.tsx'
import { helpChoosePicture, type PictureSettings } from './choose-file-script.ts'

export interface AccountFacts extends Omit<StoredAccount, 'identities' | 'nameSealed'> {
  /** Null if none was chosen. */
  name: string | null
  identities: { channel: number; createdAt: Date; email: string | null; atProvider: AtProvider | null }[]
  likes: { id: string; title: string }[]
  /** Pinned lineups. */
  pins: { season: string; id: string; title: string }[]
  preRegistrations: ExportedPreRegistration[]
  /** Null without a confirmed subscription. */
  newsletter: Subscription | null
  /** Accepted cookie categories; null before a choice. */
  consent: string[] | null
}

/** A pre-registration with its phone in plain text, for its owner alone. */
export interface ExportedPreRegistration {
  campaign: string
  phone: string
  cancelledAt: Date | null
}

/** The provider's identifiers of a user. */
export interface AtProvider {
  issuer: string
  subject: string
}

export interface AccountView extends PageSetting {
  account: AccountFacts
  /** The operator's label of a channel; '' for channels without a provider. */
  labelOf: (channel: number) => string
  /** Outcome of the last action. */
  done?: AccountOutcome
  fault?: AccountFault
  /** Providers that work in this browser, and those that need another one. */
  ways: Ways
  /** This page's address as the sign-in's `returnURL`. */
  returnURL: string
  /** Seconds until another code may be requested; set while one is pending. */
  deletion?: { wait: number }
  status?: number
}

export interface AccountFault {
  /** Section of the page. */
  part: 'name' | 'avatar' | 'deletion'
  /** Key of the error table. */
  error: string
  /** Kept from the last form. */
  typed?: string
}

export const accountOutcomes = ['renamed', 'pictured', 'unpictured', 'others-ended', 'newsletter-ended'] as const
export type AccountOutcome = (typeof accountOutcomes)[number]

const doneTexts = {
  renamed: 'account.done.renamed',
  pictured: 'account.done.pictured',
  unpictured: 'account.done.unpictured',
  'others-ended': 'account.done.othersEnded',
  'newsletter-ended': 'account.done.newsletterEnded',
} as const satisfies Record<AccountOutcome, PlainTextKey>

const eventTexts = {
  'signed-in': 'account.event.signedIn',
  'signed-out': 'account.event.signedOut',
  'others-ended': 'account.event.othersEnded',
  'all-ended': 'account.event.allEnded',
  renamed: 'account.event.renamed',
  pictured: 'account.event.pictured',
  unpictured: 'account.event.unpictured',
  exported: 'account.event.exported',
  'deletion-asked': 'account.event.deletionAsked',
  'deletion-refused': 'account.event.deletionRefused',
  confirmed: 'account.event.confirmed',
} as const satisfies Record<StoredAccount['events'][number]['kind'], PlainTextKey>

/** The name of a channel. */
const channelText = (channel: number, { labelOf, t }: PartProps): string =>
  labelOf(channel) || t(channelTexts.get(channel) ?? 'account.channel.provider')

const channelTexts = new Map<number, PlainTextKey>([
  [channels.guest, 'account.channel.guest'],
  [channels.email, 'account.channel.email'],
])

/** Twice the pixels of the stored picture, which is cut out of the upload. */
const pictures: PictureSettings = { mostBytes: 256 * 1024, side: 2 * avatarSide }

/** The account page; it works without scripts. */
export function accountPage(view: AccountView): HtmlAnswer {
  const { language, done, isInGame, status } = view
  const t = textsIn(language)
  const title = t('account.page.title')
  const body = (
    <>
      <h1>{title}</h1>
      {done && (
        <p role="status" className={styles.done}>
          {t(doneTexts[done])}
        </p>
      )}
      <NamePart {...view} t={t} />
      <AvatarPart {...view} t={t} />
      <WaysPart {...view} t={t} />
      <SessionsPart {...view} t={t} />
      <OwnPart {...view} t={t} />
      <EventsPart {...view} t={t} />
      <DeletionPart {...view} t={t} />
    </>
  )
  const script = `(${helpSignIn})(${codeLength});(${helpChoosePicture})(${JSON.stringify(pictures)})`
  return drawPage({ language, title, body, css: pageCss, isInGame, script, status })
}

export interface PartProps extends AccountView {
  t: Text
}

function NamePart(props: PartProps) {
  const { account, fault, t } = props
  const isWrong = fault?.part === 'name'
  return (
    <Part id="name-part" title={t('account.page.name')}>
      <ActionForm path="name" setting={props} button={t('account.page.saveName')}>
        <label htmlFor="name">{t('account.page.nameLabel')}</label>
        <input
          id="name"
          name="name"
          maxLength={longestName}
          autoComplete="nickname"
          defaultValue={(isWrong ? fault.typed : account.name) ?? ''}
          aria-describedby="name-hint"
          aria-invalid={isWrong || undefined}
        />
        <FieldNote id="name-hint" fault={isWrong ? t(errorKey(fault.error, ['account'])) : null}>
          {t('account.page.nameHint')}
        </FieldNote>
      </ActionForm>
    </Part>
  )
}

function WaysPart(props: PartProps) {
  const { account, language, t } = props
  return (
    <Part id="ways" title={t('account.page.ways')}>
      <ul>
        {account.identities.map(({ channel, createdAt, email }) => (
          <li key={channel}>
            <b>{email ?? channelText(channel, props)}</b> <Moment at={createdAt} language={language} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function SessionsPart(props: PartProps) {
  const { language, t } = props
  const { sessions } = props.account
  return (
    <Part id="sessions" title={t('account.page.sessions')}>
      <ul>
        {sessions.map(({ id, channel, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <b>{isThis ? t('account.page.thisSession') : channelText(channel, props)}</b>
            <span>
              {t('account.page.began')} <Moment at={createdAt} language={language} />
            </span>
            <span>
              {t('account.page.seen')} <Moment at={seenAt} language={language} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.deeds}>
        {sessions.length > 1 && (
          <>
            <ActionForm path="end-others" setting={props} button={t('account.page.endOthers')} />
            <ActionForm path="end-all" setting={props} button={t('account.page.endAll')} />
          </>
        )}
        <ActionForm path="sign-out" setting={props} button={t('account.user.logout')} />
      </div>
    </Part>
  )
}

function EventsPart({ account: { events }, language, t }: PartProps) {
  return (
    <Part id="events" title={t('account.page.events')}>
      <p>{t('account.page.eventsHint')}</p>
      <ol>
        {events.slice(0, mostShown).map(({ kind, at }) => (
          <li key={`${kind} ${at.toISOString()}`}>
            {t(eventTexts[kind])} <Moment at={at} language={language} />
          </li>
        ))}
      </ol>
      <Older count={events.length - mostShown} t={t} />
    </Part>
  )
}
