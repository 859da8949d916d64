import { createRoute, redirect } from '@tanstack/react-router'
import type { Answer } from '#src/core/call.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { galleryCalls } from '../gallery.contract.ts'
import { type GalleryFilter, type GalleryKind, readGalleryFilter } from '../gallery-address.rules.ts'

const slices = ['gallery', 'game'] as const

/** Search parameters of a gallery page; only the season is sent to the server, the rest filters in the page. */
const filtersOf = (kind: GalleryKind) =>
  search(
    (raw): GalleryFilter => readGalleryFilter(kind, raw),
    ({ season }) => ({ season }),
  )

/** Marks answers that aren't cached: searches, unknown seasons, traits and champions (unbounded), missing figures. */
function marked<A extends Answer<(typeof galleryCalls)[keyof typeof galleryCalls]>>(
  answer: A,
  { q, trait, champion }: GalleryFilter,
) {
  const {
    season,
    traits = [],
    champions = [],
    figures,
  } = (answer.ok ? answer.data : {}) as Partial<{
    season: unknown
    traits: { id: string }[]
    champions: { id: string }[]
    figures: unknown
  }>
  const isUnknown = (wanted: string | undefined, known: { id: string }[]) =>
    wanted !== undefined && known.every(({ id }) => id !== wanted)
  const isOther = isUnknown(trait, traits) || isUnknown(champion, champions)
  return { ...answer, uncacheable: q !== undefined || !season || isOther || figures === null }
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
  ...page(() => import('./HeroListPage.tsx'), {
    page: 'HeroListPage',
    name: 'booksHero',
    texts: slices,
    listed: 'by season',
    menu: { position: 30, text: 'site.nav.hero', group: 'site.nav.gallery' },
  }),
})

const synergyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/synergy',
  ...filtersOf('synergy'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listTraits, deps), readGalleryFilter('synergy', location.search)),
  ...page(() => import('./SynergyListPage.tsx'), {
    page: 'SynergyListPage',
    name: 'booksSynergy',
    texts: slices,
    listed: 'by season',
    menu: { position: 31, text: 'site.nav.synergy', group: 'site.nav.gallery' },
  }),
})

const equipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/equip',
  ...filtersOf('equip'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listItems, deps), readGalleryFilter('equip', location.search)),
  ...page(() => import('./items/EquipListPage.tsx'), {
    page: 'EquipListPage',
    name: 'booksEquip',
    texts: slices,
    listed: 'by season',
    menu: { position: 32, text: 'site.nav.equip', group: 'site.nav.gallery' },
  }),
})

const hexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/hex',
  ...filtersOf('hex'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listAugments, deps), readGalleryFilter('hex', location.search)),
  ...page(() => import('./boons/HexListPage.tsx'), {
    page: 'HexListPage',
    name: 'booksHex',
    texts: slices,
    listed: 'by season',
    menu: { position: 33, text: 'site.nav.hex', group: 'site.nav.gallery' },
  }),
})

const goopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/books/goop',
  ...filtersOf('goop'),
  loader: async ({ context, deps, location }) =>
    marked(await context.ask(galleryCalls.listSnax, deps), readGalleryFilter('goop', location.search)),
  ...page(() => import('./boons/GoopListPage.tsx'), {
    page: 'GoopListPage',
    name: 'booksGoop',
    texts: slices,
    listed: 'by season',
    menu: { position: 34, text: 'site.nav.goop', group: 'site.nav.gallery' },
  }),
})

export const galleryRoutes = [booksRoute, heroRoute, synergyRoute, equipRoute, hexRoute, goopRoute] as const
