import type { ConsentPolicy } from '../consent.rules.ts'

/** Shows the banner with the first paint to who has not chosen yet. A choice is read roughly here; the page, once awake, reads it well. */
export const undecidedScript = ({ required, revision }: ConsentPolicy): string =>
  required
    ? `<script>/cc_cookie=[^;]*%22revision%22%3A${revision}(?!\\d)/.test(document.cookie)||document.documentElement.setAttribute("data-undecided","")</script>`
    : ''
