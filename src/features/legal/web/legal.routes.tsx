import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { type PageContext, rootRoute } from '#src/core/web/router/root.ts'
import { Rich } from '#src/core/web/texts/rich.ts'
import { type LegalPageName, legalCalls } from '../legal.contract.ts'

const view = page(() => import('./LegalPage.tsx'), {
  page: 'LegalPage',
  texts: ['legal'],
  listed: 'once',
  isDocument: true,
})

const read =
  (name: LegalPageName) =>
  async ({ context }: { context: PageContext }) => {
    const answer = await context.ask(legalCalls.readLegalPage, { page: name })
    if (!answer.ok) return answer
    return { ok: true as const, data: { ...answer.data, name, html: new Rich(name, answer.data.html) } }
  }

export const legalRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/terms-of-service',
    loader: read('terms-of-service'),
    ...view,
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/privacy-notice', loader: read('privacy-notice'), ...view }),
  createRoute({ getParentRoute: () => rootRoute, path: '/cookie-policy', loader: read('cookie-policy'), ...view }),
  createRoute({ getParentRoute: () => rootRoute, path: '/open-source', loader: read('open-source'), ...view }),
  createRoute({ getParentRoute: () => rootRoute, path: '/test-flight', loader: read('test-flight'), ...view }),
] as const
