import { reviveRich } from '../texts/rich.ts'

/** Addresses of pages' data begin with this, then comes the address of the page. */
export const pageDataPath = '/act/page-data'

/** A match as the router takes it over: its id and what its loader answered. */
export interface LoadedMatch {
  i: string
  l?: unknown
}

declare global {
  interface Window {
    /** The body at the address of the page's data, null if it can't be had; see fetch-data.ts. */
    pageData?(): Promise<string | null>
  }
}

/** A page's data as JSON, beginning with the version that its document names. */
export const pageDataJson = (version: string, matches: string): string => `${beginningOf(version)}${matches}}`

const beginningOf = (version: string) => `{"version":"${version}","matches":`

/** The data of a document that holds them itself. */
export const inlineData = (matches: string): string =>
  `<script type="application/json" id="page-data">${matches.replaceAll('<', '\\u003c')}</script>`

/** What the loaders answered for this document; null if that can't be had, or has changed since. */
export async function readPageData(): Promise<LoadedMatch[] | null> {
  const { dataset, textContent } = document.querySelector<HTMLElement>('script#page-data')!
  if (dataset.version === undefined) return JSON.parse(textContent, reviveRich)
  const body = await window.pageData!()
  return body?.startsWith(beginningOf(dataset.version)) ? JSON.parse(body, reviveRich).matches : null
}
