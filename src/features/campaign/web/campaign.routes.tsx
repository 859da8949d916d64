import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { launchCalls } from '../../launch/launch.contract.ts'
import { campaignCalls } from '../campaign.contract.ts'

export const campaignRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pre-register',
    loader: async ({ context }) => {
      const [campaign, launch] = await Promise.all([
        context.ask(campaignCalls.readCampaign, {}),
        context.ask(launchCalls.readLaunch, {}),
      ])
      return { campaign, launch }
    },
    ...page(() => import('./PreRegisterPage.tsx'), { page: 'PreRegisterPage', texts: ['campaign', 'game'] }),
  }),
] as const
