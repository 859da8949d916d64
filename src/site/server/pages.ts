import type { AnyRouter } from '@tanstack/react-router'
import type { Ask } from '#src/core/call.ts'
import { type Language, type Place, placeOf } from '#src/core/languages.ts'
import { parseSearch, stringifySearch } from '#src/core/search-params.ts'
import { askInProcess, type BoundCalls } from '#src/core/server/calls/handle.ts'
import { dataAddressOf, dataOf, type Page, type Rendered, toPage } from '#src/core/server/pages/page-cache.ts'
import { type FrameOf, renderPage } from '#src/core/server/pages/render.tsx'
import type { PageContext } from '#src/core/web/router/root.ts'
import { routeAt } from '#src/core/web/router/router-internals.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { articleOfPath } from '#src/features/news/news.rules.ts'
import { readSignInfoOfQuery } from '#src/features/news/preview.rules.ts'
import { errorTable } from '../errors.ts'
import { isFile, makeRouter } from '../routes.ts'
import { siteConfig } from '../site-config.ts'
import { errorPage } from './standalone/error-page.tsx'

export interface Visit {
  /** Normalised: known parameters only, sorted. */
  address: string
  render: () => Promise<Rendered>
}
export interface PageSource {
  calls: () => BoundCalls
  frame: FrameOf
  origin: () => string
  /** Whether links lead to the campaign's page. */
  hasCampaign: () => Promise<boolean>
  /** For previews: origin of the editor's window that may frame the page. */
  heldBy?: string
}

/** Calls that answer with articles, which editors may withdraw. */
const { listBackgrounds: _, ...articles } = newsCalls
const articleCalls = new Set(Object.values(articles).map(({ path }) => path))

/** Finds the page of a path below a language; unknown files get the missing page. */
export function visitOf(place: Place, inner: string, query: string, source: PageSource): Visit {
  const route = routeAt(matcher, inner)
  const isUnknownFile = !route || (route.path === '$' && isFile(inner))
  const search = route?.options.validateSearch?.(parseSearch(query)) ?? {}
  const path = isUnknownFile ? '/not-found.html' : inner
  const address = `${place.base}${path}${stringifySearch(search)}`
  return {
    address,
    render: async () => {
      let isFallback = false
      const onFallback = () => {
        isFallback = true
      }
      let isRevocable = false
      const ctx = { language: place.language, test: place.test, onFallback }
      const ask = askInProcess(ctx, source.calls())
      const watchedAsk: Ask = (call, input) => {
        isRevocable ||= articleCalls.has(call.path)
        return ask(call, input)
      }
      const hasCampaign = await source.hasCampaign()
      const rendered = await renderPage({
        url: `${source.origin()}${address}`,
        place,
        makeRouter: () => routerOf(place, { ask: watchedAsk, origin: source.origin(), hasCampaign }),
        hasCampaign,
        frame: source.frame,
        errors: errorTable,
        heldBy: source.heldBy,
        hasFallback: () => isFallback,
      })
      return { ...rendered, isRevocable }
    },
  }
}

/** The data of a page in place of its document. */
export const dataOfVisit = ({ address, render }: Visit): Visit => ({
  address: dataAddressOf(address),
  render: async () => dataOf(await render()),
})

export const missingPage = (language: Language, source: PageSource): Visit =>
  visitOf(placeOf(`/${language}/`)!, '/not-found.html', '', source)

const routerOf = (place: Place, context: Pick<PageContext, 'ask' | 'origin' | 'hasCampaign'>): AnyRouter =>
  makeRouter({ ...context, place, style: 'path', isInGame: false, timeZone: siteConfig.timeZone })

/** Only matches paths to routes; its loaders never run. */
const matcher = routerOf(placeOf('/en')!, {
  ask: askInProcess({ language: 'en', test: false }, new Map()),
  origin: '',
  hasCampaign: false,
})

const hasPreview = (inner: string) =>
  ['/news', '/news/detail'].includes(inner) || articleOfPath(inner) !== null || inner.startsWith('/lineupDetail/')

/** Whether an address asks for a draft. */
export const isPreview = (inner: string, query: string): boolean =>
  hasPreview(inner) && readSignInfoOfQuery(query) !== 'none'

/** The page of a draft that an address asks for, rendered for this visitor alone; null for an address without a preview. */
export async function previewOf(
  { place, inner, query }: { place: Place; inner: string; query: string },
  source: PageSource & { heldBy: string; bounded: (visit: Visit) => Visit },
  reference: string,
): Promise<Page | null> {
  if (!isPreview(inner, query)) return null
  const info = readSignInfoOfQuery(query)
  if (info === 'refused') {
    return toPage(errorPage({ language: place.language, error: 'preview_refused', status: 403, reference }))
  }
  return toPage(await source.bounded(visitOf(place, inner, query, source)).render())
}
