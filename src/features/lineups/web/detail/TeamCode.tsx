import { useState } from 'react'
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
  const [outcome, setOutcome] = useState<'action' | 'done' | 'failed'>('action')
  const names = leftOut.flatMap((id) => {
    const champion = champions.find((each) => each.id === id)
    return champion ? nameOf(champion).text : []
  })
  const copy = async () => setOutcome((await copyText(code)) ? 'done' : 'failed')
  const field = (
    <input readOnly value={code} aria-label={t('lineups.code.label')} onFocus={({ target }) => target.select()} />
  )
  return (
    <div className={styles.code}>
      <Button variant="main" className={styles.copy} onClick={copy}>
        <span aria-live="polite">{t(`lineups.code.${outcome}`)}</span>
      </Button>
      {outcome === 'failed' && field}
      <noscript>{field}</noscript>
      <p>
        {t('lineups.code.hint')}{' '}
        {names.length > 0 && <span>{t('lineups.code.leftOut', { names: names.join(', ') })}</span>}
      </p>
    </div>
  )
}
