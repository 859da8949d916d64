import { Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import styles from './ArticlePage.module.css'

export function MissingArticle() {
  const t = useText()
  return (
    <main className={styles.missing}>
      <PageHead title={t('news.unknown')} siteName={t('site.name')} path={null} />
      <h1>{t('news.unknown')}</h1>
      <EmptyState title={t('news.unknownHint')}>
        <Link to="/news">{t('news.toNews')}</Link>
      </EmptyState>
    </main>
  )
}
