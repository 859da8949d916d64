import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { championRef, itemRef, ofSeason, traitRef, traitStyles, words } from '#src/game/game.contract.ts'
import { lineupTiers } from '../lineup-terms.rules.ts'
import { seasonKey } from '../lineups.contract.ts'

const matchIds = v.optional(v.array(v.string()))

const builderChampion = v.object({
  ...championRef.entries,
  /** Whether it fights at short range, and so stands in front. */
  isFront: v.boolean(),
  teamCode: v.optional(v.string()),
  matchIds,
})
export type BuilderChampion = v.InferOutput<typeof builderChampion>

const builderItem = v.object({
  ...itemRef.entries,
  grantsTrait: v.optional(v.string()),
  /** Whether a champion holds at most one of it. */
  isUnique: v.boolean(),
  matchIds,
})
export type BuilderItem = v.InferOutput<typeof builderItem>

/** A trait with all its levels, also those that look alike. */
const builderTrait = v.object({
  ...traitRef.entries,
  levels: v.array(v.object({ min: v.number(), style: v.picklist(traitStyles), inactive: v.optional(v.literal(true)) })),
})
export type BuilderTrait = v.InferOutput<typeof builderTrait>

const boardLineup = v.object({
  id: v.string(),
  name: words,
  english: v.string(),
  tier: v.picklist(lineupTiers),
  units: v.array(v.object({ champion: v.string(), isCarry: v.boolean() })),
})

export type BoardLineup = v.InferOutput<typeof boardLineup>

/** Facts of a season that boards are built with; `id` is its key. */
export interface BuilderSeason {
  id: string
  champions: BuilderChampion[]
  items: BuilderItem[]
  traits: BuilderTrait[]
}

export const builderCalls = {
  readBuilder: defineCall({
    path: '/api/lineups/builder',
    summary: 'Facts of a season that boards are built with, and its recommended lineups',
    input: v.object({ season: v.optional(seasonKey) }),
    output: v.object({
      ...ofSeason,
      champions: v.array(builderChampion),
      items: v.array(builderItem),
      traits: v.array(builderTrait),
      /** Highest level of a player, which is the most units without further effects. */
      maxLevel: v.number(),
      /** The ends of team codes by season; seasons without codes are missing. */
      codes: v.array(v.object({ season: v.string(), title: v.string(), suffix: v.string() })),
      /** Null while the database is down. */
      lineups: v.nullable(v.array(boardLineup)),
    }),
  }),
}
