import { useText } from '#src/core/web/texts/text.ts'
import type { CountedUnit } from '#src/features/rankings/rankings.contract.ts'
import styles from './PlacePlot.module.css'

const height = 40

/** Column chart of boards or copies at places 1 to 8 with their shares. */
export function PlacePlot({ places, unit }: { places: number[]; unit: CountedUnit }) {
  const t = useText()
  const all = places.reduce((sum, count) => sum + count, 0)
  const most = Math.max(...places)
  const columns = places.map((count, index) => {
    const tall = Math.round((count / most) * height)
    return `M${index * 10 + 1} ${height}v-${tall}h8v${tall}z`
  })
  return (
    <div className={styles.plot}>
      <svg viewBox={`0 0 80 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={columns.join('')} />
      </svg>
      <ol aria-label={t('rankings.places', { unit })}>
        {places.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
          <li key={index}>{Math.round((count / all) * 100)}</li>
        ))}
      </ol>
    </div>
  )
}
