import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch } from '#src/core/search-params.ts'
import { innerPath } from './useInnerLinks.ts'

const maxPages = 4

/** Loads scripts and data of the pages that navigations in view lead to, once each page is idle. */
export function loadNextPages(router: AnyRouter): void {
  if (isSparing()) return
  const load = async () => {
    const { pathname } = router.latestLocation
    await idle()
    if (router.latestLocation.pathname !== pathname) return
    for (const { path, search } of nextPages(router))
      void router.preloadRoute({ to: path, search: parseSearch(search) } as never).catch(() => undefined)
  }
  router.subscribe('onRendered', ({ pathChanged }) => pathChanged && void load())
  void load()
}

/** True on Save-Data and on the slowest links. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return !!connection?.saveData || !!connection?.effectiveType?.includes('2g')
}

interface NextPage {
  path: string
  search: string
}

function nextPages(router: AnyRouter): NextPage[] {
  const pages = new Map<string, NextPage>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) {
    const path = innerPath(link, router)
    if (path && link.pathname !== location.pathname && isInView(link)) pages.set(path, { path, search: link.search })
  }
  return [...pages.values()].slice(0, maxPages)
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const idle = () =>
  new Promise<unknown>((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 1000))) // Safari
