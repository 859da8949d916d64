import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { HomeLink } from '#src/ui/HomeLink.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const t = useText()
  return (
    <main className={styles.page}>
      <PageHead title={t('site.notFound.title')} siteName={t('site.name')} path={null} />
      <h1>{t('site.notFound.title')}</h1>
      <EmptyState title={t('site.notFound.text')}>
        <HomeLink />
      </EmptyState>
    </main>
  )
}
