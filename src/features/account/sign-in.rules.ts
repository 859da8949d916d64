/** Digits of a code. */
export const codeLength = 6
/** Seconds for which a code is good. */
export const codeLasts = 600
/** Wrong codes after which the right one is none any more. */
export const codeTries = 5
/** Seconds until an address may ask for another code. */
export const secondsBetweenCodes = 60
/** Seconds for which what leads back to the site is good. */
export const passLasts = 60
/** Seconds that a browser may take to a provider and back. */
export const authRequestLasts = 600
/** Days after the last visit for which a session stays. */
export const sessionDays = 30

/** Ways to sign in by their numbers on the wire. */
export const channels = { guest: 3, email: 1 } as const

/** Characters of an address that one may come back to. */
const longestReturn = 2048

/** The address that a base64 text names, if it is one of these origins; null for anything else. */
export function readReturnAddress(text: string, origins: string[]): URL | null {
  const address = decoded(text)
  // an address of ours is spelt like the browser spells it: no control characters, no backslashes, nobody's name
  if (address === null || address.length > longestReturn || /[\p{Cc}\s\\]/u.test(address)) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.hash.startsWith('#/') && !URL.canParse(url.hash.slice(1), url.origin)) return null
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' && origins.includes(url.origin) ? url : null
}

function decoded(text: string): string | null {
  const plain = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/') // a query reads + as a space
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null
  try {
    const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** An address as the base64 text that `readReturnAddress` reads. */
export const returnTextOf = (address: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(address)))

/** An address with the result of a sign-in: in the hash query where it is of hash style, else in the query. */
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

/** The cookie that tells a page's script that somebody is signed in; it proves nothing. */
export const sessionHint = 'encore-in'
