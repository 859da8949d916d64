import type { AnyRouter } from '@tanstack/react-router'
import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server'
import { languageFacts, type Place } from '../languages.ts'
import type { Rendered } from './page-cache.ts'
import { developmentPolicy, policyOf } from './policy.ts'

/** The parts of a document that depend on the build and not on the page's content. */
export interface Frame {
  /** Style blocks, preloads and the early script, for the head. */
  head: string
  /** The late script, for the end of the body. */
  scripts: string
  /** Off in development, where Vite adds inline blocks of its own. */
  policy: boolean
}

interface Match {
  status: string
  error: unknown
  staticData?: { page?: string }
  /** `missing: true` is how a loader says that nothing stands behind the address. */
  loaderData?: { missing?: boolean }
}

/** The whole document of an address with the headers that belong to it, or the redirect that its route asks for. */
export async function renderPage(
  url: string,
  place: Place,
  makeRouter: () => AnyRouter,
  frame: (page: string) => Frame | Promise<Frame>,
): Promise<Rendered> {
  let page = ''
  let isMissing = false
  const respond = createRequestHandler({ request: new Request(url), createRouter: makeRouter })
  const response = await respond((ready) => {
    const matches: Match[] = ready.router.stores.matches.get()
    const failed = matches.find((match) => match.status === 'error')
    if (failed) throw failed.error // else TanStack writes the error's message into the HTML
    page = matches.at(-1)?.staticData?.page ?? 'unknown'
    isMissing = matches.some((match) => match.loaderData?.missing === true)
    return defaultRenderHandler(ready)
  })
  const location = response.headers.get('location')
  if (location) return { status: 302, headers: { location }, html: '' }
  const parts = await frame(page)
  const html = documentOf(timeless(await response.text()), place, page, parts)
  const policy = parts.policy ? policyOf(html) : developmentPolicy
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status: isMissing ? 404 : response.status, html, headers }
}

/** Without the moment of loading, so that the same content has the same body, hashes and entity tag on every instance. */
const timeless = (app: string) => app.replace(/(\{i:"(?:[^"\\]|\\.)*",u:)\d{13}/g, '$10')

/** React puts title, meta and link first; they belong in the head. */
function documentOf(app: string, place: Place, page: string, frame: Frame) {
  const [start, hoisted] = /^<!DOCTYPE html>((?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*)/.exec(app)!
  return (
    `<!doctype html><html lang="${languageFacts[place.language].tag}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${hoisted}${frame.head}</head>` +
    `<body class="route-${page}"><div id="root">${app.slice(start.length)}</div>${frame.scripts}</body></html>`
  )
}
