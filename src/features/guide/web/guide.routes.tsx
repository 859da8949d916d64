import { createRoute } from '@tanstack/react-router'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { guideCalls } from '../guide.contract.ts'
import { hasInput, readGuideSearch } from '../guide-search.rules.ts'

const guideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guide',
  ...search(readGuideSearch, ({ season }) => ({ season })),
  loader: async ({ context: { ask }, deps, location }) => {
    const [answer, articles] = await Promise.all([
      ask(guideCalls.readGuide, deps),
      ask(newsCalls.listGroup, { group_id: 'gameplay-intro' }).catch(() => null), // the rules need no database
    ])
    const isUncacheable = hasInput(readGuideSearch(location.search)) || (answer.ok && !answer.data.season)
    const isWhole = articles?.ok ?? false // a page without its articles isn't cached
    return {
      ...answer,
      articles: articles?.ok ? articles.data.info_content : [],
      uncacheable: isUncacheable || !isWhole,
    }
  },
  ...page(() => import('./GuidePage.tsx'), {
    page: 'GuidePage',
    name: 'guide',
    texts: ['guide', 'game'],
    listed: 'by season',
    menu: { position: 40, text: 'site.nav.guide', group: 'site.nav.howToPlay' },
  }),
})

export const guideRoutes = [guideRoute] as const
