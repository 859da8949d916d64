import { createHash } from 'node:crypto'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { coreErrors } from '#src/core/errors.ts'
import { placeOf } from '#src/core/languages.ts'
import { ParserPause } from '#src/core/web/ParserPause.tsx'
import type { PageContext } from '#src/core/web/router/root.ts'
import { untypedOptions } from '#src/core/web/router/router-internals.ts'
import { RichText } from '#src/core/web/texts/RichText.tsx'
import { Rich } from '#src/core/web/texts/rich.ts'
import { renderPage } from './render.tsx'

const place = placeOf('/en/')!
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** A site of one page whose loader and component each test sets. */
let site: { loader: () => object; Page: () => React.ReactNode }
// its own root: to that of the site another test of the same worker may have given the shell
const rootRoute = createRootRouteWithContext<PageContext>()({})
const route = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => site.loader(),
  component: () => <site.Page />,
})
const routeTree = rootRoute.addChildren([route])

function render(loader: () => object, Page: () => React.ReactNode = () => <h1>Page</h1>) {
  site = { loader, Page }
  const makeRouter = () =>
    createRouter({
      routeTree,
      context: {} as PageContext,
      basepath: '/en',
      ...untypedOptions,
    })
  const frame = () => ({
    head: '<style>a{}</style>',
    scripts: '<script>late()</script>',
    policy: { calls: [], images: [], frames: [], media: [] },
  })
  return renderPage({ url: 'http://localhost/en/', place, makeRouter, frame, errors: coreErrors })
}

test('a script within rich text is named by no hash, however it came there; the own blocks are', async () => {
  const rich = new Rich('text', '<p>news</p><script>evil()</script><script nonce="x">evil()</script>')
  const { html, headers } = await render(
    () => ({}),
    () => <RichText rich={rich} />,
  )
  const policy = headers['content-security-policy']!
  expect(html).toContain('<script>evil()</script>')
  expect(policy).not.toContain(hashOf('evil()'))
  expect(policy).toContain(hashOf('late()'))
  expect(policy).toContain(hashOf('a{}'))
  const [routers] = /(?<=<script type="text\/asleep"[^>]*>)\(self\.\$R=[\s\S]*?(?=<\/script>)/.exec(html)!
  expect(policy).toContain(hashOf(routers))
})

test('a long list has a pause for the parser after every so many entries, which the policy allows', async () => {
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => (
    <li key={index}>
      {index}
      <ParserPause after={index} every={5} />
    </li>
  ))
  const { html, headers } = await render(
    () => ({}),
    () => <ul>{list}</ul>,
  )
  const pauses = [...html.matchAll(/<li>(\d+)<script>(.*?)<\/script>/g)]
  expect(pauses.map(([, entry]) => entry)).toEqual(['4', '9'])
  for (const [, , script] of pauses) expect(headers['content-security-policy']).toContain(hashOf(script!))
})

test("the router's scripts sleep, and rich text travels once", async () => {
  const rich = new Rich('text', '<p>words</p>')
  const { html } = await render(
    () => ({ ok: true, data: { rich } }),
    () => <RichText rich={rich} />,
  )
  expect(html.match(/<script[^>]*>/g)!.filter((tag) => !tag.includes('type="text/asleep"'))).toEqual(['<script>'])
  expect(html.match(/words/g)).toHaveLength(1)
  expect(html).toContain('richKey')
})

test('two renderings of the same content are the same to the last byte', async () => {
  expect(await render(() => ({ ok: true }))).toEqual(await render(() => ({ ok: true })))
})

test.each([
  ['nothing stands behind', { missing: true }, 404, true],
  ['is made up', { uncacheable: true }, 200, false],
  ['is as good as any', { ok: true, data: 1 }, 200, true],
  ['fails for a while', { ok: false, error: 'system_busy' }, 503, true],
  ['fails for good', { ok: false, error: 'no such key' }, 500, true],
])('a page whose loader says that its address %s', async (_, data, status, isKept) => {
  expect(await render(() => data)).toMatchObject({ status, isKept })
})

test('a loader that throws ends the rendering without its message', async () => {
  const failing = render(() => {
    throw new Error('a secret')
  })
  await expect(failing).rejects.toThrow('a secret')
})
