import type { ChampionRef, ItemRef, TraitRef } from '#src/game/game.contract.ts'

/** What a lineup's ids stand for; `season` is its key. */
export interface LineupRefs {
  champions: ChampionRef[]
  items: ItemRef[]
  traits: TraitRef[]
  season: string
}
