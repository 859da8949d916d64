import type { ReactNode } from 'react'
import type { Language } from '#src/core/languages.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { momentInWords } from '#src/core/timestamps.ts'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import { errorKey, type PlainTextKey, type Text, textsIn } from '#src/core/web/texts/text.ts'
import type { Campaign } from '#src/features/campaign/campaign.contract.ts'
import { usualRegion } from '#src/features/campaign/campaign.rules.ts'
import type { Registration } from '#src/features/campaign/registration.contract.ts'
import type { Binding, Character, Reward } from '#src/features/campaign/rewards.contract.ts'
import { siteConfig } from '../../site-config.ts'
import { drawPage } from '../standalone/draw-page.tsx'
import type { DueConfirmation } from './confirmation-fields.tsx'
import styles from './registration-page.module.css'
import pageCss from './registration-page.module.css?inline'
import { BindingForms, RewardForms } from './reward-forms.tsx'
import { squadActionOf } from './squad-address.ts'

/** The form that was sent, with what came of it. */
export interface SentForm {
  fields: Partial<Record<string, string>>
  /** Key of the error table; null after a success. */
  error: string | null
  /** Seconds until another code may be requested. */
  seconds?: number
  /** The letter of the message with the code. */
  letter?: string
  /** Whether the cancellation is to be confirmed. */
  isAsking?: boolean
  /** Characters to choose from. */
  characters?: Character[]
  /** The proof that a claim waits for. */
  due?: DueConfirmation
}

export interface RegistrationView extends PageSetting {
  /** Null without a campaign. */
  campaign: Campaign | null
  registration: Registration | null
  isSignedIn: boolean
  /** Binding and rewards of the signed-in account; null before its registration. */
  rewards: { binding: Binding | null; rewards: Reward[] } | null
  sent: SentForm | null
  /** Address of the sign-in page, which returns here, and this page in the form that it takes. */
  signIn: string
  returnURL: string
  /** A captcha that a script solves. */
  captcha: ReactNode
  script?: string | undefined
  status?: number | undefined
}

export interface PartProps extends RegistrationView {
  campaign: Campaign
  t: Text
}

/** The registration, binding and rewards of a browser or account as forms, which work without script. */
export function registrationPage(view: RegistrationView): HtmlAnswer {
  const { language, campaign, isInGame, script, status } = view
  const t = textsIn(language)
  const title = t('campaign.title')
  const body = (
    <>
      <h1>{campaign ? `${title}: ${campaign.title}` : title}</h1>
      {campaign ? <Parts {...view} campaign={campaign} t={t} /> : <p>{t('campaign.errors.no_campaign')}</p>}
      <p>
        <a href={addressIn(view, `/${language}/pre-register`)} className={styles.link}>
          {t('campaign.page.back')}
        </a>
      </p>
    </>
  )
  return drawPage({ language, title, body, css: pageCss, isShort: true, isInGame, script, status })
}

function Parts(props: PartProps) {
  const { campaign, registration, t, language, isSignedIn, rewards } = props
  const { phase, isDemonstration, rewardsFrom, holds } = campaign
  const isRegistered = registration?.state === 'registered'
  const date = momentInWords(new Date(rewardsFrom), { language, timeZone: siteConfig.timeZone })
  return (
    <>
      {isDemonstration && <p className={styles.note}>{t('campaign.page.demonstration')}</p>}
      {isRegistered && (
        <p role="status">
          <b>{t('campaign.mine.title')}</b> {t('campaign.mine.number', { ending: registration.ending })}{' '}
          {phase !== 'rewards' && t('campaign.mine.next', { date })}
        </p>
      )}
      {registration?.state === 'cancelled' && (
        <p role="status">{t('campaign.mine.cancelled', { ending: registration.ending })}</p>
      )}
      {phase === 'open' &&
        holds.map(({ kind, note }) => (
          <p key={kind} role="status">
            <b>{t(`campaign.errors.on_hold_${kind}`)}</b> {note}
          </p>
        ))}
      {!isRegistered && phase === 'open' && (
        <PhoneForm {...props} path="" button={t('campaign.form.submit')} hasTerms />
      )}
      {!isRegistered && phase !== 'open' && phase !== 'rewards' && (
        <p>{t(phase === 'before' ? 'campaign.errors.event_not_started' : 'campaign.errors.event_ended')}</p>
      )}
      {(isRegistered || phase === 'rewards') && !isSignedIn && <SignInPart {...props} />}
      {isSignedIn && !registration?.isOfAccount && (isRegistered || phase === 'rewards') && (
        <PhoneForm
          {...props}
          path="/link"
          lead={t(phase === 'rewards' ? 'campaign.rewards.linkFirst' : 'campaign.mine.takeAlong')}
          button={t('campaign.mine.link')}
        />
      )}
      {rewards && <BindingForms {...props} rewards={rewards} />}
      {rewards?.binding && phase === 'rewards' && <RewardForms {...props} rewards={rewards} />}
      {rewards?.binding && phase === 'open' && (
        <p>
          <a href={squadActionOf('', language)} className={styles.link}>
            {t('squad.step.squad')}
          </a>
        </p>
      )}
      {isRegistered && phase === 'open' && !registration.isBound && <CancelForm {...props} />}
    </>
  )
}

function SignInPart({ t, signIn, campaign }: PartProps) {
  return (
    <p>
      {t(campaign.phase === 'rewards' ? 'campaign.rewards.signIn' : 'campaign.mine.browserOnly')}{' '}
      <a href={signIn} className={styles.link}>
        {t('campaign.mine.signIn')}
      </a>
    </p>
  )
}

