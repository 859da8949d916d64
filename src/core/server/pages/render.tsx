import { randomUUID } from 'node:crypto'
import type { AnyRouter } from '@tanstack/react-router'
import { createRequestHandler, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ErrorTable } from '#src/core/errors.ts'
import { type Language, languageFacts, type Place } from '#src/core/languages.ts'
import { pauseScript } from '#src/core/web/ParserPause.tsx'
import { deferredType } from '#src/core/web/router/deferred.ts'
import type { LoaderMarks } from '#src/core/web/router/page.ts'
import { loadedMatches, markScripts, withoutLoadTimes } from '#src/core/web/router/router-internals.ts'
import { type IconSprites, withOwnIcons } from './icon-sprites.ts'
import type { Rendered } from './page-cache.ts'
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
}

/** Renders an address with its headers, or returns its route's redirect. */
export async function renderPage(request: PageRequest): Promise<Rendered> {
  const { url, place, makeRouter, frame, errors, heldBy } = request
  const mark = randomUUID()
  let [page, name] = ['', '']
  let verdict: Pick<Rendered, 'status' | 'isKept' | 'keptFor'> = { status: 200, isKept: true }
  const createRouter = () => {
    const router = makeRouter()
    markScripts(router, mark)
    router.options.scrollRestoration = false // the browser restores the position of whole pages
    return router
  }
  const respond = createRequestHandler({ request: new Request(url), createRouter })
  let rendering = ''
  const response = await respond(async ({ router }) => {
    const matches = loadedMatches(router) as Match[]
    const failed = matches.find((match) => match.status === 'error')
    if (failed) throw failed.error // else TanStack writes the message into the HTML
    const facts = matches.at(-1)?.staticData
    page = facts?.page ?? 'unknown'
    name = facts?.name ?? 'unknown'
    verdict = verdictOf(matches, errors)
    const body = await inTurn(async () => renderToString(<RouterServer router={router} />))
    rendering = await transformHtmlStringWithRouter(router, body)
    return new Response() // its body would be encoded, and decoded again
  })
  const location = response.headers.get('location')
  if (location) return { status: 302, headers: { location, ...openToAll }, html: '', isKept: false }
  const parts = await frame(page, place.language, heldBy ? 'at once' : 'late')
  const app = withoutLoadTimes(rendering)
  const style = parts.styles ? `<style>${stylesFor(app, parts.styles)}</style>` : ''
  const framed = { ...parts, head: style + parts.head }
  const html = documentOf(app.replaceAll(`nonce="${mark}"`, `type="${deferredType}"`), request, name, framed)
  const pause = app.includes(pauseScript) ? pauseScript : ''
  const blocks = framed.head + parts.scripts + markedScripts(app, mark) + pause
  const policy = parts.policy ? policyOf(blocks, parts.policy, heldBy) : developmentPolicy(heldBy)
  const headers = { ...headersForAll, 'content-security-policy': policy }
  return { ...verdict, html, headers: { ...headers, ...(heldBy && headersForOne) } }
}

/** COOP off: shared pages have nothing to hide, and isolation would start another process. */
export const openToAll = { 'cross-origin-opener-policy': 'unsafe-none' }
const headersForAll = { 'content-type': 'text/html; charset=utf-8', ...openToAll }

/** For one person: not cached, not indexed. */
const headersForOne = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** A loader's failure gives the page its status, so that it is not cached. */
function verdictOf(matches: Match[], errors: ErrorTable) {
  const answers = matches.map((match) => match.loaderData ?? {})
  const failed = answers.find(({ ok }) => ok === false)
  const isMissing = answers.some(({ missing }) => missing)
  const status = failed ? (errors[failed.error!]?.status ?? 500) : isMissing ? 404 : 200
  const keptFor = answers.find((answer) => answer.keptFor)?.keptFor
  return { status, isKept: answers.every(({ uncacheable }) => !uncacheable), keptFor }
}

/** The router's scripts by an unguessable mark: scripts within rich text never run. */
const markedScripts = (app: string, mark: string): string =>
  (app.match(new RegExp(`<script\\b[^>]*\\bnonce="${mark}"[^>]*>[^]*?</script>`, 'g')) ?? []).join('')

/** Moves title, meta and link, which React renders first, into the head. */
function documentOf(app: string, { place, hasCampaign }: PageRequest, name: string, frame: Frame) {
  const [start, hoisted] = /^<!DOCTYPE html>((?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*)/.exec(app)!
  const { app: body, signs } = withOwnIcons(app.slice(start.length), frame.sheets ?? new Map())
  return (
    `<!doctype html><html lang="${languageFacts[place.language].tag}"${hasCampaign ? ' data-campaign' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${hoisted}${frame.head}</head>` +
    `<body class="route-${name}">${signs}<div id="root">${body}</div>${frame.scripts}</body></html>`
  )
}
