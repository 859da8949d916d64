import type { InferOutput } from 'valibot'
import type { Language } from '#src/core/languages.ts'
import type { ChampionFiguresAnswer, DetailRow, rankingsCalls } from '#src/features/rankings/rankings.contract.ts'
import { championRefOf, itemRefOf } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { DetailKind } from '../count/subjects.ts'
import { countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { type BoardFilter, type EntityTally, listDetailTallies, listTallies } from './rankings.store.ts'

type Query = InferOutput<typeof rankingsCalls.readCountedChampion.input>

/** Items, sets of three and partners in an answer. */
const maxRows = 8

/** Figures of a champion and of its details that have enough boards, best average place first. */
export async function readCountedChampion(
  parts: RankingsParts,
  query: Query,
  reader: { language: Language; test: boolean },
): Promise<ChampionFiguresAnswer> {
  const { head, season, asked } = await findBoards(parts, query, { kind: 'champions', ...reader })
  const nothing = { own: null, stars: [], items: [], threes: [], partners: [], refs: { champions: [], items: [] } }
  if (!season || !asked || season.champions.every(({ id }) => id !== query.id)) return { ...head, ...nothing }
  const figures = await readFigures(parts, { ...asked, id: query.id })
  return { ...head, ...figures, refs: refsOf(figures, season, reader.language) }
}

async function readFigures(
  parts: RankingsParts,
  { season, filter, id }: { season: Season; filter: BoardFilter; id: string },
) {
  const detailsOf = (kind: DetailKind) => listDetailTallies(parts.db, filter, { kind, entity: id })
  const [champion, stars, items, threes, partners] = await Promise.all([
    listTallies(parts.db, filter, 'champion', id),
    detailsOf('stars'),
    detailsOf('champion-item'),
    detailsOf('champion-items'),
    detailsOf('partner'),
  ])
  const known = {
    items: new Set(season.items.map((item) => item.id)),
    champions: new Set(season.champions.map((each) => each.id)),
  }
  const rowsOf = (tallies: EntityTally[], idsOf: (each: EntityTally) => string[], all: Set<string> | null) =>
    tallies.flatMap((each): DetailRow[] => {
      const ids = idsOf(each)
      const counted = (!all || ids.every((part) => all.has(part))) && countedOf(each.tally, id, parts)
      return counted ? [{ ids, ...counted }] : []
    })
  const bestOf = (rows: DetailRow[]) =>
    rows
      .filter(({ places }) => boardsOfPlaces(places) >= parts.minimum)
      .sort((a, b) => averageOf(a.places) - averageOf(b.places))
      .slice(0, maxRows)
  return {
    boards: champion.boards,
    own: countedOf(champion.tallies[0]?.tally, id, parts),
    stars: rowsOf(stars, ({ part }) => [part], null),
    items: bestOf(rowsOf(items, ({ part }) => [part], known.items)),
    threes: bestOf(rowsOf(threes, ({ part }) => part.split(' '), known.items)),
    partners: bestOf(rowsOf(partners, ({ entity, part }) => [entity === id ? part : entity], known.champions)),
  }
}

const boardsOfPlaces = (places: number[]): number => places.reduce((sum, count) => sum + count, 0)

const averageOf = (places: number[]): number =>
  places.reduce((sum, count, index) => sum + count * (index + 1), 0) / boardsOfPlaces(places)

function refsOf(
  { items, threes, partners }: Pick<ChampionFiguresAnswer, 'items' | 'threes' | 'partners'>,
  season: Season,
  language: Language,
) {
  const named = new Set([...items, ...threes, ...partners].flatMap(({ ids }) => ids))
  return {
    champions: season.champions.filter(({ id }) => named.has(id)).map((each) => championRefOf(each, language)),
    items: season.items.filter(({ id }) => named.has(id)).map((each) => itemRefOf(each, language)),
  }
}
