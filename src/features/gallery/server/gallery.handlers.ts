import { ok } from '#src/core/call.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { findHeadliner, listChampions } from '#src/game/server/champions.ts'
import { seasonRefOf } from '#src/game/server/entity-refs.ts'
import { type SeasonKind, seasonKinds } from '#src/game/server/season-schema.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { listTraits } from '#src/game/server/traits.ts'
import { galleryCalls } from '../gallery.contract.ts'
import { listAugments, listAugmentTraits, listItems, listSnax } from './gallery.store.ts'

/** Reads match figures of a season's entries; null while the database is down. */
export type ReadFigures = (
  what: { kind: 'champions' | 'items' | 'traits'; season: string | undefined },
  ctx: Ctx,
) => Promise<ShortFigures | null>

export function galleryHandlers(seasons: ShownSeasons, readFigures: ReadFigures) {
  const head = (id: string | undefined, kind: SeasonKind, ctx: Ctx) => {
    const season = seasons.find(id, ctx)
    return {
      ...seasons.head(id, kind, ctx),
      headliner: season && findHeadliner(season, seasonKinds.indexOf(kind)),
      hasSnax: season !== null && season.snax.length > 0,
    }
  }

  return handle(galleryCalls, {
    listChampions: async ({ season }, ctx) =>
      ok({
        ...head(season, 'champions', ctx),
        lead: seasons.find(season, ctx)?.facts.lead?.[ctx.language] ?? null,
        champions: seasons.listFrom(season, ctx, listChampions),
        traits: seasons.listFrom(season, ctx, listTraits).map(({ text, levels, champions, ...ref }) => ref),
        figures: await readFigures({ kind: 'champions', season }, ctx),
      }),
    listTraits: async ({ season }, ctx) =>
      ok({
        ...head(season, 'traits', ctx),
        traits: seasons.listFrom(season, ctx, listTraits),
        champions: seasons.listFrom(season, ctx, listChampions),
        figures: await readFigures({ kind: 'traits', season }, ctx),
      }),
    listItems: async ({ season }, ctx) =>
      ok({
        ...head(season, 'items', ctx),
        items: seasons.listFrom(season, ctx, listItems),
        figures: await readFigures({ kind: 'items', season }, ctx),
      }),
    listAugments: async ({ season }, ctx) =>
      ok({
        ...head(season, 'augments', ctx),
        augments: seasons.listFrom(season, ctx, listAugments),
        traits: seasons.listFrom(season, ctx, listAugmentTraits),
      }),
    listSnax: async ({ season }, ctx) => {
      const withSnax = seasons.all(ctx).filter(({ snax }) => snax.length > 0)
      const asked = season ?? withSnax[0]?.facts.id
      return ok({
        ...head(asked, 'snax', ctx),
        snax: seasons.listFrom(asked, ctx, listSnax),
        champions: seasons.listFrom(asked, ctx, listChampions),
        seasonsWithSnax: withSnax.map((each) => seasonRefOf(each, ctx.language)),
      })
    },
  })
}
