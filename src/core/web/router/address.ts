import { baseOf, type Language, type Place } from '#src/core/languages.ts'

/** True in the game's web view, by user agent or isInMSDK=True. */
export function isWebView(userAgent: string, href: string, marker: string): boolean {
  return userAgent.includes(marker) || parameterOf(href, 'isInMSDK') === 'True'
}

/** Language of a page, and whether the web view shows it. */
export interface PageSetting {
  language: Language
  isInGame: boolean
}

/** A link's address; in the web view it carries isInMSDK=True. */
export const addressIn = ({ isInGame }: Pick<PageSetting, 'isInGame'>, path: string): string =>
  isInGame ? `${path}${path.includes('?') ? '&' : '?'}isInMSDK=True` : path

/** The campaign code (`ecode`) of an address, or null. */
export const campaignCodeOf = (href: string): string | null => parameterOf(href, 'ecode')

/** A parameter of the query, or of the query behind '#/'. */
function parameterOf(href: string, name: string): string | null {
  const { hash, searchParams } = new URL(href)
  return searchParams.get(name) ?? (hash.startsWith('#/') ? new URLSearchParams(hash.split('?')[1]).get(name) : null)
}

export interface SignInResult {
  code: string
  /** JSON of channel and nonce. */
  state: string
}

/** The sign-in result in an address, or null. */
export function signInResultOf(href: string): SignInResult | null {
  const { hash, search } = new URL(href)
  const query = new URLSearchParams(hash.startsWith('#/') ? hash.split('?')[1] : search)
  const [code, state] = [query.get('code'), query.get('state')]
  return code && state ? { code, state } : null
}

/** The address without code and state, in its query or hash query. */
export function withoutSignInResult(href: string): string {
  const url = new URL(href)
  if (!url.hash.startsWith('#/')) return withoutResult(url).href
  const inner = withoutResult(new URL(url.hash.slice(1), url.origin))
  url.hash = `#${inner.pathname}${inner.search}${inner.hash}`
  return url.href
}

function withoutResult(url: URL): URL {
  const { searchParams } = url
  if (searchParams.has('code') && searchParams.has('state')) {
    searchParams.delete('code')
    searchParams.delete('state')
  }
  return url
}

/** A route of the web view: one without query gets t=1. */
export function withMark(route: string): string {
  const [, path, rest = ''] = /^([^?#]*)(.*)$/s.exec(route)!
  return /^\?[^#]/.test(rest) ? route : `${path}?t=1${rest.replace(/^\?/, '')}`
}

/** A path address in hash style; a route without query gets t=1. */
export function inHashStyle(href: string, place: Place): string {
  const url = new URL(href)
  const marker = parameterOf(href, 'isInMSDK')
  const path = url.pathname.slice(place.base.length) || '/'
  const route = new URL(url.hash.startsWith('#/') ? url.hash.slice(1) : path + url.search + url.hash, url.origin)
  if (marker !== null) route.searchParams.delete('isInMSDK')
  const query = marker === null ? '' : `?${new URLSearchParams({ isInMSDK: marker })}`
  return `${url.origin}${place.base}/${query}#${withMark(route.pathname + route.search + route.hash)}`
}

/** The address in another language: route, query, style and test folder stay. */
export function inLanguage(href: string, place: Place, language: Language): string {
  const url = new URL(href)
  url.pathname = `${baseOf(language, place.test)}${url.pathname.slice(place.base.length) || '/'}`
  return url.href
}
