import { type AnyRouter, type LinkProps, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { stringifySearch } from '#src/core/search-params.ts'
import type { PageContext } from './root.ts'
import { isPlain } from './useInnerLinks.ts'

/** A page of the site in the form of the router's links. */
export interface PageAddress extends Pick<LinkProps, 'to' | 'hash'> {
  params?: Record<string, string>
  search?: object
}

interface PlainLinkProps extends PageAddress, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** Whether a touch, a hover or the focus loads the page ahead. */
  preload?: boolean
  [data: `data-${string}`]: unknown
}

/** A link for long lists: each of the router's own follows every change of the address. */
export function PlainLink({ to, params, search, hash, preload = true, ...attributes }: PlainLinkProps) {
  const router = useRouter()
  const address: PageAddress = { to, params, search, hash }
  const follow = (event: MouseEvent) => {
    if (!isPlain(event.nativeEvent)) return
    event.preventDefault()
    void router.navigate(address as never)
  }
  const load = preload ? () => void router.preloadRoute(address as never).catch(() => undefined) : undefined
  return (
    <a
      {...attributes}
      href={hrefOf(router, address)}
      onClick={follow}
      onTouchStart={load}
      onMouseEnter={load}
      onFocus={load}
    />
  )
}

/** The link's address in the page's style: below the language, or behind '#' in the web view. */
export function hrefOf(router: AnyRouter, { to = '/', params = {}, search = {}, hash }: PageAddress): string {
  const { style, place } = router.options.context as PageContext
  const path = to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name]!))
  const base = style === 'path' ? place.base : ''
  return router.history.createHref(
    `${base}${path}${stringifySearch(search as Record<string, unknown>)}${hash ? `#${hash}` : ''}`,
  )
}
