import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import { costs, type ItemCategory, idLimit, itemCategories } from '#src/game/game.contract.ts'
import { type Metric, metrics } from '#src/game/metrics.rules.ts'
import { lineupAudiences, lineupStyles, lineupTiers } from '../lineups/lineup-terms.rules.ts'
import { bracketNames, type RankedMode, type RankingKind, rankedModes } from './rankings.contract.ts'

export const minimums = [30, 100, 300, 1000, 3000] as const

/** Filters of a ranking in its address; unknown values are ignored. */
export interface RankingFilter extends Record<string, unknown> {
  season?: string
  version?: string
  mode?: RankedMode
  bracket?: (typeof bracketNames)[number]
  cost?: number
  category?: ItemCategory
  /** Recommended lineups only, as the next two. */
  style?: (typeof lineupStyles)[number]
  audience?: (typeof lineupAudiences)[number]
  power?: (typeof lineupTiers)[number]
  /** Id of a class trait. */
  class?: string
  /** Ids of the two champions to compare. */
  a?: string
  b?: string
  q?: string
  /** A minus sorts worst first. */
  sort?: Metric | `-${Metric}`
  /** Boards below which a row is grey and comes last. */
  min?: (typeof minimums)[number]
  /** 'en': names stay in English while the rest is translated. */
  names?: 'en'
}

export interface LineupAddress extends Record<string, unknown> {
  lineupId?: string
  version?: string
  mode?: RankedMode
  bracket?: RankingFilter['bracket']
  names?: 'en'
}

/** Reads a lineup's address; default values are left out. */
export const readLineupAddress = (raw: Record<string, unknown>): LineupAddress => {
  const { version, mode, bracket, names } = readRankingFilter('lineup', raw)
  const all: LineupAddress = { lineupId: freeText(raw.lineupId, idLimit), version, mode, bracket, names }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

export type DuosAddress = Pick<RankingFilter, 'season' | 'names'>

export function readDuosAddress(raw: Record<string, unknown>): DuosAddress {
  const { season, names } = readRankingFilter('lineup', raw)
  return { ...(season && { season }), ...(names && { names }) }
}

const unsaid = { mode: 'ranked', bracket: 'all', sort: metrics[0] } as const

/** Reads a ranking's address; unknown and default values are left out. */
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

/** Returns a valid season key, or one that no season has. */
export const seasonKeyOf = (text: string): string => (/^m\d{1,4}s\d{1,4}$/.test(text) ? text : 'm0s0')
