import type { InferOutput } from 'valibot'
import type { Language } from '#src/core/languages.ts'
import {
  bracketNames,
  type CountedLineup,
  type LineupAnswer,
  type rankingsCalls,
} from '#src/features/rankings/rankings.contract.ts'
import { championRefOf, itemRefOf, traitRefOf } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { boardsIn, countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { describeLineup } from './lineup-description.ts'
import { type BoardFilter, listBracketTallies, listDayShares } from './rankings.store.ts'
import { trendsOf } from './trends.ts'

type Query = InferOutput<typeof rankingsCalls.readCountedLineup.input>

export async function readCountedLineup(
  parts: RankingsParts,
  query: Query,
  reader: { language: Language; test: boolean },
): Promise<LineupAnswer> {
  const { head, season, asked } = await findBoards(parts, query, { kind: 'champions', ...reader })
  const lineups = await parts.lineups()
  const lineup = season && describeLineup(query.id, season, { lineups, language: reader.language })
  const nothing = { row: null, brackets: [], units: [], champions: [], items: [], traits: [] }
  if (!season || !lineup) return { ...head, ...nothing, lineup: null }
  const units = lineups.find(({ id, season: key }) => id === query.id && key === season.facts.id)?.units ?? []
  const board = units.map(({ unit, star, items, carry }) => ({ champion: unit, star, items, isCarry: carry }))
  const description = { ...head, ...nothing, lineup, units: board, ...refsOf(lineup, board, { season, ...reader }) }
  return asked ? { ...description, ...(await readFigures(parts, asked.filter, query.id)) } : description
}

async function readFigures(parts: RankingsParts, filter: BoardFilter, id: string) {
  const [brackets, shares] = await Promise.all([
    readLineupBrackets(parts, filter, id),
    listDayShares(parts.db, filter, 'lineup', id),
  ])
  const { days, trendOf } = trendsOf(shares)
  const { boards, own: counted } = brackets.find(({ bracket }) => bracket === filter.bracket)!
  const row = counted && {
    id,
    tier: null,
    threshold: null,
    style: null,
    ...counted,
    ...trendOf({ entity: id, part: '' }, counted.designEffects),
  }
  return { days, boards, row, brackets }
}

/** All boards, and those of the lineup, in each bracket of a version. */
export async function readLineupBrackets(parts: RankingsParts, filter: Omit<BoardFilter, 'bracket'>, id: string) {
  const [all, own] = await Promise.all([
    listBracketTallies(parts.db, filter, { kind: 'all', entity: '' }),
    listBracketTallies(parts.db, filter, { kind: 'lineup', entity: id }),
  ])
  return bracketNames.map((name) => ({
    bracket: name,
    boards: boardsIn(all.find(({ bracket }) => bracket === name)?.tally),
    own: countedOf(own.find(({ bracket }) => bracket === name)?.tally, id, parts),
  }))
}

/** Collects what the page of a lineup names. */
function refsOf(
  { carries, traits, advice }: CountedLineup,
  units: LineupAnswer['units'],
  { season, language }: { season: Season; language: Language },
) {
  const champions = new Set([...carries, ...(advice?.core ?? []), ...units.map(({ champion }) => champion)])
  const items = new Set(units.flatMap((unit) => unit.items))
  const named = new Set([...traits, ...(advice ? [advice.class] : [])])
  return {
    champions: season.champions.filter(({ id }) => champions.has(id)).map((each) => championRefOf(each, language)),
    items: season.items.filter(({ id }) => items.has(id)).map((each) => itemRefOf(each, language)),
    traits: season.traits.filter(({ id }) => named.has(id)).map((each) => traitRefOf(season, each, language)),
  }
}
