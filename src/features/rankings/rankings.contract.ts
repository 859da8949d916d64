import * as v from 'valibot'
import { defineCall } from '../../core/call.ts'
import { championRef, entityId, itemRef, ofSeason, traitRef } from '../../game/game.contract.ts'
import { type Bracket, brackets } from './brackets.rules.ts'

/** The rankings, as their addresses name them. */
export const rankingKinds = ['hero', 'equip', 'trait'] as const
export type RankingKind = (typeof rankingKinds)[number]
/** Kinds of matches that have rankings. */
export const rankedModes = ['ranked', 'duos'] as const
export type RankedMode = (typeof rankedModes)[number]
export const bracketNames = Object.keys(brackets) as [Bracket, ...Bracket[]]

/** A figure with the interval in which the true one lies 95 times of 100. */
const estimate = v.object({ value: v.number(), low: v.number(), high: v.number() })

const rankingRow = v.object({
  id: entityId,
  /** Of a trait: the number of its threshold, from 1. */
  tier: v.nullable(v.number()),
  boards: v.number(),
  /** Boards at places 1 to 8. */
  places: v.array(v.number()),
  /** Shares of 0-1. */
  top4Rate: estimate,
  winningRate: estimate,
  /** 1 to 8. */
  averagePlace: estimate,
  /** Boards with it among all boards of the filter. */
  pickRate: v.number(),
  /** Top 4 rate by day, the newest last; null where it was not seen. */
  trend: v.array(v.object({ day: v.string(), boards: v.number(), top4Rate: v.nullable(v.number()) })),
  /** Fewer boards than a figure needs. */
  isSparse: v.boolean(),
})
export type RankingRow = v.InferOutput<typeof rankingRow>

export const rankingsCalls = {
  readRanking: defineCall({
    path: '/api/rankings/ranking',
    summary: 'How champions, items or traits did in counted matches, with samples and 95 % intervals',
    input: v.object({
      kind: v.picklist(rankingKinds),
      /** Without it the running one. */
      season: v.optional(v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is no season key'))),
      /** As "15.15"; without it the newest of which matches were counted. */
      version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}$/, 'is no version'))),
      mode: v.optional(v.picklist(rankedModes), 'ranked'),
      bracket: v.optional(v.picklist(bracketNames), 'all'),
    }),
    output: v.object({
      ...ofSeason,
      /** Null where no match of the season was counted. */
      version: v.nullable(v.string()),
      versions: v.array(v.string()),
      /** ISO time of the last count. */
      updated: v.nullable(v.string()),
      /** All boards of the filter. */
      boards: v.number(),
      /** Boards that a figure needs, and those that a season needs before it is shown. */
      minimum: v.number(),
      rows: v.array(rankingRow),
      champions: v.array(championRef),
      items: v.array(itemRef),
      traits: v.array(traitRef),
    }),
  }),
}
