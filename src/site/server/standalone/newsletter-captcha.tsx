import type { FastifyRequest } from 'fastify'
import { MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { textsIn } from '#src/core/web/texts/text.ts'
import { freeActs } from '#src/features/account/captcha.rules.ts'
import { openCaptchas } from '#src/features/account/server/captchas/captchas.ts'
import { beginCaptcha, CaptchaPart } from '#src/features/account/server/sign-in/captcha-part.tsx'
import type { NewsletterFormParts } from '#src/features/newsletter/server/newsletter.http.ts'
import type { AppParts } from '../app-parts.ts'
import { drawPage } from './draw-page.tsx'

/** The page that has the captcha of the newsletter's form solved. */
export function newsletterCaptchas({ runtime, captchaScript }: AppParts): NewsletterFormParts['captchaPage'] {
  const captchas = openCaptchas(runtime)
  return async ({ ip }: FastifyRequest, { place, email }) => {
    const { language, base } = place
    const t = textsIn(language)
    const challenge = await captchas.challenge({ action: 'newsletter', address: ip })
    const body = (
      <>
        <h1>{t('newsletter.title')}</h1>
        <StandaloneForm action="/newsletter" isUnchecked>
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="email" value={email} />
          <p>{email}</p>
          {challenge && (
            <CaptchaPart
              language={language}
              challenge={challenge}
              wait={freeActs.seconds}
              captchaScript={captchaScript}
            />
          )}
          <MainButton>{t('newsletter.subscribe')}</MainButton>
        </StandaloneForm>
      </>
    )
    const script = challenge ? `(${beginCaptcha})()` : undefined
    return drawPage({ language, title: t('newsletter.title'), body, isShort: true, script, status: 429 })
  }
}
