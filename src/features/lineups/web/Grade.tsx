import { useText } from '#src/core/web/texts/text.ts'
import type { LineupCard } from '../lineups.contract.ts'
import styles from './Grade.module.css'

/** The editors' tier as a lit hexagon. */
export function Grade({ tier, size = 44 }: { tier: LineupCard['tier']; size?: 44 | 64 }) {
  const t = useText()
  return (
    <span
      className={styles.grade}
      data-grade={tier}
      data-size={size}
      role="img"
      aria-label={t('lineups.tier', { tier })}
    >
      {tier}
    </span>
  )
}
