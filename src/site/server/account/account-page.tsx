import { longestName } from '#src/core/display-name.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { FieldNote } from '#src/core/server/standalone/standalone-page.tsx'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import { errorKey, type PlainTextKey, type Text, textsIn } from '#src/core/web/texts/text.ts'
import { avatarSide } from '#src/features/account/account.contract.ts'
import type { StoredAccount } from '#src/features/account/server/accounts/accounts.store.ts'
import { helpSignIn } from '#src/features/account/server/sign-in/sign-in-script.ts'
import type { Ways } from '#src/features/account/server/sign-in/sign-in-ways.tsx'
import { channels, codeLength } from '#src/features/account/sign-in.rules.ts'
import type { Subscription } from '#src/features/newsletter/server/newsletter.store.ts'
import { drawPage } from '../standalone/draw-page.tsx'
import { AvatarPart } from './account-avatar.tsx'
import { DeletionPart } from './account-deletion.tsx'
import styles from './account-page.module.css'
import pageCss from './account-page.module.css?inline'
import { ActionForm, Moment, Part } from './account-parts.tsx'
import { helpChoosePicture, type PictureSettings } from './choose-file-script.ts'

/** What the page shows of who is signed in. */
export interface AccountFacts extends Omit<StoredAccount, 'identities' | 'nameSealed'> {
  /** Null for who has chosen none. */
  name: string | null
  identities: { channel: number; createdAt: Date; email: string | null; atProvider: AtProvider | null }[]
  likes: { id: string; title: string }[]
  /** What of the newsletter goes to the address; null where nothing does. */
  newsletter: Subscription | null
  /** Categories of cookies that were accepted; null before a choice. */
  consent: string[] | null
}

/** By what a provider knows somebody. */
export interface AtProvider {
  issuer: string
  subject: string
}

/** Entries of a list that the page shows; the others are in the download. */
const mostShown = 50

export interface AccountView extends PageSetting {
  account: AccountFacts
  /** How the operator calls a channel; empty where it is none of a provider. */
  labelOf: (channel: number) => string
  /** What was just done. */
  done?: AccountOutcome
  fault?: AccountFault
  /** Providers at which this browser may sign in, and the others. */
  ways: Ways
  /** The address of this page, as the sign-in takes it. */
  returnURL: string
  /** Seconds until another code may be asked for, where the page waits for one. */
  deletion?: { wait: number }
  status?: number
}

export interface AccountFault {
  /** Of the page, to which it belongs. */
  part: 'name' | 'avatar' | 'deletion'
  /** Key of the error table. */
  error: string
  /** What was typed there, so that nobody does it again. */
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

/** How a channel is called. */
const channelText = (channel: number, { labelOf, t }: PartProps): string =>
  labelOf(channel) || t(channelTexts.get(channel) ?? 'account.channel.provider')

const channelTexts = new Map<number, PlainTextKey>([
  [channels.guest, 'account.channel.guest'],
  [channels.email, 'account.channel.email'],
])

/** Sent with twice the pixels that are kept, which are cut out of them. */
const pictures: PictureSettings = { mostBytes: 256 * 1024, side: 2 * avatarSide }

/** The page of who is signed in, which nobody keeps. It needs no script. */
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
        <FieldNote id="name-hint" fault={isWrong ? t(errorKey(fault.error)) : null}>
          {t('account.page.nameHint')}
        </FieldNote>
      </ActionForm>
    </Part>
  )
}

function WaysPart(props: PartProps) {
  const { account, t } = props
  return (
    <Part id="ways" title={t('account.page.ways')}>
      <ul>
        {account.identities.map(({ channel, createdAt, email }) => (
          <li key={channel}>
            <b>{email ?? channelText(channel, props)}</b> <Moment at={createdAt} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function SessionsPart(props: PartProps) {
  const { t } = props
  const { sessions } = props.account
  return (
    <Part id="sessions" title={t('account.page.sessions')}>
      <ul>
        {sessions.map(({ id, channel, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <b>{isThis ? t('account.page.thisSession') : channelText(channel, props)}</b>
            <span>
              {t('account.page.began')} <Moment at={createdAt} />
            </span>
            <span>
              {t('account.page.seen')} <Moment at={seenAt} />
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

/** What is the person's own elsewhere on the site: likes, newsletter, cookies, and all of it to take along. */
function OwnPart(props: PartProps) {
  const { language, t } = props
  const { likes, newsletter, consent } = props.account
  return (
    <Part id="own" title={t('account.page.own')}>
      <h3>{t('account.page.likes')}</h3>
      {likes.length === 0 ? (
        <p>{t('account.page.noLikes')}</p>
      ) : (
        <ul>
          {likes.slice(0, mostShown).map(({ id, title }) => (
            <li key={id}>
              <a href={addressIn(props, `/${language}/static/${id}.html`)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      <Older count={likes.length - mostShown} t={t} />
      <h3>{t('account.page.newsletter')}</h3>
      {newsletter ? (
        <ActionForm path="end-newsletter" setting={props} button={t('account.page.endNewsletter')} />
      ) : (
        <p>
          {t('account.page.noNewsletter')}{' '}
          <a href={addressIn(props, `/${language}/newsletter`)}>{t('account.page.toNewsletter')}</a>
        </p>
      )}
      <h3>{t('account.page.cookies')}</h3>
      <p>
        {consent === null
          ? t('account.page.noConsent')
          : t('account.page.consent', { categories: consentText(consent, t) })}{' '}
        <a href={addressIn(props, `/${language}/cookie-policy`)}>{t('account.page.toCookies')}</a>
      </p>
      <h3>{t('account.page.data')}</h3>
      <p>
        <a href={addressIn(props, `/auth/account/data.json?lang=${language}`)} download>
          {t('account.page.export')}
        </a>
      </p>
    </Part>
  )
}

const consentText = (categories: string[], t: Text): string =>
  (['necessary', 'personalization', 'analytics'] as const)
    .filter((each) => categories.includes(each))
    .map((each) => t(`consent-dialog.${each}.title`))
    .join(', ')

function EventsPart({ account: { events }, t }: PartProps) {
  return (
    <Part id="events" title={t('account.page.events')}>
      <p>{t('account.page.eventsHint')}</p>
      <ol>
        {events.slice(0, mostShown).map(({ kind, at }) => (
          <li key={`${kind} ${at.toISOString()}`}>
            {t(eventTexts[kind])} <Moment at={at} />
          </li>
        ))}
      </ol>
      <Older count={events.length - mostShown} t={t} />
    </Part>
  )
}

/** How many entries of a list are in the download alone. */
const Older = ({ count, t }: { count: number; t: Text }) =>
  count > 0 && <p>{t('account.page.older', { number: count })}</p>
