import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { championRef, entityId, itemRef, ofSeason, traitRef, traitStyles, words } from '#src/game/game.contract.ts'
import { lineupAudiences, lineupSources, lineupStyles, lineupTiers } from '../lineups/lineup-terms.rules.ts'
import { type Bracket, brackets } from './brackets.rules.ts'
import { trendChanges } from './trends.rules.ts'

/** Kinds of rankings, as their addresses name them. */
export const rankingKinds = ['lineup', 'hero', 'equip', 'trait'] as const
export type RankingKind = (typeof rankingKinds)[number]

/** What the figures of a ranking count. */
export type CountedUnit = 'boards' | 'copies'
export const unitOf = (kind: RankingKind): CountedUnit => (kind === 'equip' ? 'copies' : 'boards')
/** Kinds of matches that have rankings. */
export const rankedModes = ['ranked', 'duos'] as const
export type RankedMode = (typeof rankedModes)[number]
export const bracketNames = Object.keys(brackets) as [Bracket, ...Bracket[]]

/** Places of a subject's boards, with the precision of its figures. */
const counted = {
  /** Boards at places 1 to 8; all rates follow from them. */
  places: v.array(v.number()),
  /** Precision of the figures; see figures.rules.ts. */
  designEffects: v.object({ top4Effect: v.number(), winningEffect: v.number(), averageError: v.number() }),
}
export const countedBoards = v.object(counted)
export type CountedBoards = v.InferOutput<typeof countedBoards>

const rankingRow = v.object({
  id: v.string(),
  /** Traits only: number of the threshold, from 1; two thresholds may need the same number of champions. */
  tier: v.nullable(v.number()),
  /** Traits only: champions that the threshold needs. */
  threshold: v.nullable(v.number()),
  /** Traits only: the metal of the threshold. */
  style: v.nullable(v.picklist(traitStyles)),
  ...counted,
  /** Top 4 rate on each of the days; null for days without boards. */
  trend: v.array(v.nullable(v.number())),
  /** Whether the last days' top 4 rate differs significantly from the first days'. */
  change: v.picklist(trendChanges),
})
export type RankingRow = v.InferOutput<typeof rankingRow>

const tier = v.picklist(lineupTiers)
/** A recommended lineup, or a cluster, which only its traits and its carry name. */
const countedLineup = v.object({
  id: v.string(),
  name: words,
  english: v.string(),
  search: v.string(),
  /** Ids of champions; the first one is in the picture. */
  carries: v.array(v.string()),
  /** Ids of the traits that name a cluster; empty for recommended lineups. */
  traits: v.array(v.string()),
  /** The editor's ratings; null for clusters. */
  advice: v.nullable(
    v.object({
      tier,
      power: tier,
      style: v.picklist(lineupStyles),
      audience: v.picklist(lineupAudiences),
      class: v.string(),
      source: v.picklist(lineupSources),
      /** Ids of the champions that identify a board as this lineup. */
      core: v.array(v.string()),
      /** Whether it was written for an older version of the game. */
      isOlder: v.boolean(),
    }),
  ),
})
export type CountedLineup = v.InferOutput<typeof countedLineup>

const ofBoards = {
  /** The running season by default. */
  season: v.optional(v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))),
  /** Such as "15.15"; by default the newest version with enough boards. */
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}$/, 'is not a version'))),
  mode: v.optional(v.picklist(rankedModes), 'ranked'),
}
const bracket = v.optional(v.picklist(bracketNames), 'all')

const aboutBoards = {
  ...ofSeason,
  /** Null when no match of the season is counted. */
  version: v.nullable(v.string()),
  versions: v.array(v.string()),
  /** The version of an address that names none: the newest with enough boards. */
  defaultVersion: v.nullable(v.string()),
  /** Whether the matches are generated: new sites show samples until real matches are counted. */
  isSample: v.boolean(),
  /** ISO time of the last count. */
  updated: v.nullable(v.string()),
  /** Counted and needed boards of a season that has too few to show; null otherwise. */
  progress: v.nullable(v.object({ boards: v.number(), needed: v.number() })),
  /** The same of a sample that is still being counted; its boards are shown meanwhile. */
  sampling: v.nullable(v.object({ boards: v.number(), needed: v.number() })),
  /** All boards of the filter. */
  boards: v.number(),
  /** Subjects with fewer boards are shown as sparse. */
  minimum: v.number(),
  /** Days of the trends: at most seven ISO dates, oldest first. */
  days: v.array(v.string()),
}

