import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../core/search-params.ts'
import { type PageFacts, page } from '../core/web/router/page.ts'
import { type PageContext, rootRoute } from '../core/web/router/root.ts'
import { activityRoutes } from '../features/activities/web/activities.routes.tsx'
import { campaignRoutes } from '../features/campaign/web/campaign.routes.tsx'
import { drawRoutes } from '../features/campaign/web/draw/draw.routes.tsx'
import { championRoutes } from '../features/champions/web/champions.routes.tsx'
import { galleryRoutes } from '../features/gallery/web/gallery.routes.tsx'
import { guideRoutes } from '../features/guide/web/guide.routes.tsx'
import { launchRoutes } from '../features/launch/web/launch.routes.tsx'
import { legalRoutes } from '../features/legal/web/legal.routes.tsx'
import { lineupRoutes } from '../features/lineups/web/lineups.routes.tsx'
import { newsRoutes } from '../features/news/web/news.routes.tsx'
import { newsletterRoutes } from '../features/newsletter/web/newsletter.routes.tsx'
import { rankingsRoutes } from '../features/rankings/web/rankings.routes.tsx'
import { searchRoutes } from '../features/search/web/search.routes.tsx'
import { BrokenPage } from './web/BrokenPage.tsx'
import { Shell } from './web/Shell.tsx'

/** Unknown routes redirect home; unknown files answer 404. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: ({ params }) => {
    if (!isFile(params._splat ?? '')) throw redirect({ to: '/', statusCode: 302 })
    return { missing: true }
  },
  ...page(() => import('./web/NotFoundPage.tsx'), { page: 'NotFoundPage', name: 'notFound', texts: [] }),
})

export const isFile = (path: string): boolean => /\.\w+$/.test(path)

const routes = [
  ...launchRoutes,
  ...campaignRoutes,
  ...galleryRoutes,
  ...championRoutes,
  ...lineupRoutes,
  ...legalRoutes,
  ...newsRoutes,
  ...newsletterRoutes,
  ...guideRoutes,
  ...activityRoutes,
  ...rankingsRoutes,
  ...drawRoutes,
  ...searchRoutes,
  unknownRoute,
] as const

const routeTree = rootRoute.update({ component: Shell }).addChildren(routes)

/** The facts of each page with the path of its route below the language. */
export const listPages = (): (PageFacts & { path: string })[] =>
  routes.flatMap(({ options }) => {
    const { path, staticData } = options as { path: string; staticData?: PageFacts }
    return staticData ? [{ ...staticData, path }] : []
  })

/** A router over the routes of all slices; on the server without a history. */
export const makeRouter = (context: PageContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    basepath: context.style === 'path' ? context.place.base : '/',
    parseSearch,
    stringifySearch,
    caseSensitive: true, // one page has one address
    defaultErrorComponent: BrokenPage,
    defaultPreload: 'intent',
    defaultStaleTime: 60_000,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
