import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import {
  loadedMatches,
  locationFrom,
  markScripts,
  replaceTransitions,
  routeAt,
  shownLocation,
  untypedOptions,
  withoutLoadTimes,
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
const routeTree = root.addChildren([list])
const makeRouter = () => createRouter({ routeTree, ...untypedOptions })

async function render() {
  const router = makeRouter()
  markScripts(router, 'a-mark')
  const respond = createRequestHandler({ request: new Request('http://localhost/list'), createRouter: () => router })
  const response = await respond(({ responseHeaders, router: ready }) =>
    renderRouterToString({ responseHeaders, router: ready, children: <h1>List</h1> }),
  )
  return { router, html: await response.text() }
}

test('the scripts of the router carry the nonce, and answers travel as one JSON text', async () => {
  const { html } = await render()
  const scripts = html.match(/<script[^>]*>/g)!
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain('nonce="a-mark"')
  expect(html).toContain(JSON.stringify(JSON.stringify({ ok: true, data: 'an answer' })))
})

test('the load times of matches are found in the HTML and removed', async () => {
  const { html } = await render()
  expect(html).toMatch(/u:\d{13}/)
  const timeless = withoutLoadTimes(html)
  expect(timeless).not.toMatch(/u:\d{13}/)
  expect(timeless).toMatch(/\{i:"[^"]+",u:0/)
})

test('matches hold status, data and facts of their route', async () => {
  const { router } = await render()
  expect(loadedMatches(router).at(-1)).toMatchObject({
    status: 'success',
    loaderData: { ok: true, data: 'an answer' },
    staticData: { page: 'ListPage' },
  })
  expect(routeAt(router, '/list')?.options.staticData?.page).toBe('ListPage')
  expect(routeAt(router, '/nothing')).toBeUndefined()
})

test('a location is built from another than the present one', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const from = router.buildLocation({ to: '/list', search: { a: '1' } } as never)
  const next = locationFrom(router, from, { to: '.', search: (now: object) => ({ ...now, b: '2' }) } as never)
  expect(next).toMatchObject({ pathname: '/list', search: { a: '1', b: '2' } })
})

test('navigations wait, and the router has a transition to replace', async () => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
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
