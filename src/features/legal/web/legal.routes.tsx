import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { type PageContext, rootRoute } from '#src/core/web/router/root.ts'
import { Rich } from '#src/core/web/texts/rich.ts'
import { type LegalPageName, legalCalls } from '../legal.contract.ts'

const view = (name: string) =>
  page(() => import('./LegalPage.tsx'), {
    page: 'LegalPage',
    name,
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
    ...view('termsOfService'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/privacy-notice',
    loader: read('privacy-notice'),
    ...view('privacyNotice'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/cookie-policy',
    loader: read('cookie-policy'),
    ...view('cookiePolicy'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/open-source',
    loader: read('open-source'),
    ...view('openSource'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/test-flight',
    loader: read('test-flight'),
    ...view('testFlight'),
  }),
] as const
