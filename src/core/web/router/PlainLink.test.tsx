import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/core/search-params.ts'
import { hrefOf } from './PlainLink.tsx'

const root = createRootRoute()
const routeTree = root.addChildren(
  ['/', '/books/hex', '/chess/$season/$heroId'].map((path) => createRoute({ getParentRoute: () => root, path })),
)

function routerIn(style: 'path' | 'hash') {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  if (style === 'hash') history.createHref = (href) => `/th/#${href}`
  const basepath = style === 'path' ? '/th' : '/'
  const context = { style, place: { language: 'th', base: '/th', test: false } }
  return createRouter({ routeTree, history, basepath, context, parseSearch, stringifySearch } as never)
}

describe.each(['path', 'hash'] as const)('in the %s style a plain link', (style) => {
  test.each([
    { to: '/' },
    { to: '/books/hex', search: { season: 'm10s16', names: undefined }, hash: 'TFT10_A' },
    { to: '/books/hex', search: { q: 'a b&c', names: 'en' } },
    { to: '/chess/$season/$heroId', params: { season: 'm10s16', heroId: 'K/DA é' } },
  ] as const)('has the address of a link of the router: %o', (address) => {
    const router = routerIn(style)
    const { publicHref } = router.buildLocation(address as never)
    expect(hrefOf(router, address as never)).toBe(router.history.createHref(publicHref))
  })
})
