import { useEffect, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { useName } from '#src/game/web/names/Name.tsx'
import { Button } from '#src/ui/Button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './TeamCode.module.css'

interface TeamCodeProps {
  teamCode: NonNullable<Lineup['teamCode']>
  refs: LineupRefs
}

/** Copies the code for the game's team planner; the code itself is shown without script, or where copying fails. */
export function TeamCode({ teamCode: { code, leftOut }, refs: { champions } }: TeamCodeProps) {
  const t = useText()
  const nameOf = useName()
  const [isHydrated, setHydrated] = useState(false)
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  useEffect(() => setHydrated(true), [])
  const names = leftOut.flatMap((id) => {
    const champion = champions.find((each) => each.id === id)
    return champion ? nameOf(champion).text : []
  })
  const copy = async () => setOutcome((await copyText(code)) ? 'done' : 'failed')
  return (
    <div className={styles.code}>
      {isHydrated && (
        <Button variant="main" onClick={copy}>
          <span aria-live="polite">{t(`lineups.code.${outcome}`)}</span>
        </Button>
      )}
      {(!isHydrated || outcome === 'failed') && (
        <input readOnly value={code} aria-label={t('lineups.code.label')} onFocus={({ target }) => target.select()} />
      )}
      <p>
        {t('lineups.code.hint')}{' '}
        {names.length > 0 && <span>{t('lineups.code.leftOut', { names: names.join(', ') })}</span>}
      </p>
    </div>
  )
}
