import { ok } from '../../../core/call.ts'
import { type Ctx, handle } from '../../../core/server/handle.ts'
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
  /** In the test folder those that are not published yet too, after the others. */
  const shown = (test: boolean) => {
    const ids = test ? new Set([...shownSeasons, ...gameData().seasons.keys()]) : shownSeasons
    return [...ids].flatMap((id) => gameData().seasons.get(id) ?? [])
  }
  const find = (id = shownSeasons[0], { test }: Ctx) => shown(test).find(({ facts }) => facts.id === id) ?? null
  const head = (id: string | undefined, ctx: Ctx) => {
    const season = find(id, ctx)
    return {
      season: season && seasonRefOf(season, ctx.language),
      seasons: shown(ctx.test).map((each) => seasonRefOf(each, ctx.language)),
    }
  }
  const from = <T>(id: string | undefined, ctx: Ctx, of: (season: Season) => T[]): T[] => {
    const season = find(id, ctx)
    return season ? of(season) : []
  }

  return handle(galleryCalls, {
    listChampions: async ({ season }, ctx) =>
      ok({
        ...head(season, ctx),
        champions: from(season, ctx, (each) => listChampions(each, ctx.language)),
        traits: from(season, ctx, (each) => listTraits(each, ctx.language)).map(
          ({ text, levels, champions, ...ref }) => ref,
        ),
      }),
    listTraits: async ({ season }, ctx) =>
      ok({
        ...head(season, ctx),
        traits: from(season, ctx, (each) => listTraits(each, ctx.language)),
        champions: from(season, ctx, (each) => listChampions(each, ctx.language)),
      }),
    listItems: async ({ season }, ctx) =>
      ok({ ...head(season, ctx), items: from(season, ctx, (each) => listItems(each, ctx.language)) }),
    listAugments: async ({ season }, ctx) =>
      ok({ ...head(season, ctx), augments: from(season, ctx, (each) => listAugments(gameData(), each, ctx.language)) }),
    listSnax: async ({ season }, ctx) =>
      ok({
        ...head(season, ctx),
        snax: from(season, ctx, (each) => listSnax(gameData(), each, ctx.language)),
        seasonsWithSnax: shown(ctx.test)
          .filter(({ snax }) => snax.length > 0)
          .map((each) => seasonRefOf(each, ctx.language)),
      }),
    readChampion: async ({ season, id }, ctx) => {
      const [champion = null] = from(season, ctx, (each) => [findChampion(each, id, ctx.language)])
      return ok({
        ...head(season, ctx),
        champion,
        nearest: champion ? [] : from(season, ctx, (each) => nearestChampions(each, id, ctx.language, 6)),
      })
    },
  })
}
