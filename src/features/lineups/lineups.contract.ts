import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import {
  augmentTiers,
  augmentWithEffect,
  championRef,
  entityId,
  itemRef,
  ofSeason,
  snackWithEffect,
  traitRef,
  traitStyles,
  words,
} from '#src/game/game.contract.ts'
import { countedBoards, lineupFigures } from '../rankings/rankings.contract.ts'
import { lineupAudiences, lineupSources, lineupStages, lineupStyles, lineupTiers } from './lineup-terms.rules.ts'

export const seasonKey = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))

/** A unit on a board; `row` 1 is nearest to the enemy, `column` 1 is on the left. */
const boardUnit = v.object({
  champion: v.string(),
  star: v.number(),
  items: v.array(v.string()),
  isCarry: v.boolean(),
  row: v.number(),
  column: v.number(),
})
export type BoardUnit = v.InferOutput<typeof boardUnit>

/** A trait of a board: its champions, and the active threshold with its style, or null. */
const boardTrait = v.object({
  id: v.string(),
  count: v.number(),
  active: v.nullable(v.object({ min: v.number(), style: v.picklist(traitStyles) })),
  /** Champions that the next threshold needs; null at the last one. */
  next: v.nullable(v.number()),
})
export type BoardTrait = v.InferOutput<typeof boardTrait>

const board = v.object({ units: v.array(boardUnit), traits: v.array(boardTrait) })
export type Board = v.InferOutput<typeof board>

const lineupHead = {
  id: v.string(),
  name: words,
  english: v.string(),
  search: v.string(),
  tier: v.picklist(lineupTiers),
  power: v.picklist(lineupTiers),
  style: v.picklist(lineupStyles),
  audience: v.picklist(lineupAudiences),
  /** Id of the class trait. */
  class: v.string(),
  source: v.picklist(lineupSources),
  author: v.string(),
  /** ISO date. */
  updated: v.string(),
  version: v.string(),
  /** Whether the season runs another version or lacks an id of the lineup. */
  isOutdated: v.boolean(),
  core: v.array(v.string()),
}

const lineupCard = v.object({ ...lineupHead, final: board, figures: v.nullable(countedBoards) })
export type LineupCard = v.InferOutput<typeof lineupCard>

/** What was counted of a season's lineups: version, boards of all lineups, and whether matches are generated. */
const counting = v.object({
  version: v.nullable(v.string()),
  isSample: v.boolean(),
  boards: v.number(),
  /** Boards below which figures are unreliable. */
  minimum: v.number(),
})

const refs = { champions: v.array(championRef), items: v.array(itemRef), traits: v.array(traitRef) }
const ids = v.array(v.string())
const tip = v.object({ stage: v.number(), text: words })

/** A unit in another's place on the final board, with the traits whose active threshold changes; 0 is inactive. */
const substitute = v.object({
  unit: v.string(),
  traits: v.array(v.object({ id: v.string(), before: v.number(), after: v.number() })),
})

const lineup = v.object({
  ...lineupHead,
  boards: v.object({ [lineupStages[0]]: board, [lineupStages[1]]: board, [lineupStages[2]]: board }),
  optional: ids,
  substitutes: v.array(v.object({ unit: v.string(), by: v.array(substitute) })),
  threeStar: ids,
  augments: v.array(v.object({ tier: v.picklist(augmentTiers), augments: v.array(augmentWithEffect) })),
  snax: v.array(v.object({ snack: snackWithEffect, unit: v.string() })),
  itemPriority: v.object({ carry: ids, others: v.array(v.object({ unit: v.string(), items: ids })) }),
  /** Components in the order in which the items are wanted, each with the items that it is for. */
  components: v.array(v.object({ item: v.string(), recipe: ids })),
  /** Code of the final board for the game's team planner with the ids that it leaves out; null without any. */
  teamCode: v.nullable(v.object({ code: v.string(), leftOut: ids })),
  early: words,
  midGame: words,
  rolling: words,
  counter: words,
  tips: v.array(tip),
})
export type Lineup = v.InferOutput<typeof lineup>

/** A lineup with what its page shows. */
export const lineupAnswer = v.object({
  ...ofSeason,
  lineup: v.nullable(lineup),
  /** Hash in the address of its pictures in the reader's language. */
  picture: v.nullable(v.string()),
  /** Null while the database is down. */
  figures: v.nullable(lineupFigures),
  nearest: v.array(v.object({ id: v.string(), name: words })),
  ...refs,
})

export const lineupCalls = {
  listLineups: defineCall({
    path: '/api/lineups/list',
    summary: 'Recommended lineups of a season with their final boards and figures',
    input: v.object({ season: v.optional(seasonKey) }),
    output: v.object({
      ...ofSeason,
      headliner: v.nullable(v.string()),
      lineups: v.array(lineupCard),
      /** Null while the database is down. */
      counting: v.nullable(counting),
      ...refs,
    }),
  }),
  readLineup: defineCall({
    path: '/api/lineups/lineup',
    summary: 'A recommended lineup with its boards and advice, or lineups with similar names',
    input: v.object({ season: entityId, id: entityId }),
    output: lineupAnswer,
  }),
}
