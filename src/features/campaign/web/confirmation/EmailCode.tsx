import { type FormEvent, useState } from 'react'
import { codeLength } from '#src/core/codes.rules.ts'
import { digitsOf } from '#src/core/texts/typed-text.ts'
import { errorKey, useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useSecondsLeft } from '#src/ui/hooks/useSecondsLeft.ts'
import styles from './ConfirmOwner.module.css'
import type { useConfirmation } from './useConfirmation.ts'

type EmailCodeProps = Omit<ReturnType<typeof useConfirmation>, 'confirmation'> & {
  /** Where the code goes, all but hidden. */
  address: string
}

const noWait = { seconds: 0 }

/** The field of a code that was mailed, which enters it once it is whole. */
export function EmailCode({ address, sent, fault, isBusy, request, enter }: EmailCodeProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const left = useSecondsLeft(sent?.wait ?? noWait)
  const type = (text: string) => {
    const digits = digitsOf(text).slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength && digits !== code) void enter(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(code)
  }
  const hint = !sent
    ? t('codes.confirm.sending')
    : t(sent.isOnItsWay ? 'codes.confirm.onItsWay' : 'codes.confirm.sent', { address })
  const faultText = fault && (fault === 'code_missing' ? t('codes.confirm.missing') : t(errorKey(fault, ['codes'])))
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy} noValidate>
      <p role="status">{hint}</p>
      <label>
        {t('codes.confirm.code')}
        <input
          name="code"
          className={styles.code}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed a button that needs this code
          autoFocus
          aria-describedby="confirm-owner-fault"
          aria-invalid={fault === 'code_wrong' || fault === 'code_missing' || undefined}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p id="confirm-owner-fault" role="alert" className={styles.fault}>
        {faultText}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="main">
          {t('codes.confirm.submit')}
        </Button>
        <Button
          variant="outline"
          aria-disabled={left > 0 || undefined}
          onClick={() => {
            if (left === 0) void request()
          }}
        >
          {left > 0 ? t('codes.confirm.wait', { number: left }) : t('codes.confirm.again')}
        </Button>
      </div>
    </form>
  )
}
