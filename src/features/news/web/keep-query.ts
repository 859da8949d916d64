import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch } from '#src/core/search-params.ts'
import { knownSearch } from '#src/core/web/router/navigation.ts'
import { isPlain } from '#src/core/web/router/useInnerLinks.ts'
import { articleOfPath } from '../news.rules.ts'

/** Lets clicks on links to articles keep those parameters of the address that the page itself doesn't use. */
export function keepQueryOnArticles(router: AnyRouter) {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    const route = link && !link.target && isPlain(event) ? articleRoute(link, router) : null
    if (!route) return
    const { search, pathname } = router.latestLocation
    const others = otherParameters(search, knownSearch(router, { search, pathname }))
    if (Object.keys(others).length === 0) return
    event.preventDefault()
    const hash = route.hash.slice(1) || undefined
    void router.navigate({ to: route.pathname, search: { ...others, ...parseSearch(route.search) }, hash } as never)
  }
  document.addEventListener('click', onClick, true) // before the links themselves
}

/** Parameters of an address without those that its page knows. */
const otherParameters = (search: object, known: object): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !(name in known)))

/** Route of a link to an article of this language, in path or hash style, or null. */
function articleRoute(link: HTMLAnchorElement, router: AnyRouter): URL | null {
  const { base } = router.options.context.place
  if (link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return null
  const inner = link.hash.startsWith('#/') ? link.hash.slice(1) : link.href.slice(link.origin.length + base.length)
  const route = new URL(inner, location.origin)
  return articleOfPath(route.pathname) || route.pathname === '/news/detail' ? route : null
}
