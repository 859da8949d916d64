import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import { costs, type ItemCategory, idLimit, itemCategories } from '#src/game/game.contract.ts'
import { lineupAudiences, lineupStyles, lineupTiers } from '../lineups/lineups.contract.ts'
import { bracketNames, type RankedMode, type RankingKind, rankedModes } from './rankings.contract.ts'

/** The columns that a ranking is sorted by. */
export const metrics = ['top4Rate', 'winningRate', 'averagePlace', 'pickRate'] as const
export type Metric = (typeof metrics)[number]

/** Samples that a visitor may ask for. */
export const minimums = [30, 100, 300, 1000, 3000] as const

/** The filters of a ranking as they stand in an address. Every value decodes: what is unknown is as if absent. */
export interface RankingFilter extends Record<string, unknown> {
  season?: string
  version?: string
  mode?: RankedMode
  bracket?: (typeof bracketNames)[number]
  cost?: number
  category?: ItemCategory
  /** Of recommended lineups, as their editors say. */
  style?: (typeof lineupStyles)[number]
  audience?: (typeof lineupAudiences)[number]
  power?: (typeof lineupTiers)[number]
  /** Id of a class trait. */
  class?: string
  /** Ids of two champions that are compared. */
  a?: string
  b?: string
  q?: string
  /** With a minus the worst first. */
  sort?: Metric | `-${Metric}`
  /** Boards below which a row is grey and comes last. */
  min?: (typeof minimums)[number]
  /** 'en': names stay in English while the rest is translated. */
  names?: 'en'
}

/** What an address says of boards on the page of one lineup. */
export interface LineupAddress extends Record<string, unknown> {
  lineupId?: string
  version?: string
  mode?: RankedMode
  bracket?: RankingFilter['bracket']
  names?: 'en'
}

/** The parameters of a lineup's page out of the raw ones; what goes without saying is as if absent. */
export const readLineupAddress = (raw: Record<string, unknown>): LineupAddress => {
  const { version, mode, bracket, names } = readRankingFilter('lineup', raw)
  const all: LineupAddress = { lineupId: freeText(raw.lineupId, idLimit), version, mode, bracket, names }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** What the address of the Duos leaderboard says. */
export type DuosAddress = Pick<RankingFilter, 'season' | 'names'>

/** The parameters of the Duos leaderboard out of the raw ones; what goes without saying is as if absent. */
export function readDuosAddress(raw: Record<string, unknown>): DuosAddress {
  const { season, names } = readRankingFilter('lineup', raw)
  return { ...(season && { season }), ...(names && { names }) }
}

const unsaid = { mode: 'ranked', bracket: 'all', sort: 'top4Rate' } as const

/** The filters of a ranking out of the raw parameters of its address; what goes without saying is as if absent. */
export function readRankingFilter(kind: RankingKind, raw: Record<string, unknown>): RankingFilter {
  const all: RankingFilter = {
    season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
    version: matching(raw.version, /^\d{1,4}\.\d{1,4}$/),
    mode: oneOf(rankedModes, raw.mode),
    bracket: oneOf(bracketNames, raw.bracket),
    cost: kind === 'hero' ? oneOf(costs, raw.cost) : undefined,
    category: kind === 'equip' ? oneOf(itemCategories, raw.category) : undefined,
    ...(kind === 'hero' && { a: freeText(raw.a, idLimit), b: freeText(raw.b, idLimit) }),
    ...(kind === 'lineup' && {
      style: oneOf(lineupStyles, raw.style),
      audience: oneOf(lineupAudiences, raw.audience),
      power: oneOf(lineupTiers, raw.power),
      class: freeText(raw.class, idLimit),
    }),
    q: freeText(raw.q, 40),
    sort: oneOf([...metrics, ...metrics.map((metric) => `-${metric}` as const)], raw.sort),
    min: oneOf(minimums, raw.min),
    names: oneOf(['en'], raw.names),
  }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && value !== unsaid[name as keyof typeof unsaid]),
  )
}

/** A season key out of an address, or one that no season has. */
export const seasonKeyOf = (text: string): string => (/^m\d{1,4}s\d{1,4}$/.test(text) ? text : 'm0s0')
