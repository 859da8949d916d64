import { ok } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import { type Ctx, handle } from '../../../core/server/calls/handle.ts'
import type { ChampionRef } from '../../../game/game.contract.ts'
import { listChampions } from '../../../game/server/champions.ts'
import { seasonRefOf } from '../../../game/server/entity-refs.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import type { SeasonKind } from '../../../game/server/season-schema.ts'
import { listTraits } from '../../../game/server/traits.ts'
import { galleryCalls } from '../gallery.contract.ts'
import { findChampion, listAugments, listItems, listNearestChampions, listSnax } from './gallery.store.ts'

interface GallerySettings {
  /** Seasons that the site shows, in their order; the first is the running one. */
  seasons: string[]
  /** Ids of the champions that are new in the running season. */
  newChampions: string[]
}

/** Handlers of the gallery over the seasons that the site shows. */
export function galleryHandlers(gameData: () => GameData, { seasons: shownSeasons, newChampions }: GallerySettings) {
  /** In the test folder those that are not published yet too, after the others. */
  const shown = ({ test }: Ctx) => {
    const ids = test ? new Set([...shownSeasons, ...gameData().seasons.keys()]) : shownSeasons
    return [...ids].flatMap((id) => gameData().seasons.get(id) ?? [])
  }
  const find = (id = shownSeasons[0], ctx: Ctx) => shown(ctx).find(({ facts }) => facts.id === id) ?? null
  const head = (id: string | undefined, kind: SeasonKind, ctx: Ctx) => {
    const season = find(id, ctx)
    return {
      season: season && seasonRefOf(season, ctx.language),
      seasons: shown(ctx).map((each) => seasonRefOf(each, ctx.language)),
      verified: season?.facts.sources[kind].verified ?? true,
    }
  }
  const from = <T>(id: string | undefined, ctx: Ctx, of: (season: Season, language: Language) => T[]): T[] => {
    const season = find(id, ctx)
    return season ? of(season, ctx.language) : []
  }

  return handle(galleryCalls, {
    listChampions: async ({ season }, ctx) =>
      ok({
        ...head(season, 'champions', ctx),
        lead: find(season, ctx)?.facts.lead?.[ctx.language] ?? null,
        champions: from(season, ctx, listChampions),
        traits: from(season, ctx, listTraits).map(({ text, levels, champions, ...ref }) => ref),
      }),
    listTraits: async ({ season }, ctx) =>
      ok({
        ...head(season, 'traits', ctx),
        traits: from(season, ctx, listTraits),
        champions: from(season, ctx, listChampions),
      }),
    listItems: async ({ season }, ctx) => ok({ ...head(season, 'items', ctx), items: from(season, ctx, listItems) }),
    listAugments: async ({ season }, ctx) =>
      ok({
        ...head(season, 'augments', ctx),
        augments: from(season, ctx, (each, language) => listAugments(gameData(), each, language)),
      }),
    listSnax: async ({ season }, ctx) => {
      const withSnax = shown(ctx).filter(({ snax }) => snax.length > 0)
      const asked = season ?? withSnax[0]?.facts.id
      return ok({
        ...head(asked, 'snax', ctx),
        snax: from(asked, ctx, (each, language) => listSnax(gameData(), each, language)),
        seasonsWithSnax: withSnax.map((each) => seasonRefOf(each, ctx.language)),
      })
    },
    readShownChampion: async ({ id }, ctx) => {
      const choice = choiceOf(from(undefined, ctx, listChampions), newChampions, id)
      const [champion = null] = from(undefined, ctx, (each, language) =>
        choice.shown ? [findChampion(each, choice.shown.id, language)] : [],
      )
      const { newOnes, others } = choice
      return ok({ ...head(undefined, 'champions', ctx), champion, newChampions: newOnes, others })
    },
    readChampion: async ({ season, id }, ctx) => {
      const [champion = null] = from(season, ctx, (each, language) => [findChampion(each, id, language)])
      return ok({
        ...head(season, 'champions', ctx),
        champion,
        nearest: champion ? [] : from(season, ctx, (each, language) => listNearestChampions(each, id, language, 6)),
      })
    },
  })
}

/** The new champions in the operator's order, all others, and the one that an id means: the first new one where it means none. */
function choiceOf(all: ChampionRef[], newIds: string[], id: string | undefined) {
  const newOnes = newIds.flatMap((each) => all.find((champion) => champion.id === each) ?? [])
  const others = all.filter((each) => !newIds.includes(each.id))
  return { newOnes, others, shown: all.find((each) => each.id === id) ?? newOnes[0] ?? all[0] }
}
