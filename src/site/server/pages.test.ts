import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOf } from '#src/core/languages.ts'
import { bindCalls } from '#src/core/server/calls/handle.ts'
import { createTextShow } from '#src/core/server/texts/shown-texts.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { campaignHandlers } from '#src/features/campaign/server/campaign.handlers.ts'
import { launchHandlers } from '#src/features/launch/server/launch.handlers.ts'
import { legalHandlers } from '#src/features/legal/server/legal.handlers.ts'
import { readGameData } from '#src/game/server/season-files.ts'
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

/** Renders the page of a campaign that doesn't exist, with or without links to it. */
function renderWithout(hasCampaign: boolean) {
  const gameData = readGameData(projectRoot)
  const settings = { seasons: ['m10s16'], champions: [], links: {} }
  const parts = { db: null as never, gameData: () => gameData, projectRoot, showText: null as never }
  const calls = bindCalls([
    campaignHandlers({ ...parts, campaign: null, support: undefined, video: { embeds: {}, pages: {} } }),
    launchHandlers({
      gameData: () => gameData,
      settings,
      readCampaign: async () => null,
      readPicks: async () => null,
      readPatch: async () => null,
      nextEvent: () => null,
    }),
  ])
  const frame = () => ({ head: '', scripts: '', policy: null })
  const source = { calls: () => calls, frame, origin: () => 'http://localhost', hasCampaign: async () => hasCampaign }
  return visitOf(placeOf('/en/')!, '/pre-register', '', source).render()
}

test('without a campaign its page is missing, and no link of the header leads there', async () => {
  const { status, html } = await renderWithout(false)
  expect(status).toBe(404)
  expect(html).toContain('No campaign right now')
  expect(html.match(/<html[^>]*>/)![0]).not.toContain('data-campaign')
  expect(html).not.toContain('>Pre-registration</a>')
})

test('with a campaign the header leads there, and the document says so to the browser', async () => {
  const { html } = await renderWithout(true)
  expect(html.match(/<html[^>]*>/)![0]).toContain('data-campaign')
  expect(html).toContain('>Pre-registration</a>')
})
