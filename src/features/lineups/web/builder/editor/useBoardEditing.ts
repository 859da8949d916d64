import { useState } from 'react'
import { type Text, useText } from '#src/core/web/texts/text.ts'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import type { BuilderState, Held, Said } from '../../../builder/builder-acts.rules.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import { useNameOf } from '../useUnitWords.ts'

export interface BoardEditing {
  held: Held
  /** What happened, or what comes next, as a sentence; empty before the first act. */
  sentence: string
  /** Does an act; a board that changes is one step of undo. */
  act: (change: (state: BuilderState) => BuilderState) => void
  /** Lets go of what is held. */
  release: (said?: Said) => void
}

export function useBoardEditing(
  board: BoardUnit[],
  onChange: (board: BoardUnit[]) => void,
  season: BuilderSeason,
): BoardEditing {
  const t = useText()
  const nameOf = useNameOf(season.champions)
  const itemNameOf = useNameOf(season.items)
  const [{ held, said }, setState] = useState<Omit<BuilderState, 'board'>>({ held: null, said: null })
  return {
    held,
    sentence: sentenceOf(said, { t, nameOf, itemNameOf }),
    act: (change) => {
      const next = change({ board, held, said })
      if (next.board !== board) onChange(next.board)
      setState({ held: next.held, said: next.said })
    },
    release: (next = null) => setState({ held: null, said: next }),
  }
}

interface Speech {
  t: Text
  nameOf: (id: string) => string
  itemNameOf: (id: string) => string
}

function sentenceOf(said: Said, { t, nameOf, itemNameOf }: Speech): string {
  switch (said?.what) {
    case undefined:
      return ''
    case 'champion':
    case 'removed':
    case 'move':
      return t(`lineup-builder.say.${said.what}`, { name: nameOf(said.name) })
    case 'placed':
    case 'moved':
      return t(`lineup-builder.say.${said.what}`, { name: nameOf(said.name), ...said.place })
    case 'replaced':
    case 'swapped':
      return t(`lineup-builder.say.${said.what}`, { name: nameOf(said.name), other: nameOf(said.other) })
    case 'given':
    case 'unique':
      return t(`lineup-builder.say.${said.what}`, { name: nameOf(said.name), item: itemNameOf(said.item) })
    case 'full':
      return t('lineup-builder.say.full', { name: nameOf(said.name) })
    case 'item':
      return t('lineup-builder.say.item', { item: itemNameOf(said.item) })
    case 'hex':
      return t('lineup-builder.say.hex', { ...said.place })
    default:
      return t(`lineup-builder.say.${said!.what}`)
  }
}
