import { useText } from '#src/core/web/texts/text.ts'
import { isFrontline } from '#src/game/game.rules.ts'
import styles from './PositionCard.module.css'

const rows = [0, 1, 2, 3]
const columns = [0, 1, 2, 3, 4, 5, 6]

/** A champion's role, and its place on the board by attack range; the first row is nearest to the enemy. */
export function PositionCard({ range, role }: { range: number; role: string | null }) {
  const t = useText()
  const isFront = isFrontline(range)
  return (
    <section className={styles.card}>
      <h2>{t('champions.position.title')}</h2>
      {role && <p className={styles.role}>{role}</p>}
      <div className={styles.board} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} data-fit={isFront === row < 2 || undefined}>
            {columns.map((column) => (
              <i key={column} />
            ))}
          </div>
        ))}
      </div>
      <p>{t(isFront ? 'champions.position.front' : 'champions.position.back', { range })}</p>
    </section>
  )
}
