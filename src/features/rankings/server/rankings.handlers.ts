import { ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { listChampions } from '../../../game/server/champions.ts'
import { itemRefOf, traitRefOf } from '../../../game/server/entity-refs.ts'
import { findHeadliner } from '../../../game/server/headliner.ts'
import type { Season } from '../../../game/server/season-files.ts'
import type { SeasonKind } from '../../../game/server/season-schema.ts'
import type { ShownSeasons } from '../../../game/server/shown-seasons.ts'
import { figuresOf, isConsistent, type Likeness, likenessOf } from '../figures.rules.ts'
import { type RankingKind, rankingsCalls } from '../rankings.contract.ts'
import { boardsOf } from '../tally.rules.ts'
import { type BoardFilter, type DayShare, listDayShares, listTallies, listVersions } from './rankings.store.ts'

export interface RankingsParts {
  db: Db
  seasons: ShownSeasons
  /** Boards below which a figure says little. */
  minimum: number
  /** Tells the operator of a row that was counted wrongly. */
  report: (fault: string) => void
}

/** By what each ranking is counted, and where the game data list it. */
const kinds = {
  hero: { tallies: 'champion', facts: 'champions' },
  equip: { tallies: 'item', facts: 'items' },
  trait: { tallies: 'trait', facts: 'traits' },
} as const satisfies Record<RankingKind, { tallies: string; facts: SeasonKind }>

/** Handlers of the rankings: everything is computed from tallies, and what breaks their gate is not shown. */
export const rankingsHandlers = (parts: RankingsParts) => {
  const { db, seasons, minimum } = parts
  return handle(rankingsCalls, {
    readRanking: async ({ kind, season: asked, version: wished, mode, bracket }, ctx) => {
      const season = seasons.find(asked, ctx)
      const head = {
        ...seasons.head(asked, kinds[kind].facts, ctx),
        headliner: season && findHeadliner(season, Object.keys(kinds).indexOf(kind)),
        minimum,
        ...refsOf(season, kind, ctx.language),
      }
      const versions = season ? await listVersions(db, { set: season.facts.mode, mode }) : []
      // an unknown version is not silently another one
      const version = versions.find((each) => wished === undefined || each.version === wished)
      const names = versions.map((each) => each.version)
      if (!season || !version) return ok({ ...head, ...nothing, versions: names, version: wished ?? null })
      const { isSample } = version
      const filter = { set: season.facts.mode, isSample, version: version.version, mode, bracket }
      const counted = await readRows(parts, filter, { kind, season })
      return ok({
        ...head,
        ...counted,
        versions: names,
        version: version.version,
        isSample,
        updated: version.updated.toISOString(),
      })
    },
  })
}

const nothing = { updated: null, isSample: false, boards: 0, days: [], rows: [] }

/** What rows name: champions with their traits, items, traits. */
function refsOf(season: Season | null, kind: RankingKind, language: Parameters<typeof itemRefOf>[1]) {
  const refs = { champions: [], items: [], traits: [] }
  if (!season) return refs
  const traits = season.traits.map((trait) => traitRefOf(season, trait, language))
  if (kind === 'trait') return { ...refs, traits }
  if (kind === 'hero') return { ...refs, traits, champions: listChampions(season, language) }
  return { ...refs, items: season.items.map((item) => itemRefOf(item, language)) }
}

async function readRows(
  { db, report }: RankingsParts,
  filter: BoardFilter,
  { kind, season }: { kind: RankingKind; season: Season },
) {
  const { tallies: counted } = kinds[kind]
  const [[all], tallies, shares] = await Promise.all([
    listTallies(db, filter, 'all'),
    listTallies(db, filter, counted),
    listDayShares(db, filter, counted),
  ])
  const known = new Set(season[kinds[kind].facts].map(({ id }) => id))
  const boards = all ? boardsOf(all.tally) : 0
  const days = [...new Set(shares.map(({ day }) => day))]
  const trends = trendsOf(shares, days)
  const rows = tallies.flatMap((each) => {
    const { entity, part, tally } = each
    const likeness = likenessOf(tally)
    const figures = known.has(entity) && figuresOf(tally.places, likeness)
    if (!figures) return []
    if (!isConsistent(figures)) {
      report(`the figures of ${entity} do not agree with each other`)
      return []
    }
    const tier = part === '' ? null : Number(part)
    const threshold = tier && thresholdOf(season, entity, tier)
    const trend = days.length > 1 ? (trends.get(keyOf(each)) ?? days.map(() => null)) : []
    return { id: entity, tier, threshold, places: tally.places, likeness: shortened(likeness), trend }
  })
  return { boards, days, rows }
}

const keyOf = ({ entity, part }: { entity: string; part: string }): string => `${entity} ${part}`

/** Top 4 rates by day, in the order of the days, of each entity. */
function trendsOf(shares: DayShare[], days: string[]): Map<string, (number | null)[]> {
  const trends = new Map<string, (number | null)[]>()
  for (const share of shares) {
    const trend = trends.get(keyOf(share)) ?? days.map(() => null)
    trend[days.indexOf(share.day)] = rounded(share.top4 / share.boards, 4)
    trends.set(keyOf(share), trend)
  }
  return trends
}

/** Champions that a trait's threshold takes, by its number from 1. */
const thresholdOf = ({ traits }: Season, id: string, tier: number): number =>
  traits.find((trait) => trait.id === id)?.levels[tier - 1]?.min ?? tier

/** With as many digits as figures are shown with. */
const shortened = ({ top4Effect, winningEffect, averageError }: Likeness): Likeness => ({
  top4Effect: Number(top4Effect.toPrecision(3)),
  winningEffect: Number(winningEffect.toPrecision(3)),
  averageError: rounded(averageError, 4),
})

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
