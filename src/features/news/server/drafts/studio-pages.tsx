import type { Language } from '#src/core/languages.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { developmentPolicy, policyOf } from '#src/core/server/pages/policy.ts'
import type { Frame } from '#src/core/server/pages/render.tsx'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import { documentOf, FieldNote, MainButton, StandaloneForm } from '#src/core/server/standalone/standalone-page.tsx'
import { type PlainTextKey, textsIn } from '#src/core/web/texts/text.ts'

interface SignInPageProps {
  language: Language
  /** Path to open after the sign-in. */
  next: string
  /** Text key of the refusal. */
  fault?: PlainTextKey
  status?: number
}

/** The editors' sign-in form; it works without scripts. */
export function studioSignInPage(
  { language, next, fault, status = 200 }: SignInPageProps,
  { drawPage }: SiteAnswers,
): HtmlAnswer {
  const t = textsIn(language)
  const title = t('studio.signIn.title')
  const body = (
    <>
      <h1>{title}</h1>
      <StandaloneForm action={`/studio/sign-in?lang=${language}`}>
        <input type="hidden" name="next" value={next} />
        <label htmlFor="token">{t('studio.signIn.token')}</label>
        <input
          id="token"
          name="token"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby="note"
          aria-invalid={fault ? true : undefined}
        />
        <FieldNote id="note" fault={fault ? t(fault) : null}>
          {t('studio.signIn.hint')}
        </FieldNote>
        <MainButton>{t('studio.signIn.action')}</MainButton>
      </StandaloneForm>
    </>
  )
  const page = drawPage({ language, title, body, isShort: true, status })
  return { ...page, headers: { ...page.headers, ...headers } }
}

interface StudioDocument {
  language: Language
  origin: string
  icon: string
}

/** The studio's document; it frames pages of the site's origin. */
export function studioPage({ head, scripts, policy }: Frame, { language, origin, icon }: StudioDocument): HtmlAnswer {
  const t = textsIn(language)
  const title = `${t('studio.title')} · ${t('site.name')}`
  const html = documentOf(language, title, { icon, head, body: `<div id="root"></div>${scripts}` })
  const contentPolicy = policy ? policyOf(html, { ...policy, frames: [origin] }) : developmentPolicy()
  return { status: 200, html, headers: { ...headers, 'content-security-policy': contentPolicy } }
}

/** Previews that the studio opens in windows need it as their opener. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
