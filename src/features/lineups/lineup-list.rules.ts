import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import { idLimit } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import type { Figures } from '#src/game/metrics.rules.ts'
import { lineupAudiences, lineupStyles, lineupTiers } from './lineup-terms.rules.ts'
import type { LineupCard } from './lineups.contract.ts'

export const lineupOrders = ['tier', 'place', 'top4', 'newest'] as const
export type LineupOrder = (typeof lineupOrders)[number]

/** Filters of the list in its address; unknown and default values are left out. */
export interface LineupFilter extends Record<string, unknown> {
  season?: string
  style?: (typeof lineupStyles)[number]
  audience?: (typeof lineupAudiences)[number]
  power?: (typeof lineupTiers)[number]
  /** Id of a class trait. */
  class?: string
  /** Id of a champion on the final board. */
  champion?: string
  /** A name of the lineup or of a champion on its final board. */
  q?: string
  sort?: LineupOrder
  /** 'en': names stay in English while the rest is translated. */
  names?: 'en'
}

/** The filters that hide lineups, in the order of their controls. */
export const narrowingFilters = ['style', 'audience', 'class', 'power', 'champion', 'q'] as const
export type NarrowingFilter = (typeof narrowingFilters)[number]

export function readLineupFilter(raw: Record<string, unknown>): LineupFilter {
  const sort = oneOf(lineupOrders, raw.sort)
  const all: LineupFilter = {
    season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
    style: oneOf(lineupStyles, raw.style),
    audience: oneOf(lineupAudiences, raw.audience),
    power: oneOf(lineupTiers, raw.power),
    class: matching(raw.class, /^\w{1,60}$/),
    champion: freeText(raw.champion, idLimit),
    q: freeText(raw.q, 40),
    sort: sort === lineupOrders[0] ? undefined : sort,
    names: oneOf(['en'], raw.names),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A lineup with the figures of its boards, null where none was counted. */
export interface LineupEntry {
  lineup: LineupCard
  figures: Figures | null
}

interface Named {
  id: string
  search: string
}

/** Lineups that pass all filters; a search finds names of lineups and of the champions on their boards. */
export function filterLineups(entries: LineupEntry[], filter: LineupFilter, champions: Named[]): LineupEntry[] {
  const { style, audience, power, class: classId, champion, q } = filter
  const found = new Set(q ? champions.filter((each) => hasName(each, q)).map(({ id }) => id) : [])
  return entries.filter(({ lineup }) => {
    const fields = (ids: (id: string) => boolean) => lineup.final.units.some((unit) => ids(unit.champion))
    return (
      (!style || lineup.style === style) &&
      (!audience || lineup.audience === audience) &&
      (!power || lineup.power === power) &&
      (!classId || lineup.class === classId) &&
      (!champion || fields((id) => id === champion)) &&
      (!q || hasName(lineup, q) || fields((id) => found.has(id)))
    )
  })
}

/** The filters whose removal alone would show some lineup, with how many. */
export function liftableFilters(
  entries: LineupEntry[],
  filter: LineupFilter,
  champions: Named[],
): { name: NarrowingFilter; count: number }[] {
  return narrowingFilters
    .filter((name) => filter[name] !== undefined)
    .map((name) => ({ name, count: filterLineups(entries, { ...filter, [name]: undefined }, champions).length }))
    .filter(({ count }) => count > 0)
}

/** Sorts by the editors' tier, by a figure (lineups without come last), or by date; ties by tier, then name. */
export function sortLineups(entries: LineupEntry[], order: LineupOrder): LineupEntry[] {
  return entries.toSorted((a, b) => comparisons[order](a, b) || byTier(a, b) || byName(a, b))
}

const byTier = (a: LineupEntry, b: LineupEntry) =>
  lineupTiers.indexOf(a.lineup.tier) - lineupTiers.indexOf(b.lineup.tier)
const byName = (a: LineupEntry, b: LineupEntry) => (a.lineup.english < b.lineup.english ? -1 : 1)

const comparisons: Record<LineupOrder, (a: LineupEntry, b: LineupEntry) => number> = {
  tier: byTier,
  place: (a, b) => placeOf(a) - placeOf(b),
  top4: (a, b) => (b.figures?.top4Rate.value ?? -1) - (a.figures?.top4Rate.value ?? -1),
  newest: (a, b) => b.lineup.updated.localeCompare(a.lineup.updated),
}

/** Below every place of a match. */
const uncounted = 9
const placeOf = ({ figures }: LineupEntry) => figures?.averagePlace.value ?? uncounted

/** An average place of 4.5 is that of all boards. */
const middle = 4.5

/** How the figures contradict the editors: a good tier that is surely below average, or a poor one surely above. */
export function disagreementOf({ lineup: { tier }, figures }: LineupEntry): 'worse' | 'better' | null {
  if (!figures) return null
  const { low, high } = figures.averagePlace
  if (['S', 'A'].includes(tier) && low > middle) return 'worse'
  if (['C', 'D'].includes(tier) && high < middle) return 'better'
  return null
}
