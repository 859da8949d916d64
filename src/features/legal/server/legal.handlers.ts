import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ok } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { ShowText } from '#src/core/server/texts/shown-texts.ts'
import { findTextPage } from '#src/core/server/texts/text-page.ts'
import { legalCalls } from '../legal.contract.ts'

export const legalHandlers = (root: string, showText: ShowText) =>
  handle(legalCalls, {
    readLegalPage: async ({ page }, ctx) => {
      const text = await findTextPage(join(root, 'content/legal'), page, ctx.language)
      const html = await showText(text.html, ctx)
      return ok({ ...text, html, credits: page === 'open-source' ? await readCredits(root) : [] })
    },
  })

const creditList = v.array(v.object({ name: v.string(), version: v.string(), license: v.string() }))

/** Packages that the site ships, with their licences, as listed by the build. */
async function readCredits(root: string): Promise<v.InferOutput<typeof creditList>> {
  return v.parse(creditList, JSON.parse(await readFile(join(root, '.generated/credits.json'), 'utf8')))
}