/** The address of a form. */
export const actionOf = (path: string, language: Language): string => `/auth/pre-register${path}?lang=${language}`

/** The text of a form's fault. */
export const faultText = (error: string | null | undefined, t: Text): string | null =>
  error ? t(ownTexts[error] ?? errorKey(error, ['campaign', 'codes'])) : null

const ownTexts: Partial<Record<string, PlainTextKey>> = {
  phone_missing: 'campaign.form.phoneMissing',
  code_missing: 'campaign.form.codeMissing',
  terms_unticked: 'campaign.form.termsMissing',
  sure_missing: 'campaign.binding.sureMissing',
}

/** Faults that belong to the code. */
const ofCode = new Set(['phone_code_wrong', 'phone_code_older', 'code_missing'])

/** The field of a fault; a captcha says by itself what is missing. */
function fieldOf(error: string | null | undefined, hasCaptcha: boolean): 'phone' | 'code' | 'terms' | null {
  if (!error || hasCaptcha) return null
  if (error === 'terms_unticked') return 'terms'
  return ofCode.has(error) ? 'code' : 'phone'
}

interface PhoneFormProps extends PartProps {
  path: '' | '/link'
  button: string
  lead?: string
  hasTerms?: boolean
}

/** Phone and code in one form: one button sends the code, the other enters it. */
function PhoneForm({ path, button, lead, hasTerms = false, ...props }: PhoneFormProps) {
  const { campaign, language, t, sent, captcha } = props
  const { fields = {}, error, seconds = 0, letter } = sent ?? {}
  const region = fields.region ?? usualRegion(campaign.regions, language)
  const sender = campaign.regions.find(({ id }) => id === region)?.sender ?? ''
  const field = fieldOf(error, Boolean(captcha))
  // Enter presses the form's first button, and another code would replace the one in hand
  const hasCode = Boolean(letter) || error === 'code_sent_lately' || field === 'code' || field === 'terms'
  const faultAt = (own: typeof field) => (field === own ? faultText(error, t) : null)
  return (
    <StandaloneForm action={actionOf(path, language)} isUnchecked>
      {hasCode && <button type="submit" className={styles.onEnter} tabIndex={-1} aria-hidden="true" />}
      {lead && <p>{lead}</p>}
      <RegionField {...props} region={region} />
      <label htmlFor="phone">{t('campaign.form.phone')}</label>
      <input
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={60}
        defaultValue={fields.phone}
        aria-describedby="note"
      />
      <FieldNote id="note" fault={faultAt('phone')}>
        {letter ? t('campaign.form.sent', { letter, sender }) : t('campaign.form.phoneHint', { sender })}
      </FieldNote>
      {seconds > 0 && <p>{t('campaign.form.wait', { number: seconds })}</p>}
      {captcha}
      <button type="submit" formAction={actionOf(`${path}/code`, language)} data-captcha-action="phone-code">
        {t('campaign.form.getCode')}
      </button>
      <label htmlFor="code">{t('campaign.form.code')}</label>
      <input
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        aria-describedby="code-note"
      />
      <FieldNote id="code-note" fault={faultAt('code')}>
        {null}
      </FieldNote>
      {hasTerms && <TermsField {...props} isTicked={fields.terms === 'yes'} fault={faultAt('terms')} />}
      <MainButton>{button}</MainButton>
    </StandaloneForm>
  )
}

const RegionField = ({ campaign, t, region }: PartProps & { region: string }) => (
  <>
    <label htmlFor="region">{t('campaign.form.region')}</label>
    <select id="region" name="region" className={styles.select} defaultValue={region}>
      {campaign.regions.map(({ id, prefix }) => (
        <option key={id} value={id}>
          {`${prefix} ${t(`campaign.region.${id}`)}`}
        </option>
      ))}
    </select>
  </>
)

function TermsField({
  t,
  language,
  isTicked,
  fault,
  ...setting
}: PartProps & { isTicked: boolean; fault: string | null }) {
  const page = (path: string) => addressIn({ ...setting }, `/${language}/${path}`)
  return (
    <>
      <p className={styles.terms}>
        <input
          id="terms"
          name="terms"
          type="checkbox"
          value="yes"
          defaultChecked={isTicked}
          aria-describedby="terms-note"
        />{' '}
        <label htmlFor="terms">{t('campaign.form.terms')}</label>{' '}
        <a href={page('terms-of-service')}>{t('campaign.form.termsLink')}</a>
        {' · '}
        <a href={page('privacy-notice')}>{t('campaign.form.privacyLink')}</a>
        {' · '}
        <a href={`${page('pre-register')}#guide`}>{t('campaign.form.rulesLink')}</a>
      </p>
      <FieldNote id="terms-note" fault={fault}>
        {null}
      </FieldNote>
    </>
  )
}

/** Asks once more before the cancellation. */
function CancelForm({ language, t, sent }: PartProps) {
  const isAsking = sent?.isAsking ?? false
  return (
    <StandaloneForm action={actionOf('/cancel', language)}>
      {isAsking && (
        <>
          <p>{t('campaign.mine.cancelSure')}</p>
          <input type="hidden" name="sure" value="yes" />
          <p>
            <a href={actionOf('', language)} className={styles.link}>
              {t('campaign.mine.cancelNo')}
            </a>
          </p>
        </>
      )}
      <button type="submit">{t(isAsking ? 'campaign.mine.cancelYes' : 'campaign.mine.cancel')}</button>
    </StandaloneForm>
  )
}
