import { createRoute, redirect } from '@tanstack/react-router'
import { freeText, oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { idLimit } from '#src/game/game.contract.ts'
import type { NamesSearch } from '#src/game/web/names/Name.tsx'
import { championCalls } from '../champions.contract.ts'

const slices = ['champions', 'game'] as const

const championRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chess/$season/$heroId',
  ...search(
    ({ names }): NamesSearch => ({ names: oneOf(['en'], names) }),
    () => ({}),
  ),
  loader: async ({ context, params, location }) => {
    const answer = await context.ask(championCalls.readChampion, inBounds(params))
    const champion = answer.ok ? answer.data.champion : null
    if (champion && champion.id !== params.heroId) {
      const { search } = location as { search: NamesSearch }
      throw redirect({
        to: '/chess/$season/$heroId',
        params: { ...params, heroId: champion.id },
        search,
        statusCode: 302,
      })
    }
    // a page without match figures is shown but not cached
    const isPartial = answer.ok && champion !== null && answer.data.figures === null
    return { ...answer, missing: answer.ok && !champion, uncacheable: isPartial }
  },
  ...page(() => import('./ChampionPage.tsx'), {
    page: 'ChampionPage',
    name: 'chess',
    texts: slices,
    listed: 'by champion',
    menuOf: '/books/hero',
  }),
})

/** Without `heroId` the first new champion is shown. */
export type ShowSearch = NamesSearch & { heroId?: string }

const showRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/champion-page',
  ...search(
    ({ heroId, names }): ShowSearch => ({ heroId: freeText(heroId, idLimit), names: oneOf(['en'], names) }),
    ({ heroId }) => ({ heroId }),
  ),
  loader: async ({ context, deps }) => {
    const answer = await context.ask(championCalls.readShownChampion, { id: deps.heroId })
    const isOther = answer.ok && deps.heroId !== undefined && answer.data.champion?.id !== deps.heroId
    return { ...answer, uncacheable: isOther }
  },
  ...page(() => import('./ChampionShowPage.tsx'), {
    page: 'ChampionShowPage',
    name: 'championPage',
    texts: slices,
    listed: 'once',
    menu: { position: 80, text: 'site.nav.newChampions' },
  }),
})

/** Cuts overlong ids, so that they are unknown (404) instead of invalid (400). */
const inBounds = ({ season, heroId }: { season: string; heroId: string }) => ({
  season: season.slice(0, idLimit),
  id: heroId.slice(0, idLimit),
})

export const championRoutes = [championRoute, showRoute] as const
