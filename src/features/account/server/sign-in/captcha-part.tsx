import type { Language } from '#src/core/languages.ts'
import type { CaptchaChallenge } from '#src/core/server/outside/captcha.ts'
import { FieldNote } from '#src/core/server/standalone/standalone-page.tsx'
import { textsIn } from '#src/core/web/texts/text.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import type { CaptchaAction } from '#src/features/account/captcha.rules.ts'

interface CaptchaPartProps {
  language: Language
  challenge: CaptchaChallenge<CaptchaAction>
  /** Seconds until no captcha is needed. */
  wait?: number
  captchaScript?: string
}

/** A captcha that a script solves before it sends the form; without scripts it says when to try again. */
export function CaptchaPart({ language, challenge, wait = 0, captchaScript }: CaptchaPartProps) {
  const t = textsIn(language)
  const later = t('account.captcha.later', { minutes: Math.ceil(wait / 60) })
  return (
    <>
      <input type="hidden" name="captcha" />
      <p
        role="status"
        data-captcha={JSON.stringify(challenge)}
        data-verify={captchaCalls.verify.path}
        data-script={captchaScript}
        data-checking={t('account.captcha.checking')}
        data-later={later}
      />
      <noscript>
        <FieldNote id="later" fault={later}>
          {later}
        </FieldNote>
      </noscript>
    </>
  )
}

/** Inline script, self-contained: loads the captcha solver; on failure its status says when to try again. */
export function beginCaptcha(): void {
  const status = document.querySelector<HTMLElement>('[data-captcha]')!
  status.textContent = status.dataset.checking!
  const script = document.createElement('script')
  script.type = 'module'
  script.src = status.dataset.script!
  script.addEventListener('error', () => {
    status.textContent = status.dataset.later!
  })
  document.head.append(script)
}
