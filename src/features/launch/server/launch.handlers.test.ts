import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { launchCalls } from '../launch.contract.ts'
import { launchHandlers } from './launch.handlers.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../..'))

test('home shows a campaign with its phase, and none where there is none', async () => {
  const entry = { phase: 'open', startsAt: '', endsAt: '', rewardsFrom: '', rewardsUntil: '' } as const
  const campaignFor = async (found: typeof entry | null) => {
    const settings = { seasons: ['m10s16'], champions: [], links: {} }
    const handlers = launchHandlers({
      gameData: () => gameData,
      settings,
      readCampaign: async () => found,
      readPicks: async () => null,
      readPatch: async () => null,
      nextEvent: () => null,
    })
    const answer = await askInProcess({ language: 'th', test: false }, bindCalls([handlers]))(
      launchCalls.readLaunch,
      {},
    )
    return answer.ok && answer.data.campaign
  }
  expect(await campaignFor(entry)).toEqual(entry)
  expect(await campaignFor(null)).toBe(null)
})
