import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOf } from '#src/core/languages.ts'
import { bindCalls } from '#src/core/server/calls/handle.ts'
import { createTextShow } from '#src/core/server/texts/shown-texts.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { legalHandlers } from '#src/features/legal/server/legal.handlers.ts'
import { visitOf } from './pages.ts'

const projectRoot = join(import.meta.dirname, '../../..')

/** Renders a page whose text may time out. */
function render(isSlow: boolean) {
  const showText = createTextShow({
    doTextWork: isSlow ? () => Promise.reject(new Error('A text took longer than 2000 ms.')) : doTextWork,
    timeZone: 'Asia/Singapore',
    onFault: () => undefined,
  })
  const calls = bindCalls([legalHandlers(projectRoot, showText)])
  const frame = () => ({ head: '', scripts: '', policy: null })
  const source = { calls: () => calls, frame, origin: () => 'http://localhost', hasCampaign: async () => false }
  return visitOf(placeOf('/en/')!, '/cookie-policy', '', source).render()
}

test('a page with a text that timed out is shown, but not cached', async () => {
  const [slow, fine] = await Promise.all([render(true), render(false)])
  expect([slow, fine].map(({ status, isKept }) => [status, isKept])).toEqual([
    [200, false],
    [200, true],
  ])
})
