import { baseOf, languageFacts } from '#src/core/languages.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { articlePath } from '#src/features/news/news.rules.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { ShownArticle } from './ArticlePage.tsx'
import styles from './TranslationNote.module.css'

/** Notes an outdated or missing translation. */
export function TranslationNote({ article }: { article: ShownArticle }) {
  const t = useText()
  const { place } = usePageContext()
  const isMissing = article.language !== place.language
  if (!isMissing && article.translation !== 'outdated') return null
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>
        <span>{t(isMissing ? 'news.translation.missing' : 'news.translation.outdated')}</span>{' '}
        {!isMissing && (
          <a href={baseOf('en', place.test) + articlePath(article.content_id)} hrefLang={languageFacts.en.tag}>
            {t('news.translation.original')}
          </a>
        )}
      </span>
    </p>
  )
}
