import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageFacts } from '../../core/languages.ts'
import type { HtmlAnswer } from '../../core/server/pages/page-cache.ts'
import { policyOf } from '../../core/server/pages/policy.ts'
import { errorKey, textsIn } from '../../core/web/text.ts'
import { errorTitleKey } from '../../ui/error-title.ts'
import brandCss from '../web/Brand.module.css?inline'
import { Brand } from '../web/Brand.tsx'
import siteCss from '../web/site.css?inline'
import styles from './error-page.module.css'
import ownCss from './error-page.module.css?inline'
import { ownFaces } from './font-faces.ts'

interface ErrorPageProps {
  language: Language
  /** Key of the error table. */
  error: string
  status: number
  /** Request id, by which the operator finds the fault in the log. */
  reference: string
}

/** A page without data and scripts for the moments when the site itself fails. */
export function errorPage({ language, error, status, reference }: ErrorPageProps): HtmlAnswer {
  const t = textsIn(language)
  const words = [t(errorKey(error)), t('site.error.reference', { reference })]
  return { ...plainPage({ language, title: t(errorTitleKey(error)), words }), status }
}

interface PlainPageProps {
  language: Language
  title: string
  /** Paragraphs; the last one is small print. */
  words: string[]
}

/** A page of a title and a few words in the site's style, with a way home. */
export function plainPage({ language, title, words }: PlainPageProps): HtmlAnswer {
  const t = textsIn(language)
  const body = renderToStaticMarkup(
    <main className={styles.page}>
      <a href={`/${language}/`} className={styles.brand}>
        <Brand />
      </a>
      <h1>{title}</h1>
      {words.map((each, index) => (
        <p key={each} className={index > 0 && index === words.length - 1 ? styles.reference : undefined}>
          {each}
        </p>
      ))}
      <p>
        <a href={`/${language}/`} className={styles.home}>
          {t('site.error.home')}
        </a>
      </p>
    </main>,
  )
  const html = `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${t('site.name')}</title><style>${siteCss}${ownFaces[language] ?? ''}${brandCss}${ownCss}</style></head><body>${body}</body></html>`
  return {
    status: 200,
    html,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(html) },
  }
}
