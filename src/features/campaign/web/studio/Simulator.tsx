import { type FormEvent, useState } from 'react'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { rollNumbers } from '../../draw/draw.rules.ts'
import type { Operation } from '../../operator/operator.contract.ts'
import { type Scenario, scenarioFault } from '../../operator/simulator.rules.ts'
import { FigureTable } from './figures/FigureTable.tsx'
import { useFigures } from './figures/useFigures.ts'
import styles from './Simulator.module.css'
import { type Simulated, useSimulation } from './useSimulation.ts'

const onePercent = rollNumbers / 100
const dayMs = 86_400_000

/** Plays a campaign with other players, stock and chances; it changes nothing. */
export function Simulator({ operation }: { operation: Operation }) {
  const { t } = useStudio()
  const { share } = useFigures()
  const { progress, outcomes, run } = useSimulation()
  const [fault, setFault] = useState<ReturnType<typeof scenarioFault>>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const scenario = scenarioIn(new FormData(event.currentTarget), operation)
    const found = scenarioFault(scenario)
    setFault(found)
    if (!found) void run(scenario)
  }
  return (
    <>
      <p className={styles.lead}>{t('campaign-studio.simulator.lead')}</p>
      <form className={styles.form} onSubmit={submit} onReset={() => setFault(null)} noValidate>
        <ScenarioFields operation={operation} />
        <div className={styles.actions}>
          <StudioButton type="submit" isMain disabled={progress !== null}>
            {t('campaign-studio.simulator.run')}
          </StudioButton>
          <StudioButton type="reset">{t('campaign-studio.simulator.reset')}</StudioButton>
          <p role="status">
            {progress !== null &&
              t('campaign-studio.simulator.running', { percent: share(Math.floor(progress * 10) / 10) })}
          </p>
        </div>
        {fault && (
          <p role="alert" className={styles.fault}>
            {t(`campaign-studio.simulator.fault.${fault}`)}
          </p>
        )}
      </form>
      {outcomes.map((outcome, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the newest and the one before
        <Outcome key={at} outcome={outcome} operation={operation} />
      ))}
    </>
  )
}

function ScenarioFields({ operation: { startsAt, endsAt, prizes } }: { operation: Operation }) {
  const { t } = useStudio()
  const days = Math.max(1, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / dayMs))
  const field = (name: string, label: string, value: number) => (
    <label key={name}>
      {label}
      <input name={name} inputMode="decimal" autoComplete="off" maxLength={12} defaultValue={value} />
    </label>
  )
  return (
    <div className={styles.fields}>
      <div className={styles.common}>
        {field('players', t('campaign-studio.simulator.players'), 400_000)}
        {field('drawsEach', t('campaign-studio.simulator.drawsEach'), 2.3)}
        {field('days', t('campaign-studio.simulator.days'), days)}
      </div>
      {prizes.map(({ tier, rate, stock }) => (
        <div key={tier} className={styles.tier}>
          {field(`rate${tier}`, t('campaign-studio.simulator.chance', { tier }), rate / onePercent)}
          {field(`stock${tier}`, t('campaign-studio.simulator.stock', { tier }), stock)}
        </div>
      ))}
    </div>
  )
}

function scenarioIn(form: FormData, { prizes }: Operation): Scenario {
  const numberOf = (name: string) => Number(String(form.get(name)).replace(/[\s,]/g, '') || Number.NaN)
  return {
    players: numberOf('players'),
    drawsEach: numberOf('drawsEach'),
    days: numberOf('days'),
    prizes: prizes.map(({ tier }) => ({
      tier,
      rate: Math.round(numberOf(`rate${tier}`) * onePercent),
      stock: numberOf(`stock${tier}`),
    })),
  }
}

function Outcome({ outcome: { scenario, forecast }, operation }: { outcome: Simulated; operation: Operation }) {
  const { t } = useStudio()
  const { number, share, chance } = useFigures()
  const { players, days, prizes } = scenario
  const after = (passed: number) =>
    passed < 2
      ? t('campaign-studio.simulator.hours', { hours: number(passed * 24) })
      : t('campaign-studio.simulator.after', { days: number(passed) })
  const label = t('campaign-studio.simulator.result', {
    players: number(players),
    draws: number(forecast.draws),
    days: number(days),
  })
  const heads = [
    t('campaign-studio.prizes.column.prize'),
    ...(['wins', 'empty', 'after'] as const).map((each) => t(`campaign-studio.simulator.column.${each}`)),
  ]
  return (
    <div className={styles.outcome}>
      <h3>{label}</h3>
      <FigureTable
        label={label}
        heads={heads}
        rows={forecast.tiers.map(({ tier, wins, emptyChance, emptyAfter }, at) => ({
          key: String(tier),
          cells: [
            <span key="prize" className={styles.prize}>
              {t('campaign-studio.prizes.tier', { tier, title: operation.prizes[at]?.title ?? '' })}
              <small>{chance(prizes[at]!.rate)}</small>
            </span>,
            t('campaign-studio.simulator.wins', { wins: number(wins), stock: number(prizes[at]!.stock) }),
            share(emptyChance),
            emptyAfter === null ? t('campaign-studio.simulator.never') : after(emptyAfter),
          ],
        }))}
      />
      <p className={styles.lead}>{t('campaign-studio.simulator.note', { runs: number(forecast.runs) })}</p>
    </div>
  )
}
