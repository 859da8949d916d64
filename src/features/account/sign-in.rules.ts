/** Seconds for which a sign-in result is valid. */
export const passLasts = 60
/** Seconds for which an auth request at a provider is valid. */
export const authRequestLasts = 600
/** Days from the last visit to the end of a session. */
export const sessionDays = 30

/** Days for which a browser is known after a sign-in. */
export const browserDays = 180

/** Channel numbers on the wire. */
export const channels = { guest: 3, email: 1 } as const

/** Characters. */
const longestReturn = 2048

/** Decodes a return address; null if it is malformed or of another origin. */
export function readReturnAddress(text: string, origins: string[]): URL | null {
  const address = decoded(text)
  // browsers write such an address without control characters, backslashes or credentials
  if (address === null || address.length > longestReturn || /[\p{Cc}\s\\]/u.test(address)) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.hash.startsWith('#/') && !URL.canParse(url.hash.slice(1), url.origin)) return null
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' && origins.includes(url.origin) ? url : null
}

function decoded(text: string): string | null {
  const plain = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/') // a query decodes + as a space
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null
  try {
    const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The inverse of `readReturnAddress`. */
export const returnTextOf = (address: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(address)))

/** The address with a sign-in result, within the hash if the address has hash style. */
export function withSignInResult(address: URL, result: { code: string; state: string }): string {
  const url = new URL(address)
  if (!url.hash.startsWith('#/')) return withResult(url, result).href
  const inner = withResult(new URL(url.hash.slice(1), url.origin), result)
  url.hash = `#${inner.pathname}${inner.search}`
  return url.href
}

function withResult(url: URL, { code, state }: { code: string; state: string }): URL {
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  return url
}

/** Cookie that lets scripts know of a session; it proves nothing. */
export const sessionHint = 'encore-in'

/** Whether there may be a session: without the hint the server is not asked. */
export const hasSessionHint = (cookies: string): boolean => cookies.includes(`${sessionHint}=`)
