import { Link } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import styles from './NoCampaign.module.css'

/** The page's address while there is nothing to register for. */
export function NoCampaign() {
  const t = useText()
  return (
    <main className={styles.page}>
      <PageHead title={t('campaign.page.none')} siteName={t('site.name')} path={null} />
      <h1>{t('campaign.page.none')}</h1>
      <EmptyState title={t('campaign.page.noneHint')}>
        <Link to="/all-activities">{t('campaign.page.toActivities')}</Link>
      </EmptyState>
    </main>
  )
}
