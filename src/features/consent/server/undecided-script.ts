import type { ConsentPolicy } from '../consent.rules.ts'

/** Asks for the cookie without waiting, where the browser can: `document.cookie` stops the page until another process has answered (22-120 ms on a busy machine). */
const cookies =
  '(self.cookieStore?cookieStore.get("cc_cookie").then(c=>"cc_cookie="+c?.value):Promise.resolve(document.cookie))'

/** Shows the banner about the first paint to who has not chosen yet. A choice is read roughly here; the page, once awake, reads it well. */
export const undecidedScript = ({ required, revision }: ConsentPolicy): string =>
  required
    ? `<script>${cookies}.then(c=>/cc_cookie=[^;]*%22revision%22%3A${revision}(?!\\d)/.test(c)||document.documentElement.setAttribute("data-undecided",""))</script>`
    : ''
