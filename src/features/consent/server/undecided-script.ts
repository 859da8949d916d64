import type { ConsentPolicy } from '../consent.rules.ts'

/** Prefers the Cookie Store API: `document.cookie` blocks the page on another process (22-120 ms on a busy machine). */
const cookies = '(async()=>self.cookieStore?"cc_cookie="+(await cookieStore.get("cc_cookie"))?.value:document.cookie)()'

/** Shows the banner around first paint to undecided visitors; a rough check, which the hydrated page corrects. */
export const undecidedScript = ({ required, revision }: ConsentPolicy): string =>
  required
    ? `<script>${cookies}.then(c=>/cc_cookie=[^;]*%22revision%22%3A${revision}(?!\\d)/.test(c)||document.documentElement.setAttribute("data-undecided","")).catch(()=>0)</script>`
    : ''
