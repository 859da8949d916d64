import { createHash } from 'node:crypto'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { coreErrors } from '#src/core/errors.ts'
import { placeOf } from '#src/core/languages.ts'
import type { PageContext } from '#src/core/web/router/root.ts'
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

function render(
  loader: () => object,
  Page: () => React.ReactNode = () => <h1>Page</h1>,
  more: { isDataApart?: boolean; url?: string; hasFallback?: () => boolean } = {},
) {
  const { isDataApart, ...request } = more
  site = { loader, Page }
  const makeRouter = () =>
    createRouter({
      routeTree,
      context: {} as PageContext,
      basepath: '/en',
    })
  const frame = () => ({
    head: '<style>a{}</style>',
    scripts: '<script>late()</script>',
    policy: { calls: [], images: [], frames: [], media: [] },
    isDataApart,
  })
  return renderPage({ url: 'http://localhost/en/', place, makeRouter, frame, errors: coreErrors, ...request })
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
})

test('a document holds its data as JSON that no text can end, and rich text travels once', async () => {
  const rich = new Rich('text', '<p>words</p>')
  const { html, data } = await render(
    () => ({ ok: true, data: { rich, title: '</script><script>evil()' } }),
    () => <RichText rich={rich} />,
  )
  expect(data).toBeUndefined()
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="page-data">', '<script>'])
  expect(html.match(/words/g)).toHaveLength(1)
  expect(html).toContain('richKey')
})

test('data apart from the document are JSON with the version that it names, at the address that it names', async () => {
  const { html, data, headers } = await render(
    () => ({ ok: true, data: 'an answer' }),
    () => <h1>Page</h1>,
    { isDataApart: true, url: 'http://localhost/en/?a=1' },
  )
  const [, version, script] = /<script id="page-data" data-version="([\w-]{22})">(.*?)<\/script>/.exec(html)!
  expect(JSON.parse(data!)).toEqual({
    version,
    matches: [{ i: '__root__#' }, { i: '##', l: { ok: true, data: 'an answer' } }],
  })
  expect(data).toMatch(/^\{"version":"/)
  expect(html).not.toContain('an answer')
  expect(script).toContain('("/act/page-data/en/?a=1")')
  expect(headers['content-security-policy']).toContain(hashOf(script!))
})

test.each([
  ['is missing', { missing: true }, {}],
  ['is made up', { ok: true, uncacheable: true }, {}],
  ['failed', { ok: false, error: 'system_busy' }, {}],
  ['shows something as a fallback', { ok: true }, { hasFallback: () => true }],
])('a page that %s holds its data itself', async (_, answer, more) => {
  const { html, data } = await render(() => answer, undefined, { isDataApart: true, ...more })
  expect(data).toBeUndefined()
  expect(html).toContain('<script type="application/json" id="page-data">[')
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

test('a component that throws ends the rendering; React would send the rest of the page', async () => {
  const failing = render(
    () => ({}),
    () => {
      throw new Error('a secret')
    },
  )
  await expect(failing).rejects.toThrow('a secret')
})
