import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operatorCalls } from '#src/features/campaign/operator/operator.contract.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, phone, type Visit, visit } from './setup/browser/browser.ts'
import { createDatabase, query } from './setup/database/postgres.ts'
import { type Site, startSite } from './setup/site/site.ts'
import { cookieOf, endSite, type StudioSite, startStudioSite, tokens } from './setup/site/studio-site.ts'

const operator = 'a-token-of-mira-the-operator'

let url: string
let site: StudioSite
/** A further instance, which players use. */
let other: Site
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  const members = { anna: tokens.anna, 'mira=campaign': operator }
  const given = Object.entries(members).map((pair) => pair.join(':'))
  site = await startStudioSite({ DATABASE_URL: url, STUDIO_TOKENS: given.join() })
  other = await startSite({ DATABASE_URL: url })
})
afterAll(() => Promise.all([site, other].map(endSite)))

async function open(token: string, path = '/studio/campaign', options: object = desktop): Promise<Visit> {
  const [name, value] = (await cookieOf(site.admin, token)).split('=') as [string, string]
  const before = (page: Page) => page.context().addCookies([{ name, value, url: site.admin }])
  return visit(path, { origin: site.admin, ready: false, bypassCSP: true, before, ...options })
}

const openOperation = async (options: object = desktop) => {
  const opened = await open(operator, '/studio/campaign', options)
  await opened.page.getByRole('heading', { name: 'Campaign: Soundcheck' }).waitFor()
  return opened
}

const openPlayer = () => visit('/en/pre-register', { ...phone, origin: other.origin })
const heldText = 'Pre-registration is paused right now.'

async function post(path: string, token: string | null, body: string) {
  const cookie = token === null ? '' : await cookieOf(site.admin, token)
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(site.admin + path, { method: 'POST', headers, body })
  return { status: answer.status, code: (await answer.json()).code as number }
}

test('a token without the role is refused in plain words, before its input is read', async () => {
  const { page } = await open(tokens.anna)
  expect(await page.locator('main').textContent()).toContain('Your token doesn’t have the role')
  expect(await findings(page)).toEqual([])
  await page.goto(`${site.admin}/studio`)
  await page.getByRole('link', { name: 'Articles' }).waitFor()
  expect(await page.getByRole('link', { name: 'Campaign', exact: true }).count()).toBe(0)
  for (const { path } of Object.values(operatorCalls)) {
    expect(await post(path, tokens.anna, 'no JSON')).toEqual({ status: 403, code: 410030 })
    expect(await post(path, null, 'no JSON')).toEqual({ status: 401, code: 410001 })
    expect((await post(path, operator, 'no JSON')).status).toBe(400)
  }
})

test('a token of the campaign alone edits no article', async () => {
  const { page } = await open(operator, '/studio')
  await page.waitForURL('**/studio/campaign**')
  await page.getByRole('heading', { name: 'Campaign: Soundcheck' }).waitFor()
  expect(await page.getByRole('link', { name: 'Articles' }).count()).toBe(0)
  for (const path of [draftCalls.listDrafts.path, '/studio/pictures'])
    expect(await post(path, operator, 'no JSON')).toEqual({ status: 403, code: 410030 })
  await page.goto(`${site.admin}/studio/some-article`)
  await page.getByRole('alert').filter({ hasText: 'Your token doesn’t have the role' }).waitFor()
})

test('an operator signs in, holds registrations, and players of another instance read it until it is lifted', async () => {
  const cached = async () => (await fetch(`${other.origin}/en/pre-register`)).text()
  expect(await cached()).not.toContain(heldText)
  const { page } = await visit('/studio/campaign', { ...desktop, origin: site.admin, ready: false, bypassCSP: true })
  await page.getByLabel('Your token').fill(operator)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Pre-registration' })
  await row.getByRole('button', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(heldText).waitFor()
  await dialog.getByLabel('Reason, for the audit').fill('A wave of bots')
  await dialog.getByLabel('Your words to add, English (optional)').fill('Back at noon.')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await row.getByText('by mira: A wave of bots').waitFor()
  await expect.poll(cached).toContain(heldText)
  expect(await findings(page)).toEqual([])

  const player = await openPlayer()
  const panel = player.page.locator('section[aria-labelledby=panel]')
  await panel.getByText(heldText).waitFor()
  await panel.getByText('Back at noon.').waitFor()
  await panel.locator('[name=phone]').fill('91234567')
  await panel.getByRole('button', { name: 'Get code' }).click()
  await panel.getByRole('alert').filter({ hasText: heldText }).waitFor()
  const plain = await fetch(`${other.origin}/auth/pre-register?lang=th`)
  expect(await plain.text()).toContain('ปิดรับการลงทะเบียนล่วงหน้าชั่วคราว')

  await row.getByRole('button', { name: 'Lift the hold' }).click()
  await page.getByRole('dialog').getByLabel('Reason, for the audit').fill('Calm again')
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  await row.getByText('Running').waitFor()
  await expect.poll(cached).not.toContain(heldText)
  await player.page.reload()
  await panel.locator('[name=phone]').waitFor()
  await expect.poll(() => panel.getByText(heldText).count()).toBe(0)
  const records = await query(
    url,
    `select record::json ->> 'actor' as actor from campaign_audit where record like '%"hold\\_%'`,
  )
  expect(records).toEqual([{ actor: 'token mira' }, { actor: 'token mira' }])
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('figures, simulator and allow-list work on a %s', { timeout: 60_000 }, async (name, options) => {
  const { page } = await openOperation(options)
  await page.getByText('No registrations yet.').waitFor()
  await page.getByRole('row', { name: /Views of the page.*not counted/ }).waitFor()
  const stock = 'select tier, stock, stock_left, rate from campaign_prizes order by tier'
  const before = await query(url, stock)
  await page.getByLabel('Players who draw').fill('5,000')
  await page.getByLabel('Stock, tier 4').fill('1000000')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByRole('heading', { name: '5,000 players, 11,500 draws' }).waitFor()
  await page.getByRole('row', { name: /Tier 4.*never/ }).waitFor()
  await page.getByLabel('Chance in %, tier 4').fill('99')
  await page.getByRole('button', { name: 'Simulate' }).click()
  await page.getByRole('alert').filter({ hasText: 'below 100 %' }).waitFor()
  expect(await query(url, stock)).toEqual(before)

  await page.getByRole('button', { name: 'Allow a network by an address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note: what it is').fill(`Finals hall, ${name}`)
  await dialog.getByLabel('An IP address in it').fill('the hall')
  await dialog.getByRole('button', { name: 'Allow a network' }).click()
  await dialog.getByText('That’s not an IP address.').waitFor()
  await dialog.getByLabel('An IP address in it').fill('203.0.113.7')
  await dialog.getByRole('button', { name: 'Allow a network' }).click()
  await page.getByText(`Finals hall, ${name}, by mira`).waitFor()
  expect(await findings(page)).toEqual([])
  const { width } = options.viewport
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test.each(['zh', 'th', 'ms'])('the page is whole in %s, at 320 pixels too', async (language) => {
  const narrow = { viewport: { width: 320, height: 700 } }
  const { page } = await open(operator, `/studio/campaign?lang=${language}`, narrow)
  await page.locator('#signals').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findings(page)).toEqual([])
})
