import type { LateEntry } from '../../web/late-entry.ts'
import { enterLate } from '../../web/late-entry.ts?minified'

/**
 * Runs before the first paint, at most 400 bytes: an address behind '#/' and the game's web view are drawn by the browser,
 * so the server's page is hidden and the entry is loaded at once; where it does not come, the server's page is better than none.
 */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/**
 * Has the document's loading wait for fonts whose preload is under way, by letters that they have: a browser lays out a page that has
 * loaded, and would ask the device for a font of each size just before ours comes. What it draws on its way waits a tenth of a second at most.
 */
export const awaitFonts = (families: string[], letters: string): string =>
  `<script>document.fonts.load(${JSON.stringify(`700 1em ${families.join()}`)},"${letters}").catch(()=>0)</script>`

/** The whole style sheet, which nothing fetches until the page wakes. */
export const laterStyles = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`

/** Loads the scripts after the page is shown; see `enterLate`. */
export const lateScript = (entry: LateEntry): string =>
  `<script>(${enterLate})(${JSON.stringify(entry)},source=>import(source))</script>`
