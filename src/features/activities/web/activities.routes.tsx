import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { activityCalls } from '../activities.contract.ts'

const activitiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/all-activities',
  loader: ({ context }) => context.ask(activityCalls.listActivities, {}),
  ...page(() => import('./ActivitiesPage.tsx'), {
    page: 'ActivitiesPage',
    name: 'allActivities',
    texts: ['activities'],
    listed: 'once',
    menu: { position: 60, text: 'site.nav.activities' },
  }),
})

export const activityRoutes = [activitiesRoute] as const
