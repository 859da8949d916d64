import { createRoute } from '@tanstack/react-router'
import { freeText, oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { type NewsletterState, newsletterStates } from '../newsletter.rules.ts'

/** Search parameters from a mail's link, or from a form submitted without scripts. */
export interface NewsletterSearch extends Record<string, unknown> {
  /** Token that confirms an address. */
  confirm?: string
  /** Token that ends the newsletter. */
  end?: string
  state?: NewsletterState
}

const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/newsletter',
  ...search(
    (search): NewsletterSearch => ({
      confirm: freeText(search.confirm, 200),
      end: freeText(search.end, 200),
      state: oneOf(newsletterStates, search.state),
    }),
    (shown) => shown,
  ),
  loader: ({ deps: { confirm, end } }) => ({ uncacheable: confirm !== undefined || end !== undefined }),
  ...page(() => import('./NewsletterPage.tsx'), {
    page: 'NewsletterPage',
    name: 'newsletter',
    texts: ['newsletter'],
    listed: 'once',
  }),
})

export const newsletterRoutes = [newsletterRoute] as const
