import { ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { ShowText } from '../../../core/server/texts/shown-texts.ts'
import { legalCalls } from '../legal.contract.ts'
import { findLegalText, listCredits } from './legal.store.ts'

export const legalHandlers = (root: string, showText: ShowText) =>
  handle(legalCalls, {
    readLegalPage: async ({ page }, ctx) => {
      const text = await findLegalText(root, page, ctx.language)
      const html = await showText(text.html, ctx)
      return ok({ ...text, html, credits: page === 'open-source' ? await listCredits(root) : [] })
    },
  })
