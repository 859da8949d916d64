import { ok } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import { handle } from '../../../core/server/handle.ts'
import { seasonRefOf } from '../../../game/server/entity-refs.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import type { SeasonKind } from '../../../game/server/season-schema.ts'
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
  const head = (id: string | undefined, kind: SeasonKind, language: Language) => {
    const season = find(id)
    return {
      season: season && seasonRefOf(season, language),
      seasons: shown().map((each) => seasonRefOf(each, language)),
      verified: season?.facts.sources[kind].verified ?? true,
    }
  }
  const from = <T>(id: string | undefined, of: (season: Season) => T[]): T[] => {
    const season = find(id)
    return season ? of(season) : []
  }

  return handle(galleryCalls, {
    listChampions: async ({ season }, { language }) =>
      ok({
        ...head(season, 'champions', language),
        lead: find(season)?.facts.lead?.[language] ?? null,
        champions: from(season, (each) => listChampions(each, language)),
        traits: from(season, (each) => listTraits(each, language)).map(({ text, levels, champions, ...ref }) => ref),
      }),
    listTraits: async ({ season }, { language }) =>
      ok({
        ...head(season, 'traits', language),
        traits: from(season, (each) => listTraits(each, language)),
        champions: from(season, (each) => listChampions(each, language)),
      }),
    listItems: async ({ season }, { language }) =>
      ok({ ...head(season, 'items', language), items: from(season, (each) => listItems(each, language)) }),
    listAugments: async ({ season }, { language }) =>
      ok({
        ...head(season, 'augments', language),
        augments: from(season, (each) => listAugments(gameData(), each, language)),
      }),
    listSnax: async ({ season }, { language }) => {
      const withSnax = shown().filter(({ snax }) => snax.length > 0)
      const asked = season ?? withSnax[0]?.facts.id
      return ok({
        ...head(asked, 'snax', language),
        snax: from(asked, (each) => listSnax(gameData(), each, language)),
        seasonsWithSnax: withSnax.map((each) => seasonRefOf(each, language)),
      })
    },
    readChampion: async ({ season, id }, { language }) => {
      const [champion = null] = from(season, (each) => [findChampion(each, id, language)])
      return ok({
        ...head(season, 'champions', language),
        champion,
        nearest: champion ? [] : from(season, (each) => nearestChampions(each, id, language, 6)),
      })
    },
  })
}
