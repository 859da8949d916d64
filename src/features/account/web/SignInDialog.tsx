import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { codeLength } from '#src/core/codes.rules.ts'
import type { Language } from '#src/core/languages.ts'
import { digitsOf } from '#src/core/texts/typed-text.ts'
import { signInAddress } from '#src/core/web/session.ts'
import { errorKey, textsIn } from '#src/core/web/texts/text.ts'
import { useSecondsLeft } from '#src/ui/hooks/useSecondsLeft.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { signInFormCalls } from '../sign-in-form.contract.ts'
import { Providers } from './Providers.tsx'
import { type Platform, takeSignIn } from './platform.ts'
import styles from './SignInDialog.module.css'

export interface SignInDialogProps extends Platform {
  language: Language
  /** Whether the page is in the game's web view, which many providers refuse. */
  isInGame: boolean
  /** Called after a sign-in or when the visitor closes the dialog. */
  onClose: () => void
}

type Step = { name: 'email' } | { name: 'code'; wait: number; isOnItsWay?: boolean }
interface Fault {
  error: string
  /** Seconds until a new try makes sense. */
  seconds: number
  /** The failed action, by its path on the sign-in page. */
  action?: 'code' | 'guest'
}
type Entered = { ok: true; data: { code: string; state: string } } | { ok: false; error: string }

/** The sign-in form as a modal dialog. */
export function SignInDialog({ onClose, ...platform }: SignInDialogProps) {
  const { ask, language } = platform
  const t = textsIn(language)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current!.close()
  const { step, sendCode, enter, ...state } = useSignIn(platform, close)
  const title = useId()
  useEffect(() => dialog.current!.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={t('account.signIn.close')} onClick={close}>
        <Icon name="close" />
      </button>
      <h2 id={title}>{t(step.name === 'email' ? 'account.signIn.title' : 'account.signIn.codeTitle')}</h2>
      {step.name === 'email' ? (
        <EmailForm
          language={language}
          {...state}
          providers={<Providers {...platform} />}
          onSend={sendCode}
          onGuest={() => enter(() => ask(signInFormCalls.enterAsGuest, { terms: true }), 'guest')}
        />
      ) : (
        <CodeForm
          language={language}
          {...state}
          wait={step.wait}
          isOnItsWay={step.isOnItsWay}
          onEnter={(code) => enter(() => ask(signInFormCalls.enterCode, { code }))}
          onAgain={() => state.go({ name: 'email' })}
        />
      )}
      <p className={styles.ways}>
        <a href={signInAddress(language)}>{t('account.signIn.onPage')}</a>
      </p>
    </dialog>
  )
}

/** State and actions of the form; one action at a time. */
function useSignIn(platform: Omit<SignInDialogProps, 'onClose'>, onDone: () => void) {
  const [step, setStep] = useState<Step>({ name: 'email' })
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const fail = (error: string, more: Partial<Fault> = {}) => setFault({ error, seconds: 0, ...more })
  const go = (next: Step) => {
    setStep(next)
    setFault(null)
  }
  const act = async (run: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    await run()
    setIsBusy(false)
  }
  const sendCode = (email: string) =>
    act(async () => {
      const asked = await platform.ask(signInFormCalls.askForCode, { email, terms: true })
      if (asked.ok) return go({ name: 'code', ...asked.data })
      const seconds = Number(asked.detail) || 0
      if (asked.error === 'code_not_sent' || asked.error === 'code_sent_lately') go({ name: 'code', wait: seconds })
      fail(asked.error, { seconds, action: 'code' })
    })
  const enter = (submit: () => Promise<Entered>, action?: Fault['action']) =>
    act(async () => {
      const entered = await submit()
      if (!entered.ok) return fail(entered.error, { action })
      if (await takeSignIn(platform, entered.data)) onDone()
      else fail('login_failed')
    })
  return { step, fault, isBusy, go, fail, sendCode, enter }
}

