import { keepPress } from '#src/core/web/router/early-press.ts?minified'
import { fetchData } from '#src/core/web/router/fetch-data.ts?minified'
import type { LateEntry } from '#src/core/web/router/late-entry.ts'
import { enterLate } from '#src/core/web/router/late-entry.ts?minified'

/** Before the first paint, 400 bytes: '#/' addresses and the web view hide the page and load the entry. */
export const earlyScript = (entry: string, webViewMarker: string): string =>
  `<script>if(location.hash.startsWith("#/")||navigator.userAgent.includes(${JSON.stringify(webViewMarker)})||/[?&]isInMSDK=True/.test(location.href)){let d=document.documentElement;d.className="waiting";import("${entry}").catch(()=>d.className="")}</script>`

/** The full style sheet, loaded at hydration. */
export const laterStyles = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`

/** Keeps presses, and loads the scripts late and the data beside the first; see `keepPress` and `enterLate`. */
export const lateScript = (entry: LateEntry): string =>
  `<script>(${keepPress})();(${enterLate})(${JSON.stringify(entry)},source=>(window.pageData?.(),import(source)))</script>`

/** Names address and version of data that are kept apart from the document; see `fetchData` and `readPageData`. */
export const dataScript = (from: string, version: string): string =>
  `<script id="page-data" data-version="${version}">(${fetchData})(${JSON.stringify(from).replaceAll('<', '\\u003c')})</script>`
