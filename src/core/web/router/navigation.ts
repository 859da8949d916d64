import { type AnyRouteMatch, type AnyRouter, useMatch, useRouter } from '@tanstack/react-router'

/** The page's name as its route declares it. */
const pageOf = (router: AnyRouter, pathname: string): string =>
  routeOf(router, pathname)?.options.staticData?.page ?? 'unknown'

/** The search parameters that a page's route knows, out of all that its address holds. */
export const knownSearch = (
  router: AnyRouter,
  { pathname, search }: { pathname: string; search: object },
): Record<string, unknown> => routeOf(router, pathname)?.options.validateSearch?.(search) ?? {}

/** The same for the page that a component belongs to. The server made the page from these alone, so hydration must too. */
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

/** One object for as long as a match is the same: what reads it is drawn anew only after a change. */
const knownOf = new WeakMap<object, Record<string, unknown>>()

const routeOf = (router: AnyRouter, pathname: string) => router.getMatchedRoutes(pathname)[2]

/** Without types (Firefox, older Safari) a transition could not be told from a change of filter: there is none. */
const hasTypes = () => CSS.supports('selector(:active-view-transition-type(a))')

/**
 * Another page comes in by a view transition. In place of the router's own, which leaves it an unhandled error where none runs: because the
 * next page overtook it, say, or the visitor went to another tab.
 */
function animateNavigation(router: AnyRouter) {
  router.startViewTransition = async (update) => {
    const { pathname } = router.latestLocation
    const from = router.stores.resolvedLocation.get()
    if (!from || from.pathname === pathname) return update()
    const transition = document.startViewTransition({ update, types: [`to-${pageOf(router, pathname)}`] })
    transition.ready.catch(() => {})
    return transition.updateCallbackDone
  }
}

/** What the server tells robots of its page is not true of the next one, nor of another season of it. */
function forgetSummary() {
  for (const each of document.head.querySelectorAll(summary)) each.remove()
  for (const each of document.querySelectorAll('script[type="application/ld+json"]')) each.textContent = ''
}

const summary = 'meta[property], meta:is([name=description], [name=robots], [name="twitter:card"]), link[hreflang]'

/** View transition, the body's classes and the focus follow the page's name. */
export function followNavigation(router: AnyRouter) {
  if (hasTypes()) animateNavigation(router)
  let current = pageOf(router, router.latestLocation.pathname)
  document.body.className = `route-${current}`
  router.subscribe('onBeforeRouteMount', () => {
    const next = pageOf(router, router.latestLocation.pathname)
    if (next === current) return
    document.body.className = `route-${next} from-${current}`
    current = next
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    forgetSummary()
    if (!pathChanged && !hashChanged) return
    const place = document.getElementById(toLocation.hash) ?? (pathChanged ? document.querySelector('h1') : null)
    // whoever has opened a menu while the page was on its way stays there
    if (place && !document.querySelector('details[name][open]')) focusOn(place)
  })
}

/** What a press looks like is painted before the work of its navigation begins, which keeps a slow phone busy for a while. */
export function paintPressFirst(router: AnyRouter) {
  const { navigate } = router
  router.navigate = async (options) => {
    await framePainted()
    return navigate(options)
  }
}

/** A page in the background paints no frames. */
const framePainted = () =>
  new Promise<void>((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

/** A failed answer is asked for again at the next visit of its page. */
export function forgetFailures(router: AnyRouter) {
  const isFailed = (match: AnyRouteMatch) => match.loaderData?.ok === false
  router.subscribe('onBeforeNavigate', () => router.clearCache({ filter: isFailed as never }))
}

/** Focus on the place that a link names, else on the new heading, lets a screen reader say where the visitor is, and the next Tab start there. */
function focusOn(place: HTMLElement) {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
