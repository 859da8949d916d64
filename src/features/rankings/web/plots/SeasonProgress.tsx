import { useText } from '#src/core/web/texts/text.ts'
import type { RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import styles from './SeasonProgress.module.css'

export function SeasonProgress({ season, progress }: { season: string; progress: RankingAnswer['progress'] }) {
  const t = useText()
  return (
    <EmptyState title={t('rankings.calculating')}>
      <p>{t('rankings.calculatingText', { season })}</p>
      {progress && (
        <>
          <progress
            className={styles.progress}
            value={progress.boards}
            max={progress.needed}
            aria-label={t('rankings.progress', progress)}
          />
          <p>{t('rankings.progress', progress)}</p>
        </>
      )}
    </EmptyState>
  )
}
