import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type GamePlatform, GamePlatformFault } from '#src/core/server/outside/game-platform.ts'
import { type CampaignSite, openCampaignSite, query } from '../../../../../e2e/setup/database/campaign.ts'
import { newWinner, type Winner } from '../../../../../e2e/setup/database/winners.ts'
import { drawCalls } from '../../draw/draw.contract.ts'
import { insertPrizeClaims, updateRefusedPrizes } from './game-prizes.store.ts'

const granted: Parameters<GamePlatform['grant']>[0][] = []
let isFull = false
const gamePlatform: GamePlatform = {
  listCharacters: async () => [],
  grant: async (asked) => {
    if (isFull) throw new GamePlatformFault('refused: inventory-full', true)
    granted.push(asked)
  },
}

let site: CampaignSite
beforeAll(async () => {
  site = await openCampaignSite(inject('databaseUrl'), { gamePlatform })
})
afterAll(() => site.db.destroy())

const claims = () => insertPrizeClaims(site.db, site.campaign.id)
const claimOf = async (winner: Winner) => {
  const own = await site.ask(winner, drawCalls.readOwnDraws, {})
  return own.ok ? own.data.draws.map(({ claim }) => claim && [claim.state, claim.reason]) : own
}

test('a prize of the game is claimed once when rewards are open, and granted to the character', async () => {
  const winners = [await newWinner(site, { tier: 4 }), await newWinner(site, { tier: 4 })]
  const posted = await newWinner(site, { tier: 3 })
  await site.enter('ended')
  expect(await claims()).toBe(0)
  await site.enter('rewards')
  expect((await Promise.all([claims(), claims(), claims()])).reduce((sum, each) => sum + each)).toBe(2)
  expect(await claimOf(winners[0]!)).toEqual([['requested', null]])
  await site.grantRewards()
  expect(granted.map(({ reward, characterId }) => [reward, characterId])).toEqual(
    winners.map(({ registrationId }) => ['tickets', registrationId]),
  )
  expect([await claimOf(winners[0]!), await claimOf(posted)]).toEqual([[['granted', null]], [null]])
})

test('a prize that the game refused is asked for once more a day later', async () => {
  const winner = await newWinner(site, { tier: 4 })
  await site.enter('rewards')
  isFull = true
  await claims()
  await site.grantRewards()
  expect(await claimOf(winner)).toEqual([['failed', 'inventory-full']])
  expect(await updateRefusedPrizes(site.db, site.campaign.id)).toBe(0)
  await query(site.url, "update campaign_claims set changed_at = changed_at - interval '25 hours'")
  expect(await updateRefusedPrizes(site.db, site.campaign.id)).toBe(1)
  isFull = false
  await site.grantRewards()
  expect(await claimOf(winner)).toEqual([['granted', null]])
})
