import { useStudio } from '#src/ui/studio/studio-context.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './ShareBars.module.css'
import { useFigures } from './useFigures.ts'

interface ShareBarsProps {
  title: string
  head: string
  rows: { key: string; name: string; count: number }[]
}

/** Counts that make up a whole, each with a bar of its share. */
export function ShareBars({ title, head, rows }: ShareBarsProps) {
  const { t } = useStudio()
  const { number, share } = useFigures()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.bars}>
      <h3>{title}</h3>
      <FigureTable
        label={title}
        heads={[head, t('campaign-studio.column.count'), t('campaign-studio.column.share')]}
        rows={rows.map(({ key, name, count }) => ({
          key,
          cells: [
            <span key="name" className={styles.name}>
              {name}
              <Bar share={count / all} />
            </span>,
            number(count),
            share(count, all),
          ],
        }))}
      />
    </div>
  )
}

/** A bar of a share of 0 to 1; the number stands beside it. */
export function Bar({ share, isHigh = false }: { share: number; isHigh?: boolean }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d="M0 0h100v4H0z" />
      <path className={isHigh ? styles.high : undefined} d={`M0 0h${Math.min(100, share * 100).toFixed(1)}v4H0z`} />
    </svg>
  )
}
