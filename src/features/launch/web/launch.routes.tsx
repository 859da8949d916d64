import { createRoute } from '@tanstack/react-router'
import { matching, oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { launchCalls } from '../launch.contract.ts'
import { type LaunchSection, launchSections } from '../launch.rules.ts'
import { askBackgrounds } from './backgrounds.ts'

export type HomeSearch = { page?: LaunchSection; season?: string }

export const launchRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    ...search(
      (raw): HomeSearch => ({
        page: oneOf(launchSections, raw.page),
        season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
      }),
      ({ season }) => ({ season }),
    ),
    // unknown seasons are unbounded, and without a database there is less to show
    loader: async ({ context, deps: { season } }) => {
      const [answer, backgrounds] = await Promise.all([
        context.ask(launchCalls.readLaunch, { season }),
        askBackgrounds(context.ask, season),
      ])
      const isUnknown = answer.ok && season !== undefined && answer.data.season.id !== season
      return { ...answer, backgrounds, uncacheable: isUnknown || (answer.ok && answer.data.picks === null) }
    },
    ...page(() => import('./HomePage.tsx'), {
      page: 'HomePage',
      name: 'home',
      texts: ['launch', 'game'],
      listed: 'once',
      menu: { position: 90, text: 'site.nav.home' },
    }),
  }),
] as const
