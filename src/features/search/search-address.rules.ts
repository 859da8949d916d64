import { freeText, matching } from '#src/core/search-params.ts'

/** Longest query in UTF-16 units, as `maxlength` counts. */
export const longestQuery = 60

/** Parameters of the search page. */
export interface SearchQuery extends Record<string, unknown> {
  /** Longer than `longestQuery` if the visitor asks for that; then it is cut after the next character. */
  q?: string
  season?: string
}

/** Decodes the parameters of the search page. */
export function readSearchQuery(raw: Record<string, unknown>): SearchQuery {
  const q = freeText(raw.q, longestQuery + 1)
  const season = matching(raw.season, /^m\d{1,4}s\d{1,4}$/)
  return { ...(q !== undefined && { q }), ...(season !== undefined && { season }) }
}

export const isTooLong = (q: string): boolean => q.length > longestQuery
