import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { findings } from './setup/browser/axe.ts'
import { phone as phoneScreen, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { CampaignPlayers, playAs } from './setup/site/campaign-players.ts'

let players: CampaignPlayers
beforeAll(async () => {
  players = await CampaignPlayers.open()
})
afterAll(() => players.close())

const open = (language: Language, path = '/squad') =>
  visit(`/${language}${path}`, { ...phoneScreen, origin: players.site.origin, bypassCSP: true })

const squadOf = (page: Page) => page.locator('section[aria-labelledby=own-squad]')
const seats = (page: Page, state: string) => squadOf(page).locator(`[data-state=${state}]`).count()

test('a friend who follows a link while signed out joins the squad after signing in', { timeout: 60_000 }, async () => {
  const { page } = await open('en')
  await page.getByText('Sign in to start a squad or join one.').waitFor()
  expect(await findings(page)).toEqual([])
  await playAs(page, await players.newPlayer())
  await page.reload()
  await page.getByRole('button', { name: 'Start a squad', exact: true }).click()
  await page.getByText('Tick the box: a squad is for good.').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Start a squad', exact: true }).click()
  await squadOf(page).waitFor()
  expect([await seats(page, 'own'), await seats(page, 'empty')]).toEqual([1, 4])
  expect(await findings(page)).toEqual([])
  const link = new URL(await squadOf(page).getByRole('textbox').inputValue())
  const robot = await fetch(link.href.replace('/en/', '/th/'))
  expect(await robot.text()).not.toContain(link.searchParams.get('invite')!)
  expect(await query(players.site.url, 'select 1 from campaign_kept_invitations')).toEqual([])

  const { page: friends } = await open('th', `/squad${link.search}`)
  await friends.getByText('เราเก็บคำเชิญ', { exact: false }).waitFor()
  await playAs(friends, await players.newPlayer())
  await friends.goto(`${players.site.origin}/th/squad`)
  await friends.getByRole('checkbox').check()
  await friends.getByRole('button', { name: 'เข้าทีม', exact: true }).click()
  await squadOf(friends).waitFor()
  expect([await seats(friends, 'own'), await seats(friends, 'taken'), await seats(friends, 'empty')]).toEqual([1, 1, 3])
  expect(await findings(friends)).toEqual([])
  await page.getByRole('button', { name: 'End old links', exact: true }).click()
  await page.getByRole('button', { name: 'End them', exact: true }).click()
  await expect.poll(async () => squadOf(page).getByRole('textbox').inputValue()).not.toBe(link.href)
})
