import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { languages } from '#src/core/languages.ts'
import { contentId } from './news.contract.ts'

export const staticPageErrors = {
  static_page_exists: { code: 21014, status: 409 },
} as const satisfies ErrorTable

const language = v.picklist(languages)

/** A version as a number or as text. */
const reportedVersion = v.union([v.number(), v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'is not a version'))])

export const staticPageCalls = {
  regenerate: defineCall({
    path: '/api/static-pages/regenerate',
    summary: 'Makes the kept page of an article anew where it is older than the article',
    input: v.object({
      content_id: contentId,
      father_content_id: v.optional(v.string()),
      game_id: v.union([v.string(), v.number()]),
      area_id: v.string(),
      lang: language,
      mode: v.picklist(['prod', 'test']),
    }),
    output: v.object({
      /** Path of the page. */
      page: v.string(),
    }),
    errors: ['not_found', 'unknown_game', 'static_page_exists', 'too_many_requests'],
  }),
  reportVersion: defineCall({
    path: '/api/tools/page-version',
    summary: 'Tells the operator that a visitor met a page of another version than its content',
    input: v.object({ content_id: contentId, lang: language, version: reportedVersion }),
    output: v.object({}),
  }),
}

/** Version map of articles: addresses by id, with versions by language. */
export interface VersionMap {
  rendered_page: Record<string, Record<string, string>>
  rendered_page_group: Record<string, Record<string, string>>
  /** Of each article. */
  versions: Record<string, number>
  /** The newest of them. */
  version: number
  /** By what the content service knows the game and its area. */
  game_id: string
  area_id: string
}
