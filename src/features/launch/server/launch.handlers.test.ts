import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { launchCalls } from '../launch.contract.ts'
import { launchHandlers } from './launch.handlers.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../../..'))
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function campaignOf(days: { startsAt: number; endsAt: number } | null) {
  const campaign = days
    ? { startsAt: inDays(days.startsAt), endsAt: inDays(days.endsAt), page: '/{lang}/pre-register' }
    : undefined
  const settings = { seasons: ['m10s16'], champions: [], links: {}, campaign }
  const ask = askInProcess({ language: 'th', test: false }, bindCalls([launchHandlers(() => gameData, settings)]))
  const answer = await ask(launchCalls.readLaunch, {})
  return answer.ok && answer.data.campaign
}

test('home shows a running or coming campaign with its page in the language', async () => {
  expect(await campaignOf({ startsAt: -1, endsAt: 1 })).toMatchObject({ page: '/th/pre-register' })
  expect(await campaignOf({ startsAt: 1, endsAt: 2 })).toMatchObject({ page: '/th/pre-register' })
})

test('home shows no campaign after its end or without one', async () => {
  expect(await campaignOf({ startsAt: -2, endsAt: -1 })).toBe(null)
  expect(await campaignOf(null)).toBe(null)
})
