import { useMemo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import { HexBoard } from '#src/game/web/HexBoard.tsx'
import { type BuilderSearch, boardOfAddress } from '../../builder-address.rules.ts'
import type { BuilderFacts } from '../../pasted-code.rules.ts'
import { BoardEditor } from './BoardEditor.tsx'
import styles from './Builder.module.css'
import { LiveTraits } from './LiveTraits.tsx'
import { useBoardAddress } from './useBoardAddress.ts'
import { useBoardHistory } from './useBoardHistory.ts'

interface BuilderProps {
  search: BuilderSearch
  facts: BuilderFacts & { season: SeasonRef }
}

/** The builder of one season, whose address holds the board. */
export function Builder({ search, facts }: BuilderProps) {
  const t = useText()
  const season = useMemo(
    () => ({ id: facts.season.id, champions: facts.champions, items: facts.items, traits: facts.traits }),
    [facts],
  )
  const addressed = boardOfAddress(search, season)
  const { board, change, restart, undo, redo } = useBoardHistory(addressed.board)
  useBoardAddress({ season: season.id, text: search.board, board, onArrive: () => restart(addressed.board) })
  return (
    <div className={styles.builder}>
      <div className={styles.editor}>
        <BoardEditor board={board} onChange={change} season={season} undo={undo} redo={redo} />
      </div>
      <noscript>
        <HexBoard
          units={board}
          champions={season.champions}
          items={season.items}
          season={season.id}
          label={t('lineup-builder.board')}
        />
        <LiveTraits board={board} season={season} />
        <p>{t('lineup-builder.needsScript')}</p>
      </noscript>
    </div>
  )
}