/** Short figures of champions, items or traits on boards of all ranks; sparse ones are left out. */
export const shortFigures = v.object({
  version: v.nullable(v.string()),
  isSample: v.boolean(),
  boards: v.number(),
  /** Top 4 rate (0-1) and average place by id, over all thresholds of a trait. */
  figures: v.record(v.string(), v.object({ top4Rate: v.number(), averagePlace: v.number() })),
})
export type ShortFigures = v.InferOutput<typeof shortFigures>

const detailRow = v.object({ ids: v.array(v.string()), ...counted })
export type DetailRow = v.InferOutput<typeof detailRow>

export const championFigures = v.object({
  ...aboutBoards,
  own: v.nullable(countedBoards),
  /** The only id is the number of stars. */
  stars: v.array(detailRow),
  /** Items, sets of three and partners: best average place first, without sparse ones. */
  items: v.array(detailRow),
  threes: v.array(detailRow),
  partners: v.array(detailRow),
  refs: v.object({ champions: v.array(championRef), items: v.array(itemRef) }),
})

const bracketBoards = v.object({
  bracket: v.picklist(bracketNames),
  boards: v.number(),
  own: v.nullable(countedBoards),
})

const shares = {
  /** Share (0-1) of a lineup's boards at places 1-2. */
  winning: v.number(),
  /** Share of its other boards. */
  others: v.number(),
  /** Whether the two differ significantly. */
  isApart: v.boolean(),
}

/** What boards of a lineup at places 1-2 have, and how often its other boards have it. */
const lineupWinners = v.object({
  /** Boards at places 1-2. */
  boards: v.number(),
  /** Most frequent on winning boards first. */
  units: v.array(v.object({ champion: v.string(), ...shares })),
  /** Items of each champion, most frequent on winning boards first. */
  items: v.array(v.object({ champion: v.string(), item: v.string(), ...shares })),
})
export type LineupWinners = v.InferOutput<typeof lineupWinners>

/** How a recommended lineup does in ranked games. */
export const lineupFigures = v.object({
  version: v.nullable(v.string()),
  isSample: v.boolean(),
  minimum: v.number(),
  /** By bracket, of the version. */
  brackets: v.array(bracketBoards),
  /** By version on boards of all ranks, newest first. */
  versions: v.array(v.object({ version: v.string(), boards: v.number(), own: v.nullable(countedBoards) })),
  /** Null with too few winning boards. */
  winners: v.nullable(lineupWinners),
})
export type LineupFigures = v.InferOutput<typeof lineupFigures>

export const rankingsCalls = {
  readRanking: defineCall({
    path: '/api/rankings/ranking',
    summary: 'How lineups, champions, items or traits did in counted matches, with samples and 95 % intervals',
    input: v.object({ kind: v.picklist(rankingKinds), ...ofBoards, bracket }),
    output: v.object({
      ...aboutBoards,
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
      /** Null when no lineup has the id. */
      lineup: v.nullable(countedLineup),
      /** Null when no board of the filter was the lineup. */
      row: v.nullable(rankingRow),
      brackets: v.array(bracketBoards),
      /** The final board of a recommended lineup. */
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
      sampling: aboutBoards.sampling,
      headliner: v.nullable(v.string()),
      matches: v.number(),
      /** At most a hundred, most points first. */
      players: v.array(
        v.object({
          /** A pseudonym of English words derived from the player's key; unique in the list. */
          alias: v.string(),
          /** Null unless the player lets it be shown. */
          name: v.nullable(v.string()),
          points: v.number(),
          /** Matches by final place, 1 to 8. */
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
      updated: v.string(),
      /** The same date as text in the reader's language. */
      updatedInWords: v.string(),
      html: v.string(),
    }),
  }),
}
export type RankingAnswer = v.InferOutput<typeof rankingsCalls.readRanking.output>
export type LineupAnswer = v.InferOutput<typeof rankingsCalls.readCountedLineup.output>
export type DuosAnswer = v.InferOutput<typeof rankingsCalls.readDuos.output>
export type ChampionFiguresAnswer = v.InferOutput<typeof championFigures>
