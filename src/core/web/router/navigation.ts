import {
  type AnyRouteMatch,
  type AnyRouter,
  type NavigateOptions,
  type ParsedLocation,
  useMatch,
  useRouter,
} from '@tanstack/react-router'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { locationFrom, replaceTransitions, routeAt, shownLocation, wrapNavigation } from './router-internals.ts'

/** Name of the page at a path. */
const nameOf = (router: AnyRouter, pathname: string): string =>
  routeAt(router, pathname)?.options.staticData?.name ?? 'unknown'

/** The search parameters that a page's route knows. */
export const knownSearch = (
  router: AnyRouter,
  { pathname, search }: { pathname: string; search: object },
): Record<string, unknown> => routeAt(router, pathname)?.options.validateSearch?.(search) ?? {}

/** The known parameters of a component's page, as the server rendered it. */
export function useKnownSearch<T extends object>(): T {
  const router = useRouter()
  const value: unknown = useMatch({
    strict: false,
    select: (match) => {
      const known = knownOf.get(match) ?? knownSearch(router, match)
      knownOf.set(match, known)
      return known
    },
  })
  return value as T
}

/** One object per match: readers re-render only on changes. */
const knownOf = new WeakMap<object, Record<string, unknown>>()

/** Where the page is ahead of the router: on the same page with the same data, but another list. */
let ahead: { location: ParsedLocation; known: Record<string, unknown> } | null = null
const readers = new Set<() => void>()

function setAhead(next: typeof ahead) {
  ahead = next
  for (const read of readers) read()
}

const subscribe = (read: () => void) => {
  readers.add(read)
  return () => void readers.delete(read)
}

/** A list's parameters as of the press that changes them, and a deferred copy for what is slow to render. */
export function useListSearch<T extends object>(): { filter: T; deferred: T } {
  const known = useKnownSearch<T>()
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const next = useSyncExternalStore(
    subscribe,
    () => ahead,
    () => null,
  )
  const text = JSON.stringify(next?.location.pathname === pathname ? next.known : known)
  const filter = useMemo<T>(() => JSON.parse(text), [text])
  return { filter, deferred: useDeferredValue(filter) }
}

/** Shows another list of the same page and data ahead of the router; returns how to end it, else null. */
function showAhead(router: AnyRouter, options: NavigateOptions): (() => void) | null {
  if (readers.size === 0) return null
  const from = ahead?.location ?? router.latestLocation
  const location = locationFrom(router, from, options)
  const { loaderDeps } = routeAt(router, location.pathname)?.options ?? {}
  const dataOf = (at: ParsedLocation) => JSON.stringify(loaderDeps?.({ search: at.search }))
  if (location.pathname !== from.pathname || dataOf(location) !== dataOf(from)) return null
  const own = { location, known: knownSearch(router, location) }
  setAhead(own)
  return () => {
    if (ahead === own) setAhead(null)
  }
}

/** Browsers without typed transitions (Firefox, older Safari) get none. */
const hasTypes = () => CSS.supports('selector(:active-view-transition-type(a))')

/** Animates navigations by view transitions. */
function animateNavigation(router: AnyRouter) {
  replaceTransitions(router, async (update) => {
    const { pathname } = router.latestLocation
    const from = shownLocation(router)
    if (!from || from.pathname === pathname) return update()
    const transition = document.startViewTransition({ update, types: [`to-${nameOf(router, pathname)}`] })
    transition.ready.catch(() => {})
    return transition.updateCallbackDone
  })
}

/** Removes the server's metadata, which is wrong for the next page. */
function forgetSummary() {
  for (const each of document.head.querySelectorAll(summary)) each.remove()
  for (const each of document.querySelectorAll('script[type="application/ld+json"]')) each.textContent = ''
}

const summary = 'meta[property], meta:is([name=description], [name=robots], [name="twitter:card"]), link[hreflang]'

/** Transition, body classes and focus follow the page's name. */
export function followNavigation(router: AnyRouter) {
  if (hasTypes()) animateNavigation(router)
  let current = nameOf(router, router.latestLocation.pathname)
  document.body.className = `route-${current}`
  router.subscribe('onBeforeRouteMount', () => {
    const next = nameOf(router, router.latestLocation.pathname)
    if (next === current) return
    document.body.className = `route-${next} from-${current}`
    current = next
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    forgetSummary()
    if (!pathChanged && !hashChanged) return
    const place = document.getElementById(toLocation.hash) ?? (pathChanged ? firstFocus() : null)
    // an opened menu keeps the focus
    if (place && !document.querySelector('details[name][open]')) focusOn(place)
  })
}

/** Paints the pressed state, or the changed list, before the work of a navigation. */
export function paintPressFirst(router: AnyRouter) {
  let turn = Promise.resolve()
  wrapNavigation(router, async (options, navigate) => {
    const { pathname } = router.latestLocation
    const end = showAhead(router, options)
    turn = turn.then(end ? listPainted : framePainted) // navigations keep their order
    await turn
    if (end && router.latestLocation.pathname !== pathname) return end() // the visitor went back meanwhile
    await navigate().finally(end)
  })
}

/** Background pages paint no frames. */
const framePainted = () =>
  new Promise<void>((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

/** The router's changes would interrupt the rendering of the list. */
const listPainted = () =>
  framePainted().then(
    () =>
      new Promise<void>((done) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 300 })
        else setTimeout(done, 100) // Safari lacks requestIdleCallback
      }),
  )

/** Drops failed answers, so that the next visit asks again. */
export function forgetFailures(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', () => router.clearCache({ filter: isFailed as never }))
}

/** Whether a loader's answer is a failure. */
export const isFailed = ({ loaderData }: AnyRouteMatch): boolean => loaderData?.ok === false

/** What gets the focus on a new page: the field that it is opened for, else its heading. */
const firstFocus = () => document.querySelector<HTMLElement>('main [data-first-focus]') ?? document.querySelector('h1')

/** Focuses the target of the link, else of the new page, for screen readers and Tab. */
function focusOn(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
