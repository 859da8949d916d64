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

const rankingRow = v.object({
  id: entityId,
  /** Of a trait: the number of its threshold, from 1; two of a trait may take as many champions. */
  tier: v.nullable(v.number()),
  /** Of a trait: how many champions its threshold takes. */
  threshold: v.nullable(v.number()),
  /** Boards at places 1 to 8, of which all its rates follow. */
  places: v.array(v.number()),
  /** How much less, or more, its boards say than as many independent ones: see figures.rules.ts. */
  likeness: v.object({ top4Effect: v.number(), winningEffect: v.number(), averageError: v.number() }),
  /** Top 4 rate by the days of the answer; null where it was not seen. */
  trend: v.array(v.nullable(v.number())),
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
      /** Id of the champion on the head of the page. */
      headliner: v.nullable(v.string()),
      /** Null where no match of the season was counted. */
      version: v.nullable(v.string()),
      versions: v.array(v.string()),
      /** Whether the matches are made up: a new site shows such until others are counted. */
      isSample: v.boolean(),
      /** ISO time of the last count. */
      updated: v.nullable(v.string()),
      /** All boards of the filter. */
      boards: v.number(),
      /** Boards below which a figure says little. */
      minimum: v.number(),
      /** Of the trends: ISO dates, the newest last, seven at most. */
      days: v.array(v.string()),
      rows: v.array(rankingRow),
      champions: v.array(championRef),
      items: v.array(itemRef),
      traits: v.array(traitRef),
    }),
  }),
}
export type RankingAnswer = v.InferOutput<typeof rankingsCalls.readRanking.output>
