import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  hydrateMatches,
  loadedMatches,
  locationFrom,
  matchesJson,
  redirectOf,
  replaceTransitions,
  routeAt,
  shownLocation,
  wrapNavigation,
} from './router-internals.ts'

const root = createRootRoute()
const list = createRoute({
  getParentRoute: () => root,
  path: '/list',
  loader: () => ({ ok: true, data: 'an answer' }),
  component: () => <h1>List</h1>,
  staticData: { page: 'ListPage' },
})
const moved = createRoute({
  getParentRoute: () => root,
  path: '/old',
  loader: () => {
    throw redirect({ href: '/list' })
  },
})
const makeRouter = () => createRouter({ routeTree: root.addChildren([list, moved]) })

async function load(path: string) {
  const router = makeRouter()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return router
}

test('loaded matches hold status, data and facts of their route', async () => {
  const router = await load('/list')
  expect(redirectOf(router)).toBeUndefined()
  expect(loadedMatches(router).at(-1)).toMatchObject({
    status: 'success',
    loaderData: { ok: true, data: 'an answer' },
    staticData: { page: 'ListPage' },
  })
  expect(routeAt(router, '/list')?.options.staticData?.page).toBe('ListPage')
  expect(routeAt(router, '/nothing')).toBeUndefined()
})

test('a redirect of a route is known by its destination', async () => {
  expect(redirectOf(await load('/old'))).toBe('/list')
})

test('matches travel as JSON, the same text each time, and are taken over as loaded', async () => {
  const json = matchesJson(await load('/list'))
  expect(matchesJson(await load('/list'))).toBe(json)
  const router = makeRouter()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/list'] }) })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { querySelector: () => null })
  onTestFinished(() => void vi.unstubAllGlobals())
  await hydrateMatches(router, JSON.parse(json))
  expect(loadedMatches(router).at(-1)).toMatchObject({ status: 'success', loaderData: { ok: true, data: 'an answer' } })
  expect(shownLocation(router)).toMatchObject({ pathname: '/list' })
})

test('a location is built from another than the present one', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([list, moved]), history })
  const from = router.buildLocation({ to: '/list', search: { a: '1' } } as never)
  const next = locationFrom(router, from, { to: '.', search: (now: object) => ({ ...now, b: '2' }) } as never)
  expect(next).toMatchObject({ pathname: '/list', search: { a: '1', b: '2' } })
})

test('navigations wait, and the router has a transition to replace', async () => {
  const router = createRouter({
    routeTree: root.addChildren([list, moved]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const steps: unknown[] = []
  expect(Object.hasOwn(router, 'navigate')).toBe(true)
  router.navigate = async ({ to }) => void steps.push(to)
  wrapNavigation(router, async ({ to }, navigate) => {
    steps.push(`before ${to}`)
    await navigate()
  })
  await router.navigate({ to: '/list' } as never)
  expect(steps).toEqual(['before /list', '/list'])
  expect(Object.hasOwn(router, 'startViewTransition')).toBe(true)
  replaceTransitions(router, (update) => update())
  await router.load()
  expect(shownLocation(router)).toMatchObject({ pathname: '/' })
})
