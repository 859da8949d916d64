import { createRoute, redirect } from '@tanstack/react-router'
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
  loader: ({ context, deps }) => context.ask(galleryCalls.listChampions, deps),
  ...page(() => import('./HeroListPage.tsx'), 'HeroListPage', [...slices]),
})

const synergyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/synergy',
  ...filtersOf('synergy'),
  loader: ({ context, deps }) => context.ask(galleryCalls.listTraits, deps),
  ...page(() => import('./SynergyListPage.tsx'), 'SynergyListPage', [...slices]),
})

const equipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/equip',
  ...filtersOf('equip'),
  loader: ({ context, deps }) => context.ask(galleryCalls.listItems, deps),
  ...page(() => import('./EquipListPage.tsx'), 'EquipListPage', [...slices]),
})

const hexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/hex',
  ...filtersOf('hex'),
  loader: ({ context, deps }) => context.ask(galleryCalls.listAugments, deps),
  ...page(() => import('./HexListPage.tsx'), 'HexListPage', [...slices]),
})

const goopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/goop',
  ...filtersOf('goop'),
  loader: ({ context, deps }) => context.ask(galleryCalls.listSnax, deps),
  ...page(() => import('./GoopListPage.tsx'), 'GoopListPage', [...slices]),
})

const championRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chess/$season/$heroId',
  ...filtersOf('chess'),
  loader: async ({ context, params }) => {
    const answer = await context.ask(galleryCalls.readChampion, inBounds(params))
    return { ...answer, missing: answer.ok && !answer.data.champion }
  },
  ...page(() => import('./ChampionPage.tsx'), 'ChampionPage', [...slices]),
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
] as const
