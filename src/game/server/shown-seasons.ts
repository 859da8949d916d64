import type { Language } from '#src/core/languages.ts'
import type { SeasonRef } from '../game.contract.ts'
import { seasonRefOf } from './entity-refs.ts'
import type { GameData, Season } from './season-files.ts'
import type { SeasonKind } from './season-schema.ts'

/** The language of a request, and whether it came from the test folder. */
interface Reader {
  language: Language
  test: boolean
}

export type ShownSeasons = ReturnType<typeof shownSeasons>

/** The seasons with these ids in order, the running one first; the test folder adds unpublished ones. */
export function shownSeasons(gameData: () => GameData, shownIds: string[]) {
  const all = ({ test }: Reader): Season[] => {
    const ids = test ? new Set([...shownIds, ...gameData().seasons.keys()]) : shownIds
    return [...ids].flatMap((id) => gameData().seasons.get(id) ?? [])
  }

  /** The season of an id, by default the running one; null if it is not shown. */
  const find = (id = shownIds[0], reader: Reader): Season | null =>
    all(reader).find(({ facts }) => facts.id === id) ?? null

  /** Common fields of answers; `kind` is what the answer lists. */
  const head = (id: string | undefined, kind: SeasonKind, reader: Reader) => {
    const season = find(id, reader)
    return {
      season: season && seasonRefOf(season, reader.language),
      seasons: all(reader).map((each): SeasonRef => seasonRefOf(each, reader.language)),
      verified: season?.facts.sources[kind].verified ?? true,
    }
  }

  /** The entries that `read` returns for a season; empty if it is not shown. */
  const listFrom = <T>(
    id: string | undefined,
    reader: Reader,
    read: (season: Season, language: Language) => T[],
  ): T[] => {
    const season = find(id, reader)
    return season ? read(season, reader.language) : []
  }

  return { all, find, head, listFrom }
}
