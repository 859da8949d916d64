import { createRoute, redirect } from '@tanstack/react-router'
import type { Ask } from '#src/core/call.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { Rich } from '#src/core/web/texts/rich.ts'
import { idLimit } from '#src/game/game.contract.ts'
import { type RankingKind, rankingsCalls } from '../rankings.contract.ts'
import {
  type RankingFilter,
  readDuosAddress,
  readLineupAddress,
  readRankingFilter,
  seasonKeyOf,
} from '../rankings-address.rules.ts'

/** Only parameters that choose boards go to the server; the page sorts and filters rows itself. */
const filtersOf = (kind: RankingKind) =>
  search(
    (raw): RankingFilter => readRankingFilter(kind, raw),
    ({ season, version, mode, bracket }) => ({ season, version, mode, bracket }),
  )

const rankRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank',
  ...filtersOf('lineup'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/rank/lineup', search, statusCode: 302 })
  },
})

/** Uncacheable: unknown seasons and versions, and filters of the page, whose combinations would fill the cache. */
const load =
  (kind: RankingKind) =>
  async ({
    context,
    deps,
    location,
  }: {
    context: { ask: Ask }
    deps: Pick<RankingFilter, 'season' | 'version' | 'mode' | 'bracket'>
    location: { search: object }
  }) => {
    const answer = await context.ask(rankingsCalls.readRanking, { kind, ...deps })
    const filter = readRankingFilter(kind, location.search as Record<string, unknown>)
    const isPlain = Object.keys(filter).every((name) => Object.hasOwn(deps, name))
    const isUnknown =
      answer.ok && (!answer.data.season || (deps.version && !answer.data.versions.includes(deps.version)))
    return { ...answer, uncacheable: Boolean(isUnknown) || !isPlain }
  }

const lineupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/lineup',
  ...filtersOf('lineup'),
  loader: load('lineup'),
  ...page(() => import('./table/LineupRankPage.tsx'), {
    page: 'LineupRankPage',
    name: 'rankLineup',
    texts: ['rankings', 'lineups', 'game'],
    menu: { position: 20, text: 'site.nav.stats' },
  }),
})

const heroRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/hero',
  ...filtersOf('hero'),
  loader: load('hero'),
  ...page(() => import('./table/HeroRankPage.tsx'), {
    page: 'HeroRankPage',
    name: 'rankHero',
    texts: ['rankings', 'game'],
    menuOf: '/rank/lineup',
  }),
})

const equipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/equip',
  ...filtersOf('equip'),
  loader: load('equip'),
  ...page(() => import('./table/EquipRankPage.tsx'), {
    page: 'EquipRankPage',
    name: 'rankEquip',
    texts: ['rankings', 'game'],
    menuOf: '/rank/lineup',
  }),
})

const traitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/trait',
  ...filtersOf('trait'),
  loader: load('trait'),
  ...page(() => import('./table/TraitRankPage.tsx'), {
    page: 'TraitRankPage',
    name: 'rankTrait',
    texts: ['rankings', 'game'],
    menuOf: '/rank/lineup',
  }),
})

const lineupFiguresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/lineupDetail/$season',
  ...search(readLineupAddress, ({ lineupId, version, mode, bracket }) => ({ lineupId, version, mode, bracket })),
  beforeLoad: ({ search, params }) => {
    const { lineupId, ...filter } = search
    if (lineupId) return
    const season = seasonKeyOf(params.season)
    throw redirect({ to: '/rank/lineup', search: { season, ...filter }, statusCode: 302 })
  },
  loader: async ({ context, params, deps: { lineupId = '', ...filter } }) => {
    const id = lineupId.slice(0, idLimit)
    const answer = await context.ask(rankingsCalls.readCountedLineup, {
      id,
      season: seasonKeyOf(params.season),
      ...filter,
    })
    const isUnknown = answer.ok && filter.version !== undefined && !answer.data.versions.includes(filter.version)
    // any two traits and champion name a cluster, whether it was counted or not
    const isUncounted = answer.ok && !answer.data.lineup?.advice && !answer.data.row
    return { ...answer, missing: answer.ok && !answer.data.lineup, uncacheable: isUnknown || isUncounted }
  },
  ...page(() => import('./lineup/LineupFiguresPage.tsx'), {
    page: 'LineupFiguresPage',
    name: 'rankLineupDetail',
    texts: ['rankings', 'lineups', 'lineup-figures', 'game'],
    menuOf: '/rank/lineup',
  }),
})

const duosRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/duos',
  ...search(readDuosAddress, ({ season }) => ({ season })),
  loader: async ({ context, deps: { season } }) => {
    const answer = await context.ask(rankingsCalls.readDuos, { season })
    return { ...answer, uncacheable: answer.ok && !answer.data.season }
  },
  ...page(() => import('./duos/DuosPage.tsx'), {
    page: 'DuosPage',
    name: 'rankDuos',
    texts: ['rankings', 'duos', 'game'],
    menuOf: '/rank/lineup',
  }),
})

const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/method',
  loader: async ({ context }) => {
    const answer = await context.ask(rankingsCalls.readMethod, {})
    if (!answer.ok) return answer
    return { ok: true as const, data: { ...answer.data, html: new Rich('method', answer.data.html) } }
  },
  ...page(() => import('./MethodPage.tsx'), {
    page: 'MethodPage',
    name: 'rankMethod',
    texts: ['rankings'],
    listed: 'once',
    menuOf: '/rank/lineup',
  }),
})

export const rankingsRoutes = [
  rankRoute,
  lineupRoute,
  heroRoute,
  equipRoute,
  traitRoute,
  lineupFiguresRoute,
  duosRoute,
  methodRoute,
] as const
