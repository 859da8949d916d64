import { ok } from '../../../core/call.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import { legalCalls } from '../legal.contract.ts'
import { findLegalText, listCredits } from './legal.store.ts'

export const legalHandlers = (root: string) =>
  handle(legalCalls, {
    readLegalPage: async ({ page }, { language }) => {
      const text = await findLegalText(root, page, language)
      return ok({ ...text, credits: page === 'open-source' ? await listCredits(root) : [] })
    },
  })
