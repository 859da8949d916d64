import { useText } from '#src/core/web/texts/text.ts'
import { type SquadStep, squadSteps } from '../../squads.contract.ts'
import styles from './SquadStepList.module.css'

/** What a player does before a squad; the step that is next is marked. */
export function SquadStepList({ next }: { next: SquadStep }) {
  const t = useText()
  const place = squadSteps.indexOf(next)
  return (
    <ol className={styles.steps} aria-label={t('squad.steps')}>
      {squadSteps.map((step, n) => (
        <li key={step} data-done={n < place || undefined} aria-current={n === place ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {n < place ? '✓' : n + 1}
          </span>
          {t(`squad.step.${step}`)}
          {n < place && <span className="visually-hidden"> ({t('squad.step.done')})</span>}
        </li>
      ))}
    </ol>
  )
}
