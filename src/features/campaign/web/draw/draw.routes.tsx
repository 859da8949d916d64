import { createRoute } from '@tanstack/react-router'
import { page } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { drawCalls } from '../../draw/draw.contract.ts'

/** Seconds after which the page is rendered with newer figures. */
const countedEvery = 30

export const drawRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/draw/verify',
    loader: async ({ context }) => {
      const answer = await context.ask(drawCalls.readDraw, {})
      if (!answer.ok) return answer
      const { draw } = answer.data
      return { ok: true as const, data: { draw }, missing: draw === null, keptFor: countedEvery }
    },
    ...page(() => import('./DrawVerifyPage.tsx'), {
      page: 'DrawVerifyPage',
      name: 'drawVerify',
      texts: ['draw', 'campaign'],
      listed: 'in a campaign',
      menuOf: '/pre-register',
    }),
  }),
] as const