interface FormProps {
  language: Language
  fault: Fault | null
  isBusy: boolean
}
interface EmailFormProps extends FormProps {
  providers: ReactNode
  onSend: (email: string) => void
  onGuest: () => void
  fail: (error: string) => void
}

const noWait = { seconds: 0 }

function EmailForm({ language, providers, fault, isBusy, onSend, onGuest, fail }: EmailFormProps) {
  const t = textsIn(language)
  const left = useSecondsLeft(fault ?? noWait)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault?.error !== 'captcha_due') return
    form.current!.action = `/auth/login/${fault.action}?lang=${language}` // the sign-in page can solve the captcha
    form.current!.submit()
  }, [fault, language])
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const fields = new FormData(event.currentTarget, submitter)
    const isTicked = fields.get('terms') === 'yes'
    if (isTicked && submitter?.hasAttribute('formaction')) return // a redirect to a provider
    event.preventDefault()
    if (!isTicked) return fail('terms_unticked')
    if (fields.has('guest')) onGuest()
    else onSend(String(fields.get('email')))
  }
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={send} aria-busy={isBusy} noValidate>
      <label>
        {t('account.signIn.email')}
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="sign-in-note"
        />
      </label>
      <Note
        text={fault ? t(errorKey(fault.error, ['account', 'codes'])) : t('account.signIn.emailHint')}
        isFault={fault !== null}
      />
      {left > 0 && <p>{t('account.signIn.wait', { number: left })}</p>}
      <label>
        <input name="terms" type="checkbox" value="yes" required />
        <span>
          {t('account.signIn.terms')} <a href={`/${language}/terms-of-service`}>{t('account.signIn.termsLink')}</a>
          {' · '}
          <a href={`/${language}/privacy-notice`}>{t('account.signIn.privacyLink')}</a>
        </span>
      </label>
      <button type="submit" className={styles.main}>
        {t('account.signIn.sendCode')}
      </button>
      {providers}
      <button type="submit" className={styles.other} name="guest">
        {t('account.signIn.guest')}
      </button>
      <p>{t('account.signIn.guestHint')}</p>
    </form>
  )
}

interface CodeFormProps extends FormProps {
  wait: number
  /** Whether the letter with the code has yet to leave. */
  isOnItsWay?: boolean
  onEnter: (code: string) => void
  onAgain: () => void
}

function CodeForm({ language, fault, isBusy, wait, isOnItsWay, onEnter, onAgain }: CodeFormProps) {
  const t = textsIn(language)
  const hint = isOnItsWay ? 'account.signIn.codeOnItsWay' : 'account.signIn.codeHint'
  const [code, setCode] = useState('')
  const left = useSecondsLeft(useMemo(() => ({ seconds: wait }), [wait]))
  const type = (text: string) => {
    const digits = digitsOf(text).slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength) onEnter(digits)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    onEnter(code)
  }
  return (
    <form className={styles.form} onSubmit={send} aria-busy={isBusy} noValidate>
      <label>
        {t('account.signIn.code')}
        <input
          name="code"
          className={styles.code}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          // biome-ignore lint/a11y/noAutofocus: the dialog is this one field now, and the visitor has just requested the code
          autoFocus
          aria-describedby="sign-in-note"
          aria-invalid={fault?.error === 'code_wrong' || undefined}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <Note text={t(fault ? errorKey(fault.error, ['account', 'codes']) : hint)} isFault={fault !== null} />
      <button type="submit" className={styles.main}>
        {t('account.signIn.confirm')}
      </button>
      {left > 0 && <p>{t('account.signIn.wait', { number: left })}</p>}
      <button type="button" className={styles.other} onClick={onAgain}>
        {t('account.signIn.again')}
      </button>
    </form>
  )
}

const Note = ({ text, isFault }: { text: string; isFault: boolean }) => (
  <p id="sign-in-note" role={isFault ? 'alert' : undefined}>
    {text}
  </p>
)
