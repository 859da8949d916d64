import { createRoute } from '@tanstack/react-router'
import { oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { launchCalls } from '../launch.contract.ts'
import { type LaunchSection, launchSections } from '../launch.rules.ts'

export type HomeSearch = { page?: LaunchSection }

export const launchRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    ...search(
      (raw): HomeSearch => ({ page: oneOf(launchSections, raw.page) }),
      () => ({}),
    ),
    loader: ({ context }) => context.ask(launchCalls.readLaunch, {}),
    ...page(() => import('./HomePage.tsx'), {
      page: 'HomePage',
      texts: ['launch', 'game'],
      listed: 'once',
      menu: { position: 90, text: 'site.nav.home' },
    }),
  }),
] as const
