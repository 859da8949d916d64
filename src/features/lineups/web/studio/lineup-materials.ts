import { createContext, useContext } from 'react'
import type { InferOutput } from 'valibot'
import type { Words } from '#src/game/game.contract.ts'
import type { lineupDraftCalls } from '../../lineup-drafts.contract.ts'

/** What the lineups of a season can be made of. */
export type LineupMaterials = InferOutput<typeof lineupDraftCalls.readLineupMaterials.output>

export const LineupMaterialsContext = createContext<LineupMaterials | null>(null)

export const useLineupMaterials = (): LineupMaterials => useContext(LineupMaterialsContext)!

/** Something to choose by its name. */
export interface Choice {
  id: string
  name: Words
}
