import { useText } from '#src/core/web/texts/text.ts'
import { rarityOf } from '#src/game/game.rules.ts'
import { InterfaceGlyph } from '../pictures/Glyph.tsx'
import styles from './CostBadge.module.css'

export function CostBadge({ cost }: { cost: number }) {
  const t = useText()
  return (
    <span className={styles.badge} data-cost={cost}>
      <span className={styles.coin}>
        <InterfaceGlyph name="cost" />
      </span>
      {t('game.cost', { cost })} <span className={styles.rarity}>{t(`game.rarity.${rarityOf(cost)}`)}</span>
    </span>
  )
}
