import { FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { errorKey, type Text } from '#src/core/web/texts/text.ts'
import { confirmationCalls } from '#src/features/account/confirmation.contract.ts'
import { confirmationLasts } from '#src/features/account/confirmation.rules.ts'
import type { SignInWay } from '#src/features/account/sign-in-form.contract.ts'
import type { AskCall } from './visitor-calls.ts'

/** A fresh proof of the account's owner that a form waits for. */
export interface DueConfirmation {
  /** Where the code was sent, all but hidden; null for an account that signs in at a provider. */
  address: string | null
  providers: SignInWay[]
  isOnItsWay: boolean
  /** Until another code may be requested, where that is why none was sent. */
  seconds?: number
  /** Key of the error table. */
  error: string | null
}

/** Requests the code that a form needs to go on. */
export async function requestConfirmation(ask: AskCall): Promise<DueConfirmation> {
  const read = await ask(confirmationCalls.readConfirmation, {})
  if (!read.ok) return { address: null, providers: [], isOnItsWay: false, error: read.error }
  const { address, providers } = read.data
  if (address === null) return { address, providers, isOnItsWay: false, error: null }
  const asked = await ask(confirmationCalls.requestConfirmation, {})
  const error = asked.ok || asked.error === 'code_sent_lately' ? null : asked.error
  const seconds = asked.ok ? 0 : (asked.seconds ?? 0)
  return { address, providers, isOnItsWay: asked.ok && asked.data.isOnItsWay, seconds, error }
}

/** Enters the code of a form that has one; null if the form can go on. */
export async function enterConfirmation(code: string | undefined, ask: AskCall): Promise<DueConfirmation | null> {
  if (code === undefined) return null
  const entered = code.trim() === '' ? null : await ask(confirmationCalls.confirm, { code })
  if (entered?.ok) return null
  const read = await ask(confirmationCalls.readConfirmation, {})
  const { address, providers } = read.ok ? read.data : { address: null, providers: [] }
  return { address, providers, isOnItsWay: false, error: entered ? entered.error : 'code_missing' }
}

interface ConfirmationProps {
  due: DueConfirmation
  /** Ends the id of the field, as a page may have several forms. */
  id: string
  t: Text
}

/** The field of the code within the form that waits for it. */
export function CodeField({ due: { address, isOnItsWay, seconds = 0, error }, id, t }: ConfirmationProps) {
  const fault = error && (error === 'code_missing' ? t('codes.confirm.missing') : t(errorKey(error, ['codes'])))
  return (
    <>
      <label htmlFor={`code-${id}`}>{t('codes.confirm.code')}</label>
      <input
        id={`code-${id}`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just sent a form that needs this code
        autoFocus
        aria-describedby={`code-note-${id}`}
        aria-invalid={error !== null || undefined}
      />
      <FieldNote id={`code-note-${id}`} fault={fault}>
        {t(isOnItsWay ? 'codes.confirm.onItsWay' : 'codes.confirm.sent', { address: address ?? '' })}
      </FieldNote>
      {error && seconds > 0 && <p>{t('codes.confirm.wait', { number: seconds })}</p>}
    </>
  )
}

/** Signs in once more at the account's provider, and returns to the page. */
export function NewSignIn({
  due,
  returnURL,
  language,
  t,
}: Omit<ConfirmationProps, 'id'> & { returnURL: string; language: string }) {
  return (
    <>
      <p role="alert">{t('codes.confirm.signIn', { minutes: confirmationLasts })}</p>
      {due.providers.map(({ channel, label }) => (
        <StandaloneForm key={channel} action={`/auth/login/channel/${channel}?lang=${language}`}>
          <input type="hidden" name="terms" value="yes" />
          <input type="hidden" name="fresh" value="yes" />
          <input type="hidden" name="returnURL" value={returnURL} />
          <MainButton>{t('codes.confirm.with', { label })}</MainButton>
        </StandaloneForm>
      ))}
    </>
  )
}
