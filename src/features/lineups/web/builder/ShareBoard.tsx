import { stringifySearch } from '#src/core/search-params.ts'
import { useCanonical } from '#src/core/web/router/canonical.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { addressOfBoard } from '../../builder/builder-address.rules.ts'
import { type BuilderFacts, codeSeasonOf } from '../../builder/pasted-code.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import { type LeftOut, teamCodeOf } from '../../team-code.rules.ts'
import { CopyText } from '../CopyText.tsx'
import styles from './ShareBoard.module.css'
import { useNameOf } from './useUnitWords.ts'

interface ShareBoardProps {
  board: BoardUnit[]
  facts: BuilderFacts
  /** Key of the season. */
  season: string
}

/** Copies the link of a board, and its code for the game's team planner where the season has codes. */
export function ShareBoard({ board, facts, season }: ShareBoardProps) {
  const t = useText()
  const address = useCanonical()
  const link = address(`/lineup/builder${stringifySearch({ season, board: addressOfBoard(board) })}`)
  const { code, leftOut } = teamCodeOf(
    board.map(({ champion }) => ({ unit: champion })),
    codeSeasonOf(facts),
  )
  const hasCodes = facts.codes.some((each) => each.season === season)
  return (
    <div className={styles.share}>
      <CopyText
        key={link}
        text={link}
        words={{
          action: t('lineup-builder.link.action'),
          done: t('lineup-builder.link.done'),
          failed: t('lineup-builder.link.failed'),
        }}
        label={t('lineup-builder.link.label')}
        variant="main"
        counted="share"
      />
      {hasCodes && code && (
        <CopyText
          key={code}
          text={code}
          words={{
            action: t('lineups.code.action'),
            done: t('lineups.code.done'),
            failed: t('lineups.code.failed'),
          }}
          label={t('lineups.code.label')}
          variant="solid"
          counted="copy_code"
        />
      )}
      <p>{t('lineup-builder.link.hint')}</p>
      {hasCodes && code && <LeftOutOfCode leftOut={leftOut} facts={facts} />}
    </div>
  )
}

const reasons = { no_code: 'noCode', double: 'double', too_many: 'tooMany' } as const

function LeftOutOfCode({ leftOut, facts }: { leftOut: LeftOut[]; facts: BuilderFacts }) {
  const t = useText()
  const nameOf = useNameOf(facts.champions)
  return Object.entries(reasons).map(([reason, key]) => {
    const ids = new Set(leftOut.filter((each) => each.reason === reason).map(({ id }) => id))
    const names = [...ids].map(nameOf).join(', ')
    return names && <p key={key}>{t(`lineup-builder.code.${key}`, { names })}</p>
  })
}
