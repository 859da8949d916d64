import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '../../core/languages.ts'
import type { HtmlAnswer } from '../../core/server/pages/page-cache.ts'
import { developmentPolicy, policyOf } from '../../core/server/pages/policy.ts'
import type { Frame } from '../../core/server/pages/render.tsx'
import { type PlainTextKey, textsIn } from '../../core/web/text.ts'
import brandCss from '../web/Brand.module.css?inline'
import { Brand } from '../web/Brand.tsx'
import { icon } from '../web/icons.ts'
import siteCss from '../web/site.css?inline'
import { ownFaces } from './font-faces.ts'
import styles from './studio-pages.module.css'
import ownCss from './studio-pages.module.css?inline'

interface SignInPageProps {
  language: Language
  /** Path of the view that was asked for. */
  next: string
  /** Why the last try was refused. */
  fault?: PlainTextKey
  status?: number
}

/** The form by which an editor signs in; it needs no script. */
export function signInPage({ language, next, fault, status = 200 }: SignInPageProps): HtmlAnswer {
  const t = textsIn(language)
  const body = renderToStaticMarkup(
    <main className={styles.page}>
      <Brand />
      <h1>{t('studio.signIn.title')}</h1>
      <form method="post" action={`/studio/sign-in?lang=${language}`} className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <label htmlFor="token">{t('studio.signIn.token')}</label>
        <input
          id="token"
          name="token"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={fault ? 'fault' : 'hint'}
          aria-invalid={fault ? true : undefined}
        />
        {fault ? (
          <p id="fault" role="alert" className={styles.fault}>
            {t(fault)}
          </p>
        ) : (
          <p id="hint">{t('studio.signIn.hint')}</p>
        )}
        <button type="submit">{t('studio.signIn.action')}</button>
      </form>
    </main>,
  )
  const head = `<style>${siteCss}${ownFaces[language] ?? ''}${brandCss}${ownCss}</style>`
  const html = documentOf(language, `${t('studio.signIn.title')} · ${t('site.name')}`, { head, body })
  return { status, html, headers: { ...headers, 'content-security-policy': policyOf(html) } }
}

/** The document in which the studio draws itself; it holds pages of the site's origin in frames. */
export function studioPage(language: Language, { head, scripts, policy }: Frame, origin: string): HtmlAnswer {
  const t = textsIn(language)
  const title = `${t('studio.title')} · ${t('site.name')}`
  const html = documentOf(language, title, { head, body: `<div id="root"></div>${scripts}` })
  const own = policy ? policyOf(html, { ...policy, frames: [origin] }) : developmentPolicy()
  return { status: 200, html, headers: { ...headers, 'content-security-policy': own } }
}

/** Nobody keeps the pages of the studio, and the previews that it opens in windows know it as their opener. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const documentOf = (language: Language, title: string, { head, body }: { head: string; body: string }): string =>
  `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="${icon}">${head}</head><body>${body}</body></html>`
