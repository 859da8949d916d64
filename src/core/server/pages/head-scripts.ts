import { awaitFonts } from '#src/core/web/router/await-fonts.ts?minified'
import type { LateEntry } from '#src/core/web/router/late-entry.ts'
import { enterLate } from '#src/core/web/router/late-entry.ts?minified'

/**
 * Runs before the first paint, at most 400 bytes: an address behind '#/' and the game's web view are drawn by the browser,
 * so the server's page is hidden and the entry is loaded at once; where it does not come, the server's page is better than none.
 */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/** Asks for fonts whose preload is under way, by letters that they have, and shows the page with them; see `awaitFonts`. */
export const fontScript = (families: string[], letters: string): string =>
  `<script>(${awaitFonts})(${JSON.stringify(`700 1em ${families.join()}`)},"${letters}")</script>`

/** The whole style sheet, which nothing fetches until the page wakes. */
export const laterStyles = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`

/** Loads the scripts after the page is shown; see `enterLate`. */
export const lateScript = (entry: LateEntry): string =>
  `<script>(${enterLate})(${JSON.stringify(entry)},source=>import(source))</script>`
