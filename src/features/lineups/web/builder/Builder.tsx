import { useDeferredValue, useMemo, useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import { HexBoard } from '#src/game/web/HexBoard.tsx'
import { boardOfChampions } from '../../builder/board-editing.rules.ts'
import type { BuilderSeason } from '../../builder/builder.contract.ts'
import { addressOfBoard, type BuilderSearch, boardOfAddress } from '../../builder/builder-address.rules.ts'
import { type BuilderFacts, readPastedCode } from '../../builder/pasted-code.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import { SaveOwnPicture } from '../share/SaveOwnPicture.tsx'
import { BoardCost } from './BoardCost.tsx'
import { BoardEditor } from './BoardEditor.tsx'
import styles from './Builder.module.css'
import { LinkNotice } from './LinkNotice.tsx'
import { LiveTraits } from './LiveTraits.tsx'
import { NearLineups } from './NearLineups.tsx'
import { PasteCode } from './PasteCode.tsx'
import { ShareBoard } from './ShareBoard.tsx'
import { useBoardAddress } from './useBoardAddress.ts'
import { useBoardHistory } from './useBoardHistory.ts'

interface BuilderProps {
  search: BuilderSearch
  facts: BuilderFacts & { season: SeasonRef }
}

/** The builder of one season, whose address holds the board. */
export function Builder({ search, facts }: BuilderProps) {
  const t = useText()
  const season = useMemo(() => seasonOf(facts), [facts])
  const addressed = useMemo(() => boardOfAddress(search, season), [search, season])
  const first = useRef<BoardUnit[] | null>(null)
  first.current ??= pastedBoard(search, facts) ?? addressed.board
  const { board, change, restart, undo, redo } = useBoardHistory(first.current)
  useBoardAddress({
    season: season.id,
    text: search.board,
    addressed: addressed.board,
    board,
    onArrive: () => restart(addressed.board),
  })
  const editor = useRef<HTMLDivElement>(null)
  const settled = useDeferredValue(board)
  const text = addressOfBoard(settled)
  const place = (champions: string[]) => {
    change(boardOfChampions(champions, season.champions))
    editor.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.builder}>
      {board === addressed.board && (
        <LinkNotice addressed={addressed} season={facts.season} champions={facts.champions} />
      )}
      <div ref={editor} className={styles.editor}>
        <BoardEditor board={board} onChange={change} season={season} undo={undo} redo={redo} />
      </div>
      <noscript>
        <StillBoard board={board} season={season} />
      </noscript>
      {board.length > facts.maxLevel && (
        <p className={styles.tooMany}>{t('lineup-builder.tooMany', { level: facts.maxLevel })}</p>
      )}
      <div className={styles.cards}>
        <div className={styles.card}>
          <ShareBoard board={settled} facts={facts} season={season.id} />
          {text && <SaveOwnPicture season={season.id} board={text} />}
          {facts.codes.some((each) => each.season === season.id) && (
            <PasteCode search={search} facts={facts} board={settled} onCode={place} />
          )}
        </div>
        <div className={styles.card}>
          <NearLineups board={settled} lineups={facts.lineups} season={season} />
        </div>
      </div>
    </div>
  )
}

const seasonOf = ({ season, champions, items, traits }: BuilderProps['facts']): BuilderSeason => ({
  id: season.id,
  champions,
  items,
  traits,
})

/** The board of the code in the address; null without a good one. */
function pastedBoard({ code }: BuilderSearch, facts: BuilderFacts): BoardUnit[] | null {
  const reading = code === undefined ? null : readPastedCode(code, facts)
  return reading?.ok ? boardOfChampions(reading.champions, facts.champions) : null
}

/** The board without script. */
function StillBoard({ board, season }: { board: BoardUnit[]; season: BuilderSeason }) {
  const t = useText()
  const { id, champions, items } = season
  return (
    <>
      <HexBoard units={board} champions={champions} items={items} season={id} label={t('lineup-builder.board')} />
      <BoardCost board={board} champions={champions} />
      <LiveTraits board={board} season={season} />
      <p>{t('lineup-builder.needsScript')}</p>
    </>
  )
}
