import { createRoute } from '@tanstack/react-router'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { searchCalls } from '../search.contract.ts'
import { readSearchQuery } from '../search-address.rules.ts'

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  ...search(readSearchQuery, (query) => query),
  loader: async ({ context, deps: { q, season } }) => {
    const uncacheable = q !== undefined || season !== undefined // endlessly many
    if (q === undefined) return { ok: true as const, data: null, uncacheable }
    return { ...(await context.ask(searchCalls.search, { q, season })), uncacheable }
  },
  ...page(() => import('./SearchPage.tsx'), {
    page: 'SearchPage',
    name: 'search',
    texts: ['search', 'game'],
    hasEditorTexts: true,
  }),
})

export const searchRoutes = [searchRoute] as const
