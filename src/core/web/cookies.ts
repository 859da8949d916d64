/** Cookies of the page; '' where the browser refuses them, as in a sandboxed frame. */
export const readCookies = (): string => readableCookies() ?? ''

/** Whether the browser lets the page keep a choice. */
export const hasCookies = (): boolean => readableCookies() !== null

/** Stores a cookie where the browser lets the page. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = cookie
  } catch {} // refused
}

function readableCookies(): string | null {
  try {
    return document.cookie
  } catch {
    return null
  }
}
