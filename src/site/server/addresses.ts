import type { FastifyRequest } from 'fastify'
import { type Language, type Place, placeOf, reservedSegments } from '#src/core/languages.ts'
import { languageFor } from '#src/core/server/http/visitor-language.ts'
import { isWebView } from '#src/core/web/router/address.ts'
import { isFile } from '../routes.ts'
import { siteConfig } from '../site-config.ts'

export interface Visitor {
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** Requested host with its port. */
  host: string | undefined
}
/** `inner` is the path below the language; `query` has its question mark. */
export type PageDestination = { kind: 'page'; place: Place; inner: string; query: string }
export type Destination =
  | PageDestination
  | { kind: 'redirect'; location: string }
  | { kind: 'missing'; language: Language }

/** Where a GET of a raw address (path and query) leads; each page has one spelling, an undecodable path is missing. */
export function destinationOf(raw: string, visitor: Visitor): Destination {
  const [path = '', ...rest] = raw.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const missing: Destination = { kind: 'missing', language: languageFor(visitor) }
  const readable = decoded(path)
  if (readable === null || /\/\/|\\|\/\.{1,2}(\/|$)/.test(readable)) return missing
  const place = placeOf(path)
  const folder = isTestHost(visitor.host) ? '/test' : ''
  if (folder && place && !place.test) return { kind: 'redirect', location: `/test${path}${query}` }
  const plain = readable.split('/').map(encodeURIComponent).join('/')
  if (place && plain !== path) return { kind: 'redirect', location: plain + query }
  if (place) return pageOf(place, path, query)
  const [, first = ''] = path.split('/')
  if (path === '/') return { kind: 'redirect', location: `${folder}/${languageFor(visitor)}/${query}` }
  if (path === '/test' || path === '/test/')
    return { kind: 'redirect', location: `/test/${languageFor(visitor)}/${query}` }
  if (reservedSegments.has(first) || isFile(path)) return missing
  return { kind: 'redirect', location: `${folder}/${languageFor(visitor)}${path}${query}` }
}

/** Whether a host is for tests: it serves the test folder only. */
export const isTestHost = (host: string | undefined): boolean =>
  host?.toLowerCase().split(/[.:-]/).includes(siteConfig.testHost.marker) ?? false

/** One address per page: a slash after the language, none at the end of a route. */
function pageOf(place: Place, path: string, query: string): Destination {
  const inner = path.slice(place.base.length)
  if (inner === '') return { kind: 'redirect', location: `${place.base}/${query}` }
  if (inner !== '/' && inner.endsWith('/'))
    return { kind: 'redirect', location: `${place.base}${inner.replace(/\/+$/, '')}${query}` }
  return { kind: 'page', place, inner, query }
}

/** Whether a request comes from the game's web view at this address (absolute or a path); false for a malformed one. */
export function isInGameBrowser({ headers }: Pick<FastifyRequest, 'headers'>, address: string): boolean {
  const site = 'http://site'
  const { href } = new URL(URL.canParse(address, site) ? address : '/', site)
  return isWebView(headers['user-agent'] ?? '', href, siteConfig.webView.marker)
}

/** The decoded path; null if malformed. */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path)
    return /\p{Cc}/u.test(text) ? null : text
  } catch {
    return null
  }
}
