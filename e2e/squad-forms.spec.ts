import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { CampaignPlayers, playAs } from './setup/site/campaign-players.ts'

let players: CampaignPlayers
beforeAll(async () => {
  players = await CampaignPlayers.open()
})
afterAll(() => players.close())

const open = (path: string) =>
  visit(path, { ...phone, origin: players.site.origin, ready: false, javaScriptEnabled: false })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('without script, two friends form a squad and draw', { timeout: 60_000 }, async () => {
  const { page } = await open('/en/squad')
  await page.getByRole('link', { name: 'Squads and draws without JavaScript' }).click()
  expect(await page.locator('ol').textContent()).toContain('Start or join a squad')
  await playAs(page, await players.newPlayer('TH'))
  await page.reload()
  await press(page, 'Start a squad')
  expect(await page.getByRole('alert').textContent()).toBe('Tick the box: a squad is for good.')
  await page.getByRole('checkbox').last().check()
  await press(page, 'Start a squad')
  expect(await page.locator('ol').first().textContent()).toContain('Open seat')
  const link = await page.getByRole('textbox', { name: 'Invite code or link' }).inputValue()

  const { page: friend } = await open(link.slice(players.site.origin.length).replace('/en/', '/ms/'))
  await friend.getByRole('link', { name: 'Skuad dan cabutan tanpa JavaScript' }).click()
  const code = await friend.getByRole('textbox').inputValue()
  expect(link.toUpperCase()).toContain(code.replace('-', ''))
  await press(friend, 'Log masuk')
  expect(new URL(friend.url()).pathname).toBe('/auth/login')
  const keeper = await players.newPlayer('TH')
  await playAs(friend, keeper)
  await friend.goto(`${players.site.origin}/auth/squad?lang=ms`)
  expect(await friend.getByRole('textbox').inputValue()).toBe(code)
  await friend.getByRole('checkbox').first().check()
  await press(friend, 'Sertai skuad')
  expect(await friend.locator('ol').first().locator('li').allTextContents()).toContain('Pemain 1')
  await press(friend, 'Cabut')
  expect(new URL(friend.url()).searchParams.get('drawn')).toBe('1')
  expect(await friend.locator('#draw li').count()).toBe(1)
  expect(await friend.getByText('Tiada cabutan lagi.', { exact: false }).count()).toBe(1)
  const checked = await visit('/auth/squad?lang=ms', {
    ...phone,
    origin: players.site.origin,
    ready: false,
    bypassCSP: true,
  })
  await playAs(checked.page, keeper)
  await checked.page.reload()
  expect(await findings(checked.page)).toEqual([])
})

test('without script, a draw that is sent twice takes place once', { timeout: 60_000 }, async () => {
  const client = await players.newFounder()
  const form = await (await client.get('/auth/squad?lang=en')).text()
  const key = /name="key" value="([^"]+)"/.exec(form)![1]!
  const sent = await Promise.all([1, 2, 3].map(() => client.post('/auth/squad/draw?lang=en', { key })))
  expect(sent.map(({ headers }) => headers.get('location'))).toEqual(Array(3).fill('/auth/squad?lang=en&drawn=1#draw'))
  const id = await players.site.accountOf(client)
  const rows = await query(
    players.site.url,
    'select 1 from campaign_draws join campaign_bindings using (registration_id) where user_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
})
