import { useText } from '#src/core/web/texts/text.ts'
import type { DrawFacts, OwnDraws } from '../../draw/draw.contract.ts'
import { recordText } from '../../draw/draw.rules.ts'
import type { CheckedLog } from '../../draw/draw-check.rules.ts'
import styles from './CheckResult.module.css'
import type { CheckState } from './useLogCheck.ts'

interface CheckResultProps {
  state: CheckState
  draw: DrawFacts
  /** Null for visitors without draws. */
  own: OwnDraws | null
}

/** How far a check is, or what it found. */
export function CheckResult({ state, draw, own }: CheckResultProps) {
  const t = useText()
  if (state === 'none') return null
  if (state === 'failed') return <p className={styles.wrong}>{t('draw.check.failed')}</p>
  if ('share' in state) {
    const percent = Math.floor(state.share * 100)
    return (
      <div className={styles.progress}>
        <p>{t('draw.check.progress', { percent: String(percent) })}</p>
        <progress max={100} value={percent} aria-hidden="true" />
      </div>
    )
  }
  const { checked } = state
  return (
    <div className={styles.result}>
      {checked.faultCount === 0 ? <Right checked={checked} /> : <Wrong checked={checked} />}
      <ul className={styles.tiers}>
        {Object.entries(checked.tiers).map(([tier, count]) => (
          <li key={tier}>
            {tier === '0'
              ? t('draw.result.thanks', { count: String(count) })
              : t('draw.result.won', { tier, count: String(count) })}
          </li>
        ))}
      </ul>
      {own && <OwnRecords checked={checked} draw={draw} own={own} />}
    </div>
  )
}

function Right({ checked: { head, records } }: { checked: CheckedLog }) {
  const t = useText()
  return (
    <>
      <p className={styles.right}>{t('draw.result.right', { count: records })}</p>
      {head?.secret === null && records > 0 && <p>{t('draw.result.sealed')}</p>}
    </>
  )
}

/** Faults that are shown. */
const shownFaults = 20

function Wrong({ checked: { faults, faultCount } }: { checked: CheckedLog }) {
  const t = useText()
  return (
    <>
      <p className={styles.wrong}>{t('draw.result.wrong', { count: faultCount })}</p>
      <ul className={styles.faults}>
        {faults.slice(0, shownFaults).map(({ line, kind }) => (
          <li key={`${line} ${kind}`}>
            {t('draw.result.line', { line: String(line), fault: t(`draw.fault.${kind}`) })}
          </li>
        ))}
      </ul>
    </>
  )
}

function OwnRecords({ checked, draw, own }: { checked: CheckedLog; draw: DrawFacts; own: OwnDraws }) {
  const t = useText()
  const inLog = new Set(checked.own.map(recordText))
  const missing = own.draws.filter(({ record }) => !inLog.has(record)).length
  const prizeOf = (tier: number) => draw.prizes.find((each) => each.tier === tier)?.title ?? t('draw.rates.thanks')
  return (
    <div>
      <h3>{t('draw.result.own', { alias: own.alias })}</h3>
      {missing > 0 && <p className={styles.wrong}>{t('draw.result.ownMissing', { count: missing })}</p>}
      {checked.own.length === 0 && <p>{t('draw.result.ownNone')}</p>}
      <ul>
        {checked.own.map(({ n, sequence, tier }) => (
          <li key={sequence}>
            {t('draw.result.ownLine', { n: String(n), line: String(sequence + 1), prize: prizeOf(tier) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
