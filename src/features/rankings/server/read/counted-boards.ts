import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type DesignEffects, designEffectsOf, figuresOf, isConsistent } from '#src/features/rankings/figures.rules.ts'
import type { CountedBoards } from '#src/features/rankings/rankings.contract.ts'
import { sampleBoardsOf } from '#src/features/rankings/sample-size.rules.ts'
import { boardsOf, type Tally } from '#src/features/rankings/tally.rules.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { SeasonKind } from '#src/game/server/season-schema.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import type { MatchMode } from '../count/match-record.ts'
import type { CuratedLineup } from './lineup-description.ts'
import { type BoardFilter, listVersions, type Version } from './rankings.store.ts'

export interface RankingsParts {
  db: Db
  seasons: ShownSeasons
  /** Recommended lineups of all seasons. */
  lineups: () => Promise<CuratedLineup[]>
  /** Least boards of a figure. */
  minimum: number
  /** Least boards of a season. */
  seasonMinimum: number
  /** Generated matches of each season once the sample is counted; 0 without one. */
  sampleMatches: number
  /** Reports an inconsistent tally to the operator. */
  report: (fault: string) => void
}

export interface BoardsQuery {
  season?: string
  version?: string
  mode: Extract<MatchMode, 'ranked' | 'duos'>
  bracket: BoardFilter['bracket']
}
interface Reader {
  language: Language
  test: boolean
}

/** Finds the season and version; `asked` is null without boards to show, `counted` are all boards. */
export async function findBoards(
  parts: RankingsParts,
  query: BoardsQuery,
  { kind, ...reader }: Reader & { kind: SeasonKind },
) {
  const { db, seasons, minimum, seasonMinimum, sampleMatches } = parts
  const season = seasons.find(query.season, reader)
  const versions = season ? await listVersions(db, { set: season.facts.mode, mode: query.mode }) : []
  // an unknown version must not fall back to another one
  const usual = defaultVersion(versions, seasonMinimum)
  const version = query.version === undefined ? usual : versions.find((each) => each.version === query.version)
  const all = versions.reduce((sum, each) => sum + each.boards, 0)
  const isTooFew = versions.length > 0 && all < seasonMinimum
  const isSample = version?.isSample ?? false
  const sample = sampleBoardsOf(sampleMatches, query.mode)
  const head = {
    ...seasons.head(query.season, kind, reader),
    minimum,
    versions: versions.map((each) => each.version),
    defaultVersion: usual?.version ?? null,
    version: version?.version ?? query.version ?? null,
    isSample,
    updated: version?.updated.toISOString() ?? null,
    progress: isTooFew ? { boards: all, needed: seasonMinimum } : null,
    sampling: isSample && all < sample ? { boards: all, needed: sample } : null,
    boards: 0,
    days: [] as string[],
  }
  const asked = season && version && !isTooFew ? { season, filter: filterOf(season, version, query) } : null
  return { head, season, asked, counted: all, versions }
}

/** The newest version with the least sample, else the one with the most boards: a new one begins with a few matches. */
const defaultVersion = (versions: Version[], least: number): Version | undefined =>
  versions.find(({ boards }) => boards >= least) ?? versions.toSorted((a, b) => b.boards - a.boards)[0]

const filterOf = (
  season: Season,
  { version, isSample }: { version: string; isSample: boolean },
  { mode, bracket }: BoardsQuery,
): BoardFilter => ({ set: season.facts.mode, isSample, version, mode, bracket })

/** Returns the places and precision of a tally; null without boards, or when inconsistent, which is reported. */
export function countedOf(tally: Tally | undefined, name: string, { report }: RankingsParts): CountedBoards | null {
  if (!tally) return null
  const designEffects = designEffectsOf(tally)
  const figures = figuresOf(tally.places, designEffects)
  if (!figures) return null
  if (isConsistent(figures)) return { places: tally.places, designEffects: shortened(designEffects) }
  report(`the figures of ${name} do not agree with each other`)
  return null
}

export const boardsIn = (tally: Tally | undefined): number => (tally ? boardsOf(tally) : 0)

/** Rounds to the precision that figures are shown with. */
const shortened = ({ top4Effect, winningEffect, averageError }: DesignEffects): DesignEffects => ({
  top4Effect: Number(top4Effect.toPrecision(3)),
  winningEffect: Number(winningEffect.toPrecision(3)),
  averageError: Number(averageError.toPrecision(3)),
})
