import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { launchCalls } from '../launch.contract.ts'
import { launchHandlers } from './launch.handlers.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../..'))

test('home shows a campaign with its page in the language, and none where there is none', async () => {
  const entry = { phase: 'open', startsAt: '', endsAt: '', rewardsFrom: '' } as const
  const campaignFor = async (test: boolean, found: typeof entry | null) => {
    const settings = { seasons: ['m10s16'], champions: [], links: {} }
    const handlers = launchHandlers(
      () => gameData,
      settings,
      async () => found,
    )
    const answer = await askInProcess({ language: 'th', test }, bindCalls([handlers]))(launchCalls.readLaunch, {})
    return answer.ok && answer.data.campaign
  }
  expect(await campaignFor(false, entry)).toEqual({ ...entry, page: '/th/pre-register' })
  expect(await campaignFor(true, entry)).toEqual({ ...entry, page: '/test/th/pre-register' })
  expect(await campaignFor(false, null)).toBe(null)
})
