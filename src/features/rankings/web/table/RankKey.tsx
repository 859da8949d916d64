import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { lineupStyles, lineupTiers } from '#src/features/lineups/lineup-terms.rules.ts'
import type { RankingKind } from '#src/features/rankings/rankings.contract.ts'
import styles from './RankKey.module.css'

interface RankKeyProps {
  kind: RankingKind
  minimum: number
  /** Notes that only this ranking has. */
  children: ReactNode
}

/** Explains the signs of a ranking's rows. */
export function RankKey({ kind, minimum, children }: RankKeyProps) {
  const t = useText()
  return (
    <div className={styles.key}>
      {kind === 'lineup' && <LineupKey />}
      {children}
      <p>{t('rankings.note', { minimum })}</p>
      <p>
        <Link to="/rank/method">{t('rankings.method')}</Link>
      </p>
    </div>
  )
}

/** Explains the editors' grades and the styles of play. */
function LineupKey() {
  const t = useText()
  return (
    <dl>
      <div>
        <dt>
          {lineupTiers.map((tier) => (
            <b key={tier} data-grade={tier}>
              {tier}
            </b>
          ))}
        </dt>
        <dd>{t('rankings.key.tier')}</dd>
      </div>
      {lineupStyles.map((style) => (
        <div key={style}>
          <dt>{t(`lineups.style.${style}`)}</dt>
          <dd>{t(`rankings.key.style.${style}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
