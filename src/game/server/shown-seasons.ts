import type { Language } from '#src/core/languages.ts'
import type { SeasonRef } from '../game.contract.ts'
import { seasonRefOf } from './entity-refs.ts'
import type { GameData, Season } from './season-files.ts'
import type { SeasonKind } from './season-schema.ts'

/** Who asks: in which language, and whether from the test folder. */
interface Reader {
  language: Language
  test: boolean
}

/** The seasons that the site shows, for the calls that read one of them. */
export type ShownSeasons = ReturnType<typeof shownSeasons>

/** The seasons with these ids, in their order, the first of them the running one; in the test folder those that are not published yet too. */
export function shownSeasons(gameData: () => GameData, shownIds: string[]) {
  const all = ({ test }: Reader): Season[] => {
    const ids = test ? new Set([...shownIds, ...gameData().seasons.keys()]) : shownIds
    return [...ids].flatMap((id) => gameData().seasons.get(id) ?? [])
  }

  /** The season of an id, the running one without; null where it is not shown. */
  const find = (id = shownIds[0], reader: Reader): Season | null =>
    all(reader).find(({ facts }) => facts.id === id) ?? null

  /** What every answer about a season says first; `kind` is what it lists. */
  const head = (id: string | undefined, kind: SeasonKind, reader: Reader) => {
    const season = find(id, reader)
    return {
      season: season && seasonRefOf(season, reader.language),
      seasons: all(reader).map((each): SeasonRef => seasonRefOf(each, reader.language)),
      verified: season?.facts.sources[kind].verified ?? true,
    }
  }

  /** What `read` finds in a season, nothing where that is not shown. */
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
