import { useText } from '#src/core/web/texts/text.ts'
import styles from './CostChoice.module.css'

interface CostChoiceProps {
  champions: { cost: number }[]
  /** Null for all costs. */
  chosen: number | null
  onChoose: (cost: number | null) => void
}

/** Chooses one of the costs that the season's champions have. */
export function CostChoice({ champions, chosen, onChoose }: CostChoiceProps) {
  const t = useText()
  const costs = [...new Set(champions.map(({ cost }) => cost))].sort()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in ways of its own
    <span className={styles.costs} role="group" aria-label={t('lineup-builder.cost')}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('lineup-builder.anyCost')}
      </button>
      {costs.map((cost) => (
        <button
          key={cost}
          type="button"
          data-cost={cost}
          aria-pressed={chosen === cost}
          aria-label={t('game.cost', { cost })}
          onClick={() => onChoose(chosen === cost ? null : cost)}
        >
          {cost}
        </button>
      ))}
    </span>
  )
}
