import { awaitFonts } from '#src/core/web/router/await-fonts.ts?minified'
import { fetchData } from '#src/core/web/router/fetch-data.ts?minified'
import type { LateEntry } from '#src/core/web/router/late-entry.ts'
import { enterLate } from '#src/core/web/router/late-entry.ts?minified'

/** Before the first paint, 400 bytes: '#/' addresses and the web view hide the page and load the entry. */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/** Waits for preloaded fonts; see `awaitFonts`. */
export const fontScript = (families: string[], letters: string): string =>
  `<script>(${awaitFonts})(${JSON.stringify(`700 1em ${families.join()}`)},"${letters}")</script>`

/** The full style sheet, loaded at hydration. */
export const laterStyles = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`

/** Loads the scripts late, and the data beside the first; see `enterLate`. */
export const lateScript = (entry: LateEntry): string =>
  `<script>(${enterLate})(${JSON.stringify(entry)},source=>(window.pageData?.(),import(source)))</script>`

/** Names address and version of data that are kept apart from the document; see `fetchData` and `readPageData`. */
export const dataScript = (from: string, version: string): string =>
  `<script id="page-data" data-version="${version}">(${fetchData})(${JSON.stringify(from).replaceAll('<', '\\u003c')})</script>`
