import { PageHead } from '../../core/web/PageHead.tsx'
import { useText } from '../../core/web/text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import styles from './NotFoundPage.module.css'

/** An address that nothing stands behind. */
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
