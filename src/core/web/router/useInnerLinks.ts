import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { placeOf } from '#src/core/languages.ts'
import { parseSearch } from '#src/core/search-params.ts'
import { routeAt } from './router-internals.ts'

/** Navigates within the app for links of a text that lead to pages of this language. */
export function useInnerLinks(text: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(() => {
    const area = text.current!
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      const path = link && isPlain(event) && innerPath(link, router)
      if (!path) return
      event.preventDefault()
      const [to, search, hash] = [path, parseSearch(link.search), link.hash.slice(1) || undefined]
      void router.navigate({ to, search, hash } as never)
    }
    area.addEventListener('click', onClick)
    return () => area.removeEventListener('click', onClick)
  }, [text, router])
}

/** True for paths of routes; other paths that look like files are files. */
function hasPage(router: AnyRouter, path: string): boolean {
  const route = routeAt(router, path)
  return route !== undefined && route.path !== '$'
}

/** A plain click that no other script took: no new tab, no download. */
export const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented

/** Path below the language of a link to another page, or null. */
export function innerPath(link: HTMLAnchorElement, router: AnyRouter): string | null {
  const { place } = router.options.context
  const leads = link.origin === location.origin && !link.target && placeOf(link.pathname)?.base === place.base
  const path = link.pathname.slice(place.base.length) || '/'
  const isHere = link.pathname === location.pathname && link.hash !== ''
  return leads && !isHere && hasPage(router, path) ? path : null
}
