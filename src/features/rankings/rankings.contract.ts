import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { championRef, entityId, itemRef, ofSeason, traitRef, words } from '#src/game/game.contract.ts'
import { lineupAudiences, lineupSources, lineupStyles, lineupTiers } from '../lineups/lineups.contract.ts'
import { type Bracket, brackets } from './brackets.rules.ts'

/** The rankings, as their addresses name them. */
export const rankingKinds = ['lineup', 'hero', 'equip', 'trait'] as const
export type RankingKind = (typeof rankingKinds)[number]
/** Kinds of matches that have rankings. */
export const rankedModes = ['ranked', 'duos'] as const
export type RankedMode = (typeof rankedModes)[number]
export const bracketNames = Object.keys(brackets) as [Bracket, ...Bracket[]]

/** Of boards of one thing: where they came in, and how much that says. */
const counted = {
  /** Boards at places 1 to 8, of which all its rates follow. */
  places: v.array(v.number()),
  /** How much less, or more, its boards say than as many independent ones: see figures.rules.ts. */
  likeness: v.object({ top4Effect: v.number(), winningEffect: v.number(), averageError: v.number() }),
}
const countedBoards = v.object(counted)
export type CountedBoards = v.InferOutput<typeof countedBoards>

const rankingRow = v.object({
  id: v.string(),
  /** Of a trait: the number of its threshold, from 1; two of a trait may take as many champions. */
  tier: v.nullable(v.number()),
  /** Of a trait: how many champions its threshold takes. */
  threshold: v.nullable(v.number()),
  ...counted,
  /** Top 4 rate by the days of the answer; null where it was not seen. */
  trend: v.array(v.nullable(v.number())),
})
export type RankingRow = v.InferOutput<typeof rankingRow>

const tier = v.picklist(lineupTiers)
/** A lineup that boards were found to be: a recommended one, or a cluster, which only its traits and its carry name. */
const countedLineup = v.object({
  id: v.string(),
  name: words,
  english: v.string(),
  search: v.string(),
  /** Ids of champions, the first of them in its picture. */
  carries: v.array(v.string()),
  /** Ids of traits that name a cluster; none of a recommended lineup. */
  traits: v.array(v.string()),
  /** What an editor says of it; null of a cluster. */
  advice: v.nullable(
    v.object({
      tier,
      power: tier,
      style: v.picklist(lineupStyles),
      audience: v.picklist(lineupAudiences),
      /** Id of a class trait. */
      class: v.string(),
      source: v.picklist(lineupSources),
      /** Ids of the champions that make a board this lineup. */
      core: v.array(v.string()),
      /** Whether it was written for an older version of the game. */
      isOlder: v.boolean(),
    }),
  ),
})
export type CountedLineup = v.InferOutput<typeof countedLineup>

/** Which boards are asked about. */
const ofBoards = {
  /** Without it the running one. */
  season: v.optional(v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))),
  /** As "15.15"; without it the newest of which matches were counted. */
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}$/, 'is not a version'))),
  mode: v.optional(v.picklist(rankedModes), 'ranked'),
}
const bracket = v.optional(v.picklist(bracketNames), 'all')

/** What an answer says of the boards that it is about. */
const aboutBoards = {
  ...ofSeason,
  /** Null where no match of the season was counted. */
  version: v.nullable(v.string()),
  versions: v.array(v.string()),
  /** Whether the matches are made up: a new site shows such until others are counted. */
  isSample: v.boolean(),
  /** ISO time of the last count. */
  updated: v.nullable(v.string()),
  /** Of a season of which too little was counted yet to show anything: its boards, and those that it needs. */
  progress: v.nullable(v.object({ boards: v.number(), needed: v.number() })),
  /** All boards of the filter. */
  boards: v.number(),
  /** Boards below which a figure says little. */
  minimum: v.number(),
  /** Of the trends: ISO dates, the newest last, seven at most. */
  days: v.array(v.string()),
}

/** In short how a season's champions, items or traits did on boards of all ranks, where there are enough of them. */
export const shortFigures = v.object({
  version: v.nullable(v.string()),
  isSample: v.boolean(),
  /** All boards. */
  boards: v.number(),
  /** Top 4 rate of 0-1 and average place by id; of a trait at any threshold. */
  figures: v.record(v.string(), v.object({ top4Rate: v.number(), averagePlace: v.number() })),
})
export type ShortFigures = v.InferOutput<typeof shortFigures>

