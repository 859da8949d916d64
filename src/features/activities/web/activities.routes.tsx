import { createRoute } from '@tanstack/react-router'
import { page } from '../../../core/web/page.ts'
import { rootRoute } from '../../../core/web/root.ts'
import { activityCalls } from '../activities.contract.ts'

const activitiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/all-activities',
  loader: ({ context }) => context.ask(activityCalls.listActivities, {}),
  ...page(() => import('./ActivitiesPage.tsx'), 'ActivitiesPage', ['activities']),
})

export const activityRoutes = [activitiesRoute] as const
