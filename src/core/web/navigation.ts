import type { AnyRouter } from '@tanstack/react-router'

/** The page's name as its route declares it. */
const pageOf = (router: AnyRouter, pathname: string): string =>
  routeOf(router, pathname)?.options.staticData?.page ?? 'unknown'

/** The search parameters that a page's route knows, out of all that its address holds. */
export const knownSearch = (
  router: AnyRouter,
  { pathname, search }: { pathname: string; search: object },
): Record<string, unknown> => routeOf(router, pathname)?.options.validateSearch?.(search) ?? {}

const routeOf = (router: AnyRouter, pathname: string) => router.getMatchedRoutes(pathname)[2]

/** View transition, the body's classes and the focus follow the page's name. */
export function followNavigation(router: AnyRouter) {
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation, pathChanged }) =>
      fromLocation && pathChanged ? [`to-${pageOf(router, toLocation.pathname)}`] : false,
  }
  let current = pageOf(router, router.latestLocation.pathname)
  document.body.className = `route-${current}`
  router.subscribe('onBeforeRouteMount', () => {
    const next = pageOf(router, router.latestLocation.pathname)
    if (next === current) return
    document.body.className = `route-${next} from-${current}`
    current = next
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading()
  })
}

/** Focus on the new heading lets a screen reader say where the visitor is, and the next Tab start there. */
function focusHeading() {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