/** What is counted of a champion's parts. */
const partRow = v.object({ ids: v.array(v.string()), ...counted })
export type PartRow = v.InferOutput<typeof partRow>

/** How one champion did, and by its stars, items and partners. */
export const championFigures = v.object({
  ...aboutBoards,
  own: v.nullable(countedBoards),
  /** The stars are the only one of its ids. */
  stars: v.array(partRow),
  /** The best first, of those with enough boards: so are the following. */
  items: v.array(partRow),
  threes: v.array(partRow),
  partners: v.array(partRow),
  refs: v.object({ champions: v.array(championRef), items: v.array(itemRef) }),
})

export const rankingsCalls = {
  readRanking: defineCall({
    path: '/api/rankings/ranking',
    summary: 'How lineups, champions, items or traits did in counted matches, with samples and 95 % intervals',
    input: v.object({ kind: v.picklist(rankingKinds), ...ofBoards, bracket }),
    output: v.object({
      ...aboutBoards,
      /** Id of the champion on the head of the page. */
      headliner: v.nullable(v.string()),
      rows: v.array(rankingRow),
      lineups: v.array(countedLineup),
      champions: v.array(championRef),
      items: v.array(itemRef),
      traits: v.array(traitRef),
    }),
  }),
  readCountedLineup: defineCall({
    path: '/api/rankings/lineup',
    summary: 'How one lineup did in counted matches, in each bracket, with the last board of a recommended one',
    input: v.object({ id: entityId, ...ofBoards, bracket }),
    output: v.object({
      ...aboutBoards,
      /** Null where no lineup has the id. */
      lineup: v.nullable(countedLineup),
      /** Null where no board of the filter was it. */
      row: v.nullable(rankingRow),
      brackets: v.array(
        v.object({ bracket: v.picklist(bracketNames), boards: v.number(), own: v.nullable(countedBoards) }),
      ),
      /** The last board of a recommended lineup. */
      units: v.array(
        v.object({ champion: v.string(), star: v.number(), items: v.array(v.string()), isCarry: v.boolean() }),
      ),
      champions: v.array(championRef),
      items: v.array(itemRef),
      traits: v.array(traitRef),
    }),
  }),
  readCountedChampion: defineCall({
    path: '/api/rankings/champion',
    summary: 'How one champion did in counted matches by its stars, items and partners',
    input: v.object({ id: entityId, ...ofBoards, bracket }),
    output: championFigures,
  }),
  readDuos: defineCall({
    path: '/api/rankings/duos',
    summary: 'The best players of Duos in counted matches of a season, by points',
    input: v.object({ season: ofBoards.season }),
    output: v.object({
      ...ofSeason,
      isSample: v.boolean(),
      updated: aboutBoards.updated,
      progress: aboutBoards.progress,
      /** Id of the champion on the head of the page. */
      headliner: v.nullable(v.string()),
      /** Matches of Duos that were counted. */
      matches: v.number(),
      /** The first hundred, the best first. */
      players: v.array(
        v.object({
          /** What tells a player from others without telling who it is. */
          alias: v.string(),
          /** Of those who let it be shown. */
          name: v.nullable(v.string()),
          points: v.number(),
          /** Matches that were ended at places 1 to 8. */
          places: v.array(v.number()),
        }),
      ),
    }),
  }),
  readMethod: defineCall({
    path: '/api/rankings/method',
    summary: 'How the rankings are computed, as sanitised HTML',
    input: v.object({}),
    output: v.object({
      title: v.string(),
      description: v.string(),
      /** ISO date of the last change. */
      updated: v.string(),
      /** The same as the language writes it. */
      updatedInWords: v.string(),
      html: v.string(),
    }),
  }),
}
export type RankingAnswer = v.InferOutput<typeof rankingsCalls.readRanking.output>
export type LineupAnswer = v.InferOutput<typeof rankingsCalls.readCountedLineup.output>
export type DuosAnswer = v.InferOutput<typeof rankingsCalls.readDuos.output>
export type ChampionFiguresAnswer = v.InferOutput<typeof championFigures>
