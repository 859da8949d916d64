import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import { type CampaignSite, openCampaignSite } from '../../../../e2e/setup/database/campaign.ts'
import { campaignCalls } from '../campaign.contract.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { campaignHandlers } from './campaign.handlers.ts'

const video = {
  embeds: { tube: 'https://player.example/{id}?play' },
  pages: { tube: ['https://tube.example/{id}', 'https://tube.example/short/{id}'] },
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'))
})
afterAll(() => site.db.destroy())

async function readTrailer(trailer: CampaignSettings['trailer']) {
  const calls = bindCalls([
    campaignHandlers({
      db: site.db,
      campaign: { ...site.campaign, trailer },
      gameData: () => gameData,
      showText: async (html) => html,
      projectRoot: process.cwd(),
      support: undefined,
      video,
    }),
  ])
  const answer = await askInProcess({ language: 'en', test: false }, calls)(campaignCalls.readCampaign, {})
  if (!answer.ok) throw new Error(answer.error)
  expect(answer.data.campaign?.id).toBe(site.campaign.id)
  return answer.data.trailer
}

test.each([
  [
    { platform: 'tube', id: 'a_b-1' },
    { embed: 'https://player.example/a_b-1?play', page: 'https://tube.example/a_b-1' },
  ],
  [{ platform: 'other', id: 'a_b-1' }, null],
  [undefined, null],
])('a campaign with the trailer %j shows %j', async (trailer, shown) => {
  expect(await readTrailer(trailer)).toEqual(shown)
})
