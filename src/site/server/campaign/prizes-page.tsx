import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { dayInWords, formatMoment } from '#src/core/timestamps.ts'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import { errorKey, type Text, textsIn } from '#src/core/web/texts/text.ts'
import type { PrizesWonView, PrizeWon } from '#src/features/campaign/recipients.contract.ts'
import { fieldOf, longestAddress, longestName } from '#src/features/campaign/recipients.rules.ts'
import { siteConfig } from '../../site-config.ts'
import { drawPage } from '../standalone/draw-page.tsx'
import { CodeField, type DueConfirmation, NewSignIn } from './confirmation-fields.tsx'
import styles from './registration-page.module.css'
import pageCss from './registration-page.module.css?inline'

/** The form of a prize that was sent, with what came of it. */
export interface SentRecipient {
  sequence: number
  fields: Partial<Record<string, string>>
  /** Key of the error table. */
  error: string | null
  /** The proof that the form waits for. */
  due: DueConfirmation | null
}

export interface PrizesPageView extends PageSetting {
  /** Null while signed out. */
  won: PrizesWonView | null
  sent: SentRecipient | null
  /** The number of the draw whose recipient was saved just now. */
  saved: number | null
  /** Address of the sign-in page, and of this page in the form that it takes. */
  signIn: string
  returnURL: string
  status?: number | undefined
}

type Props = PrizesPageView & { t: Text; won: PrizesWonView }

/** Address of the page and its forms. */
export const prizesPath = (path: string, language: string): string => `/auth/prizes${path}?lang=${language}`

/** The prizes that a player won with a form for each address, which work without script. */
export function prizesPage(view: PrizesPageView): HtmlAnswer {
  const { language, won, signIn, isInGame, status } = view
  const t = textsIn(language)
  const title = t('recipient.title')
  const body = (
    <>
      <h1>{title}</h1>
      {won ? (
        <Prizes {...view} won={won} t={t} />
      ) : (
        <p>
          {t('recipient.page.signIn')}{' '}
          <a href={signIn} className={styles.link}>
            {t('campaign.mine.signIn')}
          </a>
        </p>
      )}
      <p>
        <a href={addressIn(view, `/${language}/squad`)} className={styles.link}>
          {t('recipient.page.back')}
        </a>
      </p>
    </>
  )
  return drawPage({ language, title, body, css: pageCss, isShort: true, isInGame, status })
}

function Prizes(props: Props) {
  const { won, t, saved } = props
  if (won.prizes.length === 0) return <p>{t('recipient.page.none')}</p>
  return (
    <>
      <p>{t('recipient.lead', { date: dateOf(won.until, props) })}</p>
      {won.prizes.map((prize) => (
        <section key={prize.sequence} className={styles.prize}>
          <h2>{prize.title}</h2>
          <p className={styles.note}>
            {t(`recipient.tier.${prize.tier}`)} · {t('recipient.won', { date: dateOf(prize.wonAt, props) })} ·{' '}
            {prize.sentAt
              ? t('recipient.state.sent', { date: dateOf(prize.sentAt, props) })
              : t(prize.state === 'missing' ? 'recipient.state.missing' : 'recipient.state.given')}
          </p>
          {saved === prize.sequence && <p role="status">{t('recipient.saved')}</p>}
          {prize.recipient && <Recipient {...props} recipient={prize.recipient} />}
          {prize.state !== 'sent' && <PrizeForm {...props} prize={prize} />}
        </section>
      ))}
    </>
  )
}

const dateOf = (instant: string, { language }: PageSetting): string =>
  dayInWords(formatMoment(Date.parse(instant), 'YYYY-MM-DD', siteConfig.timeZone), language)

const Recipient = ({ recipient, t }: Props & { recipient: NonNullable<PrizeWon['recipient']> }) => (
  <p className={styles.recipient}>
    {[recipient.name, recipient.address, t(`campaign.region.${recipient.region}`), recipient.phone].join('\n')}
  </p>
)

/** The form below a summary that opens it; open where it was sent and something is missing. */
function PrizeForm(props: Props & { prize: PrizeWon }) {
  const { prize, sent, language, returnURL, t } = props
  const own = sent?.sequence === prize.sequence ? sent : null
  const due = own?.due ?? null
  const error = own?.error ?? null
  if (due && due.address === null) return <NewSignIn due={due} returnURL={returnURL} language={language} t={t} />
  return (
    <details open={own !== null}>
      <summary className={styles.summary}>
        {t(prize.state === 'missing' ? 'recipient.give' : 'recipient.change')}
      </summary>
      <StandaloneForm action={prizesPath('/save', language)} isUnchecked>
        <input type="hidden" name="sequence" value={prize.sequence} />
        <Fields {...props} own={own} />
        {error && !fieldOf(error) && (
          <FieldNote id={`fault-${prize.sequence}`} fault={faultText(error, t)}>
            {null}
          </FieldNote>
        )}
        {due && <CodeField due={due} id={String(prize.sequence)} t={t} />}
        <MainButton>{t(due ? 'recipient.form.code' : 'recipient.form.save')}</MainButton>
        {due && (
          <button type="submit" formAction={prizesPath('/code', language)}>
            {t('codes.confirm.again')}
          </button>
        )}
      </StandaloneForm>
    </details>
  )
}

const faultText = (error: string, t: Text): string => t(errorKey(error, ['recipient', 'campaign', 'codes']))

function Fields({ prize, own, won, t }: Props & { prize: PrizeWon; own: SentRecipient | null }) {
  const { sequence, recipient } = prize
  const first: SentRecipient['fields'] = { phone: won.phone ?? '', region: won.region ?? undefined }
  const { name, address, region, phone } = own?.fields ?? recipient ?? first
  const note = (field: ReturnType<typeof fieldOf>, hint: string) => (
    <FieldNote
      id={`${field}-note-${sequence}`}
      fault={own?.error && fieldOf(own.error) === field ? faultText(own.error, t) : null}
    >
      {hint}
    </FieldNote>
  )
  const described = (field: string) => ({
    id: `${field}-${sequence}`,
    name: field,
    'aria-describedby': `${field}-note-${sequence}`,
  })
  return (
    <>
      <label htmlFor={`name-${sequence}`}>{t('recipient.form.name')}</label>
      <input {...described('name')} autoComplete="name" maxLength={longestName} defaultValue={name} />
      {note('name', '')}
      <label htmlFor={`region-${sequence}`}>{t('recipient.form.region')}</label>
      <select {...described('region')} className={styles.select} defaultValue={region}>
        {won.regions.map((id) => (
          <option key={id} value={id}>
            {t(`campaign.region.${id}`)}
          </option>
        ))}
      </select>
      {note('region', '')}
      <label htmlFor={`address-${sequence}`}>{t('recipient.form.address')}</label>
      <textarea
        {...described('address')}
        className={styles.area}
        autoComplete="street-address"
        rows={3}
        maxLength={longestAddress}
        defaultValue={address}
      />
      {note('address', t('recipient.form.addressHint'))}
      <label htmlFor={`phone-${sequence}`}>{t('recipient.form.phone')}</label>
      <input {...described('phone')} type="tel" autoComplete="tel" maxLength={60} defaultValue={phone} />
      {note('phone', t('recipient.form.phoneHint'))}
    </>
  )
}
