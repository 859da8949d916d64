import { useText } from '../../core/web/text.ts'
import { rarityOf } from '../game.rules.ts'
import styles from './CostBadge.module.css'
import { InterfaceGlyph } from './Glyph.tsx'

/** A cost as coin and number, in its colour, with the name of its rarity. */
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
