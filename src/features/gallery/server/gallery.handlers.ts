import { ok } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import { handle } from '../../../core/server/handle.ts'
import { seasonRefOf } from '../../../game/server/entity-refs.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import { galleryCalls } from '../gallery.contract.ts'
import {
  findChampion,
  listAugments,
  listChampions,
  listItems,
  listSnax,
  listTraits,
  nearestChampions,
} from './gallery.store.ts'

/** Handlers of the gallery over the seasons that the site shows, in their order. */
export function galleryHandlers(gameData: () => GameData, shownSeasons: string[]) {
  const shown = () => shownSeasons.flatMap((id) => gameData().seasons.get(id) ?? [])
  const find = (id = shownSeasons[0]) => shown().find(({ facts }) => facts.id === id) ?? null
  const head = (id: string | undefined, language: Language) => {
    const season = find(id)
    return {
      season: season && seasonRefOf(season, language),
      seasons: shown().map((each) => seasonRefOf(each, language)),
    }
  }
  const from = <T>(id: string | undefined, of: (season: Season) => T[]): T[] => {
    const season = find(id)
    return season ? of(season) : []
  }

  return handle(galleryCalls, {
    listChampions: async ({ season }, { language }) =>
      ok({
        ...head(season, language),
        champions: from(season, (each) => listChampions(each, language)),
        traits: from(season, (each) => listTraits(each, language)).map(({ text, levels, champions, ...ref }) => ref),
      }),
    listTraits: async ({ season }, { language }) =>
      ok({
        ...head(season, language),
        traits: from(season, (each) => listTraits(each, language)),
        champions: from(season, (each) => listChampions(each, language)),
      }),
    listItems: async ({ season }, { language }) =>
      ok({ ...head(season, language), items: from(season, (each) => listItems(each, language)) }),
    listAugments: async ({ season }, { language }) =>
      ok({ ...head(season, language), augments: from(season, (each) => listAugments(gameData(), each, language)) }),
    listSnax: async ({ season }, { language }) =>
      ok({
        ...head(season, language),
        snax: from(season, (each) => listSnax(gameData(), each, language)),
        seasonsWithSnax: shown()
          .filter(({ snax }) => snax.length > 0)
          .map((each) => seasonRefOf(each, language)),
      }),
    readChampion: async ({ season, id }, { language }) => {
      const [champion = null] = from(season, (each) => [findChampion(each, id, language)])
      return ok({
        ...head(season, language),
        champion,
        nearest: champion ? [] : from(season, (each) => nearestChampions(each, id, language, 6)),
      })
    },
  })
}
