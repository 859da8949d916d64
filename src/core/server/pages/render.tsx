import { createHash } from 'node:crypto'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getNormalizedURL } from '@tanstack/react-router/ssr/server'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { ErrorTable } from '#src/core/errors.ts'
import { type Language, languageFacts, type Place } from '#src/core/languages.ts'
import type { LoaderMarks } from '#src/core/web/router/page.ts'
import { inlineData, pageDataJson } from '#src/core/web/router/page-data.ts'
import { loadedMatches, matchesJson, redirectOf } from '#src/core/web/router/router-internals.ts'
import { dataScript } from './head-scripts.ts'
import { type IconSprites, withOwnIcons } from './icon-sprites.ts'
import { dataAddressOf, type Rendered } from './page-cache.ts'
import { type StylePiece, stylesFor } from './page-styles.ts'
import { developmentPolicy, type PolicySources, policyOf } from './policy.ts'
import { inTurn } from './render-limit.ts'

/** The parts of a document that depend on the build. */
export interface Frame {
  /** For the head: preloads, links and the early script. */
  head: string
  /** CSS pieces, inlined as needed; undefined in development. */
  styles?: StylePiece[]
  /** For the end of the body. */
  scripts: string
  /** Other origins of the policy; null in development. */
  policy: PolicySources | null
  /** Whether the scripts ask for the loaders' answers at an address of their own, where the page is kept. */
  isDataApart?: boolean
  /** Sprites to inline icons from; undefined in development. */
  sheets?: IconSprites
}

/** The frame of a page in a language. Late hydration waits for the visitor's first input. */
export type FrameOf = (page: string, language: Language, hydration?: Hydration) => Frame | Promise<Frame>
export type Hydration = 'late' | 'at once'

interface Match {
  status: string
  error: unknown
  staticData?: { page?: string; name?: string }
  loaderData?: LoaderMarks & { ok?: boolean; error?: string }
}

export interface PageRequest {
  url: string
  place: Place
  makeRouter: () => AnyRouter
  frame: FrameOf
  errors: ErrorTable
  /** Whether the document says that a campaign runs. */
  hasCampaign?: boolean
  /** For previews: origin of the editor's window. */
  heldBy?: string
  /** Whether something on the loaded page stands in for what it couldn't have. */
  hasFallback?: () => boolean
}

/** Renders an address with its headers, or returns its route's redirect. */
export async function renderPage(request: PageRequest): Promise<Rendered> {
  const { place, frame, heldBy } = request
  const router = await load(request)
  const location = redirectOf(router)
  if (location) return { status: 302, headers: { location, ...openToAll }, html: '', isKept: false }
  const matches = loadedMatches(router) as Match[]
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw failed.error // else it would be rendered with its message
  const { page = 'unknown', name = 'unknown' } = matches.at(-1)?.staticData ?? {}
  const { isKept, ...verdict } = verdictOf(matches, request)
  const app = await inTurn(() => appOf(router))
  const parts = await frame(page, place.language, heldBy ? 'at once' : 'late')
  const style = parts.styles ? `<style>${stylesFor(app, parts.styles)}</style>` : ''
  const data = pageDataOf(router, request, parts.isDataApart === true && verdict.status === 200 && isKept)
  const framed = { ...parts, head: style + parts.head, scripts: data.element + parts.scripts }
  const html = documentOf(app, request, name, framed)
  const blocks = framed.head + framed.scripts
  const policy = parts.policy ? policyOf(blocks, parts.policy, heldBy) : developmentPolicy(heldBy)
  const headers = { ...headersForAll, 'content-security-policy': policy }
  return { ...verdict, isKept, html, data: data.json, headers: { ...headers, ...(heldBy && headersForOne) } }
}

/** A router with the page of an address. */
async function load({ url, makeRouter }: PageRequest): Promise<AnyRouter> {
  const router = makeRouter()
  const { href, origin } = getNormalizedURL(url, url).url
  const history = createMemoryHistory({ initialEntries: [href.slice(origin.length)] })
  // the browser restores the position of whole pages
  router.update({ ...router.options, history, origin, scrollRestoration: false })
  await router.load()
  return router
}

/** How React marks a part that failed or is still awaited; the browser would render it. */
const hole = '<!--$!-->'

/** A router's page as HTML; throws what a component throws, as a kept page must not have a hole. */
async function appOf(router: AnyRouter): Promise<string> {
  const app = <RouterProvider router={router} />
  const html = renderToString(app) // one string, where a stream has many
  if (!html.includes(hole)) return html
  throw await new Promise<unknown>((done) => {
    renderToPipeableStream(app, { onError: done, onAllReady: () => done(new Error('a part of the page is lazy')) })
  })
}

/** What a document says of its data, and the data if they are kept apart from it. */
function pageDataOf(router: AnyRouter, { url }: PageRequest, isApart: boolean): { element: string; json?: string } {
  const matches = matchesJson(router)
  if (!isApart) return { element: inlineData(matches) }
  const version = createHash('sha256').update(matches).digest('base64url').slice(0, 22)
  const { pathname, search } = new URL(url)
  return { element: dataScript(dataAddressOf(pathname + search), version), json: pageDataJson(version, matches) }
}

/** COOP off: shared pages have nothing to hide, and isolation would start another process. */
export const openToAll = { 'cross-origin-opener-policy': 'unsafe-none' }
const headersForAll = { 'content-type': 'text/html; charset=utf-8', ...openToAll }

/** For one person: not cached, not indexed. */
const headersForOne = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A loader's failure gives the page its status, so that it is not cached. */
function verdictOf(matches: Match[], { errors, hasFallback }: PageRequest) {
  const answers = matches.map((match) => match.loaderData ?? {})
  const failed = answers.find(({ ok }) => ok === false)
  const isMissing = answers.some(({ missing }) => missing)
  const status = failed ? (errors[failed.error!]?.status ?? 500) : isMissing ? 404 : 200
  const keptFor = answers.find((answer) => answer.keptFor)?.keptFor
  return { status, isKept: !hasFallback?.() && answers.every(({ uncacheable }) => !uncacheable), keptFor }
}

/** Moves title, meta and link, which React renders first, into the head. */
function documentOf(app: string, { place, hasCampaign }: PageRequest, name: string, frame: Frame) {
  const [start, hoisted] = /^((?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*)/.exec(app)!
  const { app: body, signs } = withOwnIcons(app.slice(start.length), frame.sheets ?? new Map())
  return (
    `<!doctype html><html lang="${languageFacts[place.language].tag}"${hasCampaign ? ' data-campaign' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${hoisted}${frame.head}</head>` +
    `<body class="route-${name}">${signs}<div id="root">${body}</div>${frame.scripts}</body></html>`
  )
}
