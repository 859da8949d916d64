import { codeLength } from '#src/core/codes.rules.ts'
import type { Language } from '#src/core/languages.ts'
import type { CaptchaChallenge } from '#src/core/server/outside/captcha.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { type DrawPage, FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { addressIn } from '#src/core/web/router/address.ts'
import { errorKey, type PlainTextKey, textsIn } from '#src/core/web/texts/text.ts'
import type { CaptchaAction } from '#src/features/account/captcha.rules.ts'
import { beginCaptcha, CaptchaPart } from './captcha-part.tsx'
import styles from './sign-in-page.module.css'
import pageCss from './sign-in-page.module.css?inline'
import { helpSignIn } from './sign-in-script.ts'
import { ProviderWays, type Ways } from './sign-in-ways.tsx'

export interface SignInView {
  language: Language
  /** Base64 of the address to return to. */
  returnURL: string
  step: 'email' | 'code'
  /** Key of the error table. */
  fault?: string
  /** Seconds until another code may be requested. */
  wait?: number
  /** Whether the letter with the code has yet to leave. */
  isOnItsWay?: boolean
  /** Kept from the last form. */
  typed?: string
  isTicked?: boolean
  /** Whether the browser has a valid code. */
  hasCode?: boolean
  ways?: Ways
  isInGame: boolean
  /** The captcha that the last form needs, and the script that solves it. */
  challenge?: CaptchaChallenge<CaptchaAction>
  captchaScript?: string
  status?: number
}

/** The sign-in page: an address, then the code sent to it, a provider or a guest. It works without scripts. */
export function signInPage(view: SignInView, drawPage: DrawPage): HtmlAnswer {
  const { language, step, challenge, isInGame, status } = view
  const title = textsIn(language)(step === 'email' ? 'account.signIn.title' : 'account.signIn.codeTitle')
  const body = (
    <>
      <h1>{title}</h1>
      {step === 'email' ? <EmailStep {...view} /> : <CodeStep {...view} />}
    </>
  )
  const script = `(${helpSignIn})(${codeLength})${challenge ? `;(${beginCaptcha})()` : ''}`
  return drawPage({ language, title, body, css: pageCss, isShort: true, isInGame, script, status })
}

/** Marks the number of seconds, so that the script can count it down. */
const waiting = (text: string, seconds: number) => {
  const [before, after] = text.split(String(seconds), 2)
  return (
    <>
      {before}
      <span data-seconds={seconds}>{seconds}</span>
      {after}
    </>
  )
}

function EmailStep(view: SignInView) {
  const { language, returnURL, fault, wait = 0, typed, hasCode, challenge, ways } = view
  const t = textsIn(language)
  return (
    <StandaloneForm action={`/auth/login/code?lang=${language}`} isUnchecked>
      <input type="hidden" name="returnURL" value={returnURL} />
      <WithoutScript />
      <label htmlFor="email">{t('account.signIn.email')}</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={typed}
        aria-describedby="note"
        aria-invalid={fault === 'email_invalid' || undefined}
      />
      <Note language={language} fault={challenge ? undefined : fault} wait={wait} hint="account.signIn.emailHint" />
      <Terms {...view} isMissing={fault === 'terms_unticked'} />
      {challenge && <CaptchaPart {...view} challenge={challenge} />}
      <MainButton>{t('account.signIn.sendCode')}</MainButton>
      <p className={styles.or}>{t('account.signIn.or')}</p>
      {ways && <ProviderWays language={language} ways={ways} />}
      <p>{t('account.signIn.guestHint')}</p>
      <button type="submit" formAction={`/auth/login/guest?lang=${language}`} data-captcha-action="guest">
        {t('account.signIn.guest')}
      </button>
      {hasCode && (
        <p className={styles.ways}>
          <a href={addressOf({ language, returnURL, step: 'code' })}>{t('account.signIn.haveCode')}</a>
        </p>
      )}
    </StandaloneForm>
  )
}

function CodeStep({ language, returnURL, fault, wait = 0, isOnItsWay }: SignInView) {
  const t = textsIn(language)
  const hint = isOnItsWay ? 'account.signIn.codeOnItsWay' : 'account.signIn.codeHint'
  return (
    <>
      <StandaloneForm action={`/auth/login/verify?lang=${language}`} isAuto isUnchecked>
        <input type="hidden" name="returnURL" value={returnURL} />
        <WithoutScript />
        <label htmlFor="code">{t('account.signIn.code')}</label>
        <input
          id="code"
          name="code"
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9\s]*"
          maxLength={20}
          required
          // biome-ignore lint/a11y/noAutofocus: the page is this one field, and the visitor has just requested the code
          autoFocus
          aria-describedby="note"
          aria-invalid={fault === 'code_wrong' || undefined}
        />
        <Note language={language} fault={fault} wait={wait} hint={hint} />
        <MainButton>{t('account.signIn.confirm')}</MainButton>
      </StandaloneForm>
      <p className={styles.ways}>
        {wait > 0 && <span data-until>{waiting(t('account.signIn.wait', { number: wait }), wait)}</span>}
        <a href={addressOf({ language, returnURL })}>{t('account.signIn.again')}</a>
      </p>
    </>
  )
}

/** Marks forms sent without scripts: the page to return to can't exchange the result for a session. */
const WithoutScript = () => (
  <noscript>
    <input type="hidden" name="script" value="no" />
  </noscript>
)

function Note({
  language,
  fault,
  wait,
  hint,
}: Pick<SignInView, 'language' | 'fault'> & { wait: number; hint: PlainTextKey }) {
  const t = textsIn(language)
  return (
    <>
      <FieldNote id="note" fault={fault ? t(errorKey(fault, ['account', 'codes'])) : null}>
        {t(hint)}
      </FieldNote>
      {fault === 'too_many_codes' && <p data-until>{waiting(t('account.signIn.wait', { number: wait }), wait)}</p>}
    </>
  )
}

function Terms({ isMissing, ...view }: TermsProps) {
  const { language, isTicked } = view
  const t = textsIn(language)
  return (
    <p className={styles.terms}>
      <input
        id="terms"
        name="terms"
        type="checkbox"
        value="yes"
        required
        defaultChecked={isTicked}
        aria-invalid={isMissing || undefined}
      />
      <label htmlFor="terms">{t('account.signIn.terms')}</label>{' '}
      <a href={addressIn(view, `/${language}/terms-of-service`)}>{t('account.signIn.termsLink')}</a>
      {' · '}
      <a href={addressIn(view, `/${language}/privacy-notice`)}>{t('account.signIn.privacyLink')}</a>
    </p>
  )
}

interface TermsProps extends Pick<SignInView, 'language' | 'isInGame' | 'isTicked'> {
  isMissing: boolean
}

export const addressOf = ({
  language,
  returnURL,
  step,
}: Pick<SignInView, 'language' | 'returnURL'> & { step?: 'code' }) =>
  `/auth/login?${new URLSearchParams({ returnURL, lang: language, ...(step && { step }) })}`
