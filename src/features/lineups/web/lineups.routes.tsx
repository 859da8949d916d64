import { createRoute, redirect } from '@tanstack/react-router'
import { type Ask, fail } from '#src/core/call.ts'
import { oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { idLimit } from '#src/game/game.contract.ts'
import type { NamesSearch } from '#src/game/web/names/Name.tsx'
import { type PreviewSearch, readPreviewSearch, readSignInfo } from '../../news/preview.rules.ts'
import { builderCalls } from '../builder/builder.contract.ts'
import { type BuilderSearch, readBuilderSearch } from '../builder/builder-address.rules.ts'
import type { BuilderFacts } from '../builder/pasted-code.rules.ts'
import { lineupPreviewCalls } from '../lineup-drafts.contract.ts'
import { narrowingFilters, readLineupFilter } from '../lineup-list.rules.ts'
import { lineupCalls } from '../lineups.contract.ts'

const slices = ['lineups', 'lineup-pins', 'game'] as const

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lineup',
  ...search(readLineupFilter, ({ season }) => ({ season })),
  loader: async ({ context, deps, location }) => {
    const answer = await context.ask(lineupCalls.listLineups, deps)
    const filter = readLineupFilter(location.search as Record<string, unknown>)
    // filters have very many combinations, and pages without figures are shown but not kept
    const isNarrowed = [...narrowingFilters, 'sort'].some((name) => filter[name] !== undefined)
    const isPartial = answer.ok && (!answer.data.season || !answer.data.counting)
    return { ...answer, uncacheable: isNarrowed || isPartial }
  },
  ...page(() => import('./list/LineupListPage.tsx'), {
    page: 'LineupListPage',
    name: 'lineup',
    texts: slices,
    listed: 'by season',
    menu: { position: 10, text: 'site.nav.lineups' },
  }),
})

const detailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lineupDetail/$season/$lineupId',
  ...search(
    ({ names, mode, ...search }): NamesSearch & PreviewSearch & { mode?: 'play' | undefined } => ({
      names: oneOf(['en'], names),
      mode: oneOf(['play'], mode),
      ...readPreviewSearch(search),
    }),
    ({ names: _, mode: __, ...preview }) => preview,
  ),
  loader: async ({ context, deps, params: { season, lineupId } }) => {
    const asked = { season: season.slice(0, idLimit), id: lineupId.slice(0, idLimit) }
    const answer = await askLineup(context.ask, asked, deps)
    const isMissing = answer.ok && !answer.data.lineup
    return { ...answer, missing: isMissing, uncacheable: answer.ok && !isMissing && !answer.data.figures }
  },
  ...page(() => import('./detail/LineupPage.tsx'), {
    page: 'LineupPage',
    name: 'lineupDetail',
    texts: [...slices, 'lineup-picture', 'rankings'],
    menuOf: '/lineup',
  }),
})

/** Asks for a lineup, or for a revision with its signature. */
async function askLineup(ask: Ask, asked: { season: string; id: string }, search: PreviewSearch) {
  const sign_info = readSignInfo(search)
  if (sign_info === 'none') return ask(lineupCalls.readLineup, asked)
  return sign_info === 'refused'
    ? fail('preview_refused')
    : ask(lineupPreviewCalls.previewLineup, { ...asked, sign_info })
}

/** The board of a pasted code, read by rules that no other page needs. */
async function boardOfCode(asked: BuilderSearch, facts: BuilderFacts) {
  const { boardOfPastedCode } = await import('../builder/pasted-code.rules.ts')
  return boardOfPastedCode(asked, facts)
}

const builderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lineup/builder',
  ...search(readBuilderSearch, ({ season }) => ({ season })),
  loader: async ({ context, deps, location }) => {
    const answer = await context.ask(builderCalls.readBuilder, deps)
    const asked = readBuilderSearch(location.search as Record<string, unknown>)
    const to = answer.ok && asked.code !== undefined && (await boardOfCode(asked, answer.data))
    if (to) throw redirect({ to: '/lineup/builder', search: to, statusCode: 302 })
    // boards are endlessly many
    const isPartial = answer.ok && (!answer.data.season || !answer.data.lineups)
    return { ...answer, uncacheable: asked.board !== undefined || asked.code !== undefined || isPartial }
  },
  ...page(() => import('./builder/LineupBuilderPage.tsx'), {
    page: 'LineupBuilderPage',
    name: 'lineupBuilder',
    texts: ['lineup-builder', 'lineup-picture', ...slices],
    listed: 'by season',
    menuOf: '/lineup',
  }),
})

export const lineupRoutes = [listRoute, detailRoute, builderRoute] as const
