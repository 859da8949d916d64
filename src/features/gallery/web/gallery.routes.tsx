import { createRoute, redirect } from '@tanstack/react-router'
import type { Answer } from '../../../core/call.ts'
import { freeText, oneOf } from '../../../core/search-params.ts'
import { page, search } from '../../../core/web/page.ts'
import { rootRoute } from '../../../core/web/root.ts'
import { galleryCalls, idLimit } from '../gallery.contract.ts'
import { type GalleryFilter, type GalleryKind, readGalleryFilter } from '../gallery.rules.ts'

const slices = ['gallery', 'game'] as const

/** Parameters of a gallery page. The season alone is asked of the server; everything else is filtered in the page. */
const filtersOf = (kind: GalleryKind | 'chess') =>
  search(
    (raw): GalleryFilter => readGalleryFilter(kind, raw),
    ({ season }) => ({ season }),
  )

/** An answer with whether its address is made up: a search, an unknown season or an unknown trait, of which there is no end. */
function marked<A extends Answer<(typeof galleryCalls)[keyof typeof galleryCalls]>>(
  answer: A,
  { q, trait }: GalleryFilter,
) {
  const { season, traits = [] } = (answer.ok ? answer.data : {}) as { season?: unknown; traits?: { id: string }[] }
  const isUnknownTrait = trait !== undefined && traits.every(({ id }) => id !== trait)
  return { ...answer, madeUp: q !== undefined || !season || isUnknownTrait }
}

const booksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books',
  ...filtersOf('hero'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/books/hero', search, statusCode: 302 })
  },
})

const heroRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/hero',
  ...filtersOf('hero'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listChampions, deps), readGalleryFilter('hero', location.search)),
  ...page(() => import('./HeroListPage.tsx'), 'HeroListPage', [...slices]),
})

const synergyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/synergy',
  ...filtersOf('synergy'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listTraits, deps), readGalleryFilter('synergy', location.search)),
  ...page(() => import('./SynergyListPage.tsx'), 'SynergyListPage', [...slices]),
})

const equipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/equip',
  ...filtersOf('equip'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listItems, deps), readGalleryFilter('equip', location.search)),
  ...page(() => import('./EquipListPage.tsx'), 'EquipListPage', [...slices]),
})

const hexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/hex',
  ...filtersOf('hex'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listAugments, deps), readGalleryFilter('hex', location.search)),
  ...page(() => import('./HexListPage.tsx'), 'HexListPage', [...slices]),
})

const goopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/goop',
  ...filtersOf('goop'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listSnax, deps), readGalleryFilter('goop', location.search)),
  ...page(() => import('./GoopListPage.tsx'), 'GoopListPage', [...slices]),
})

const championRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chess/$season/$heroId',
  ...filtersOf('chess'),
  loader: async ({ context, params, location }) => {
    const answer = await context.ask(galleryCalls.readChampion, inBounds(params))
    const champion = answer.ok ? answer.data.champion : null
    if (champion && champion.id !== params.heroId) {
      const { search } = location as { search: GalleryFilter }
      throw redirect({
        to: '/chess/$season/$heroId',
        params: { ...params, heroId: champion.id },
        search,
        statusCode: 302,
      })
    }
    return { ...answer, missing: answer.ok && !champion }
  },
  ...page(() => import('./ChampionPage.tsx'), 'ChampionPage', [...slices]),
})

/** Which champion is shown; without an id the first new one. */
export type ShowSearch = { heroId?: string; names?: 'en' }

const showRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/champion-page',
  ...search(
    ({ heroId, names }): ShowSearch => ({ heroId: freeText(heroId, idLimit), names: oneOf(['en'], names) }),
    ({ heroId }) => ({ heroId }),
  ),
  loader: async ({ context, deps }) => {
    const answer = await context.ask(galleryCalls.readShownChampion, { id: deps.heroId })
    const isOther = answer.ok && deps.heroId !== undefined && answer.data.champion?.id !== deps.heroId
    return { ...answer, madeUp: isOther }
  },
  ...page(() => import('./ChampionShowPage.tsx'), 'ChampionShowPage', [...slices]),
})

/** An id longer than any is unknown, not a bad request. */
const inBounds = ({ season, heroId }: { season: string; heroId: string }) => ({
  season: season.slice(0, idLimit),
  id: heroId.slice(0, idLimit),
})

export const galleryRoutes = [
  booksRoute,
  heroRoute,
  synergyRoute,
  equipRoute,
  hexRoute,
  goopRoute,
  championRoute,
  showRoute,
] as const
