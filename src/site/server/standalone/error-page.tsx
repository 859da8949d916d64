import type { Language } from '#src/core/languages.ts'
import type { HtmlAnswer } from '#src/core/server/pages/page-cache.ts'
import { addressIn } from '#src/core/web/router/address.ts'
import { errorKey, textsIn } from '#src/core/web/texts/text.ts'
import { errorSlices } from '#src/site/errors.ts'
import { errorTitleKey } from '#src/ui/states/error-title.ts'
import { drawPage } from './draw-page.tsx'
import styles from './error-page.module.css'
import pageCss from './error-page.module.css?inline'

interface ErrorPageProps {
  language: Language
  /** Key of the error table. */
  error: string
  status: number
  /** Request id, to find the fault in the log. */
  reference: string
  isInGame?: boolean
}

/** An error page without data and scripts, for failures of the site itself. */
export function errorPage({ language, error, reference, ...page }: ErrorPageProps): HtmlAnswer {
  const t = textsIn(language)
  const words = [t(errorKey(error, errorSlices)), t('site.error.reference', { reference })]
  return plainPage({ ...page, language, title: t(errorTitleKey(error)), words })
}

interface PlainPageProps {
  language: Language
  title: string
  /** Paragraphs; the last one is small print. */
  words: string[]
  status?: number
  isInGame?: boolean
  /** Whether it may be cached publicly. */
  isLasting?: boolean
}

/** A page with a title, a few words and a link home. */
export function plainPage({ words, ...page }: PlainPageProps): HtmlAnswer {
  const t = textsIn(page.language)
  const body = (
    <>
      <h1>{page.title}</h1>
      {words.map((each, index) => (
        <p key={each} className={index > 0 && index === words.length - 1 ? styles.reference : undefined}>
          {each}
        </p>
      ))}
      <p>
        <a href={addressIn({ isInGame: page.isInGame ?? false }, `/${page.language}/`)} className={styles.home}>
          {t('site.error.home')}
        </a>
      </p>
    </>
  )
  return drawPage({ ...page, body, css: pageCss, className: styles.page })
}
