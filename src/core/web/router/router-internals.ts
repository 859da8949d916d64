// Every private part of TanStack Router that the site touches. An update that changes one fails router-internals.test.tsx.
import type { AnyRouteMatch, AnyRouter, NavigateOptions, ParsedLocation } from '@tanstack/react-router'
import { hydrate } from '@tanstack/router-core/ssr/client'
import type { LoadedMatch } from './page-data.ts'

/** Where a load on the server was redirected to; undefined if it wasn't. */
export function redirectOf(router: AnyRouter): string | undefined {
  const result = router._serverResult
  return result?.type === 'redirect' ? result.redirect.headers.get('location')! : undefined
}

/** The matches of the page that was loaded, the root's first. */
export const loadedMatches = (router: AnyRouter): AnyRouteMatch[] => router.stores.matches.get()

/** The location of the page that is shown; undefined before the first. */
export const shownLocation = (router: AnyRouter): { pathname: string } | undefined =>
  router.stores.resolvedLocation.get()

/** The route of a path: below the root and its own pattern. */
export const routeAt = (router: AnyRouter, path: string) => router.getMatchedRoutes(path)[2]

/** The loaded page as JSON, for `hydrateMatches`: the same text for the same answers. */
export const matchesJson = (router: AnyRouter): string =>
  JSON.stringify(loadedMatches(router).map(({ id, loaderData }): LoadedMatch => ({ i: nameOf(id), l: loaderData })))

/** Takes over the server's matches: loaded now, and with the id of this address for missing files. */
export async function hydrateMatches(router: AnyRouter, matches: LoadedMatch[]) {
  const own = router.matchRoutes(router.latestLocation).at(-1)!
  if (own.routeId === '/$') matches.at(-1)!.i = nameOf(own.id) // all missing files share one page
  const loaded = matches.map(({ i, l }) => ({ i, l, u: Date.now(), s: 'success' as const, ssr: true as const }))
  const nothing = () => undefined
  window.$_TSR = {
    router: { manifest: undefined, matches: loaded as never },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  }
  await hydrate(router)
}

/** An id as the router's own hydration spells it. */
const nameOf = (id: string) => id.replaceAll('/', '#')

/** Hands every navigation to `wrap`, which begins it. */
export function wrapNavigation(
  router: AnyRouter,
  wrap: (options: NavigateOptions, navigate: () => Promise<void>) => Promise<void>,
) {
  const { navigate } = router
  router.navigate = (options) => wrap(options as NavigateOptions, () => navigate(options))
}

/** The location to which options lead from another location. */
export const locationFrom = (router: AnyRouter, from: ParsedLocation, options: NavigateOptions): ParsedLocation =>
  router.buildLocation({ ...options, _fromLocation: from } as never)

/** Replaces the router's view transitions, which leave unhandled errors when they are skipped. */
export function replaceTransitions(router: AnyRouter, transition: (update: () => Promise<void>) => Promise<void>) {
  router.startViewTransition = transition
}
