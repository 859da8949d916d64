// Every private part of TanStack Router that the site touches. An update that changes one fails router-internals.test.tsx.
import type { AnyRouteMatch, AnyRouter, NavigateOptions, ParsedLocation } from '@tanstack/react-router'
import { answerAdapter } from './answer-adapter.ts'

/** Router options that work and that the router's types leave out: answers travel as JSON. */
export const untypedOptions = { serializationAdapters: [answerAdapter] } as object

/** Gives the router's own scripts a nonce, which scripts of texts lack. */
export function markScripts(router: AnyRouter, nonce: string) {
  router.options.ssr = { nonce }
}

/** The matches of the page that was loaded, the root's first. */
export const loadedMatches = (router: AnyRouter): AnyRouteMatch[] => router.stores.matches.get()

/** The location of the page that is shown; undefined before the first. */
export const shownLocation = (router: AnyRouter): { pathname: string } | undefined =>
  router.stores.resolvedLocation.get()

/** The route of a path: below the root and its own pattern. */
export const routeAt = (router: AnyRouter, path: string) => router.getMatchedRoutes(path)[2]

/** Removes load times from rendered HTML, so that bodies, hashes and ETags agree between instances. */
export const withoutLoadTimes = (html: string): string => html.replace(/(\{i:"(?:[^"\\]|\\.)*",u:)\d{13}/g, '$10')

/** Adapts the server's matches before hydration: loaded now, and with the id of this address for missing files. */
export function adoptMatches(router: AnyRouter) {
  router.options.hydrate = () => {
    const { matches } = window.$_TSR!.router!
    for (const match of matches) match.u = Date.now()
    const own = router.matchRoutes(router.latestLocation).at(-1)!
    if (own.routeId === '/$') matches.at(-1)!.i = own.id.replaceAll('/', '#') // all missing files share one page
  }
}

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
