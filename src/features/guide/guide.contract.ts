import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { ofSeason } from '#src/game/game.contract.ts'

const numbers = v.array(v.number())

const seasonRules = v.object({
  /** The highest level of a Little Legend. */
  levels: v.number(),
  /** Experience from level 2 to 3, from 3 to 4, and so on. */
  xpToNext: numbers,
  /** Chance in percent of each shop slot, by level and cost. */
  shopOdds: v.array(numbers),
  /** Copies of each champion, and number of champions that share them, by cost. */
  poolSizes: numbers,
  poolChampions: numbers,
  /** Gold for a streak of at least `from` rounds. */
  streaks: v.array(v.object({ from: v.number(), gold: v.number() })),
  /** Fields that no source of this season confirms. */
  unconfirmed: v.array(v.string()),
  sources: v.array(v.string()),
})
export type SeasonRules = v.InferOutput<typeof seasonRules>

const paragraphs = v.array(v.string())

/** Paragraphs by part, in the order of the guide. */
const guideProse = v.object({
  overview: paragraphs,
  rounds: paragraphs,
  champions: paragraphs,
  traits: paragraphs,
  skills: paragraphs,
  tacticians: paragraphs,
  operations: paragraphs,
  gold: paragraphs,
  pool: paragraphs,
  items: paragraphs,
  features: paragraphs,
})
export type GuideProse = v.InferOutput<typeof guideProse>

/** The guide's parts in order; each is also the id of its section. */
export const guideParts = Object.keys(guideProse.entries) as (keyof GuideProse)[]

export const guideCalls = {
  readGuide: defineCall({
    path: '/api/guide/read',
    summary: 'Rules of the game in which a season differs from others',
    input: v.object({ season: v.optional(v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))) }),
    output: v.object({
      ...ofSeason,
      rules: v.nullable(seasonRules),
      prose: v.nullable(guideProse),
      /** Id of the champion in the page's head. */
      headliner: v.nullable(v.string()),
    }),
  }),
}
