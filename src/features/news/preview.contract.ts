import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { languages } from '#src/core/languages.ts'
import { plainText } from '#src/core/texts/plain-text.ts'
import { contentId, previewVersion, signInfo } from './news.contract.ts'

export const previewErrors = {
  preview_refused: { code: 400023, status: 403 },
} as const satisfies ErrorTable

const draft = { content_id: contentId, lang: v.picklist(languages) }

export const previewCalls = {
  signPreview: defineCall({
    path: '/api/studio/signPreview',
    audience: 'editors',
    summary: 'For editors: the signature by which a revision can be seen in the page of its article, for five minutes',
    input: v.object({ ...draft, preview_version: previewVersion }),
    output: signInfo,
    errors: ['session_expired', 'role_missing'],
  }),
  renderPreview: defineCall({
    path: '/api/preview/renderPreview',
    summary: 'A text as the page of its article would show it, cleaned as any other; for signed previews',
    input: v.object({ ...draft, sign_info: signInfo, html: v.pipe(v.string(), plainText()) }),
    output: v.object({
      /** Sanitised. */
      html: v.string(),
    }),
    errors: ['preview_refused', 'invalid_request'],
    largestBody: 1024 * 1024,
  }),
}
