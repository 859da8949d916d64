import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { Rich } from '#src/core/web/texts/rich.ts'
import { launchCalls } from '../../launch/launch.contract.ts'
import { campaignCalls } from '../campaign.contract.ts'
import { drawCalls } from '../draw/draw.contract.ts'
import { seasonOnShow } from './sections/season-on-show.ts'

/** Seconds after which the page is rendered with another count, for visitors without a script. */
const countedEvery = 30

export const campaignRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pre-register',
    loader: async ({ context }) => {
      const [answer, launch] = await Promise.all([
        context.ask(campaignCalls.readCampaign, {}),
        context.ask(launchCalls.readLaunch, {}),
      ])
      if (!answer.ok) return answer
      const { campaign, rules, ...rest } = answer.data
      const isOnShow = launch.ok && launch.data.season.id === campaign?.season.id
      return {
        ok: true as const,
        data: {
          ...rest,
          campaign,
          rules: rules.map(({ region, html }) => ({ region, html: new Rich(`rules-${region}`, html) })),
          /** Null if home shows another season. */
          show: isOnShow ? seasonOnShow(launch.data) : null,
        },
        missing: campaign === null,
        keptFor: campaign?.phase === 'open' ? countedEvery : undefined,
      }
    },
    ...page(() => import('./PreRegisterPage.tsx'), {
      page: 'PreRegisterPage',
      name: 'preRegister',
      texts: ['campaign', 'codes', 'game'],
      listed: 'in a campaign',
      menu: { position: 70, text: 'site.nav.preRegister', isOfCampaign: true },
    }),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/squad',
    loader: async ({ context }) => {
      const [answer, drawn] = await Promise.all([
        context.ask(campaignCalls.getCampaignConfig, {}),
        context.ask(drawCalls.readDraw, {}),
      ])
      if (!answer.ok) return answer
      const { campaign } = answer.data
      return {
        ok: true as const,
        data: { campaign, draw: drawn.ok ? drawn.data.draw : null },
        missing: campaign === null,
        keptFor: campaign?.phase === 'open' ? countedEvery : undefined,
      }
    },
    ...page(() => import('./squads/SquadPage.tsx'), {
      page: 'SquadPage',
      name: 'squad',
      texts: ['campaign', 'codes', 'squad', 'draw', 'recipient'],
      listed: 'in a campaign',
    }),
  }),
] as const
