import { createRoute, redirect } from '@tanstack/react-router'
import type { Ask } from '../../../core/call.ts'
import { page, search } from '../../../core/web/page.ts'
import { rootRoute } from '../../../core/web/root.ts'
import { type RankingKind, rankingsCalls } from '../rankings.contract.ts'
import { type RankingFilter, readRankingFilter } from '../rankings-address.rules.ts'

/** Parameters of a ranking. What chooses boards is asked of the server; sorting, names and costs are the page's own. */
const filtersOf = (kind: RankingKind) =>
  search(
    (raw): RankingFilter => readRankingFilter(kind, raw),
    ({ season, version, mode, bracket }) => ({ season, version, mode, bracket }),
  )

const rankRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank',
  ...filtersOf('hero'),
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/rank/hero', search, statusCode: 302 })
  },
})

/** An answer with whether its address is made up: a search, an unknown season or version, of which there is no end. */
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
    const { q } = readRankingFilter(kind, location.search as Record<string, unknown>)
    const isUnknown =
      answer.ok && (!answer.data.season || (deps.version && !answer.data.versions.includes(deps.version)))
    return { ...answer, madeUp: q !== undefined || Boolean(isUnknown) }
  }

const heroRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/hero',
  ...filtersOf('hero'),
  loader: load('hero'),
  ...page(() => import('./HeroRankPage.tsx'), 'HeroRankPage', ['rankings', 'game']),
})

const equipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/equip',
  ...filtersOf('equip'),
  loader: load('equip'),
  ...page(() => import('./EquipRankPage.tsx'), 'EquipRankPage', ['rankings', 'game']),
})

const traitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rank/trait',
  ...filtersOf('trait'),
  loader: load('trait'),
  ...page(() => import('./TraitRankPage.tsx'), 'TraitRankPage', ['rankings', 'game']),
})

export const rankingsRoutes = [rankRoute, heroRoute, equipRoute, traitRoute]
