import { type AnyRouteMatch, type AnyRouter, useMatch, useRouter } from '@tanstack/react-router'
import { delayNavigation, replaceTransitions, routeAt, shownLocation } from './router-internals.ts'

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

/** Paints the pressed state before the work of a navigation. */
export function paintPressFirst(router: AnyRouter) {
  delayNavigation(router, framePainted)
}

/** Background pages paint no frames. */
const framePainted = () =>
  new Promise<void>((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

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
