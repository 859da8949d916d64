import { useText } from '#src/core/web/texts/text.ts'
import { useName } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import { CopyText } from '../CopyText.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './TeamCode.module.css'

interface TeamCodeProps {
  teamCode: NonNullable<Lineup['teamCode']>
  refs: LineupRefs
}

/** The code for the game's team planner, and the champions that it can't hold. */
export function TeamCode({ teamCode: { code, leftOut }, refs: { champions } }: TeamCodeProps) {
  const t = useText()
  const nameOf = useName()
  const names = leftOut.flatMap((id) => {
    const champion = champions.find((each) => each.id === id)
    return champion ? nameOf(champion).text : []
  })
  return (
    <div className={styles.code}>
      <CopyText
        key={code}
        text={code}
        words={{ action: t('lineups.code.action'), done: t('lineups.code.done'), failed: t('lineups.code.failed') }}
        label={t('lineups.code.label')}
        variant="main"
        counted="copy_code"
      />
      <p>
        {t('lineups.code.hint')}{' '}
        {names.length > 0 && <span>{t('lineups.code.leftOut', { names: names.join(', ') })}</span>}
      </p>
    </div>
  )
}
