import { join } from 'node:path'
import { ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { findTextPage } from '#src/core/server/texts/text-page.ts'
import { legalCalls } from '../legal.contract.ts'
import { listCredits } from './legal.store.ts'

export const legalHandlers = (root: string, showText: ShowText) =>
  handle(legalCalls, {
    readLegalPage: async ({ page }, ctx) => {
      const text = await findTextPage(join(root, 'content/legal'), page, ctx.language)
      const html = await showText(text.html, ctx)
      return ok({ ...text, html, credits: page === 'open-source' ? await listCredits(root) : [] })
    },
  })
