import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'

export const legalPages = ['terms-of-service', 'privacy-notice', 'cookie-policy', 'open-source', 'test-flight'] as const
export type LegalPageName = (typeof legalPages)[number]

const credit = v.object({ name: v.string(), version: v.string(), license: v.string() })

export const legalCalls = {
  readLegalPage: defineCall({
    path: '/api/legal/page',
    summary: 'A static text page as sanitised HTML; the open-source page with the licences of what the site ships',
    input: v.object({ page: v.picklist(legalPages) }),
    output: v.object({
      title: v.string(),
      description: v.string(),
      /** ISO date of the last change. */
      updated: v.string(),
      /** The date as written in the page's language. */
      updatedInWords: v.string(),
      html: v.string(),
      credits: v.array(credit),
    }),
  }),
}
