import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { config } from '../site.config.ts'
import { findings } from './setup/browser/axe.ts'
import { hydrate, phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { letWin } from './setup/database/winners.ts'
import type { FormClient } from './setup/peers/form-client.ts'
import { AccountSite, newEmail, takeCookies } from './setup/site/account-site.ts'
import { ChannelSite } from './setup/site/channel-site.ts'
import { runCommand } from './setup/site/run-command.ts'

/** Those of AccountSite. */
const privateData = openPrivateData(new Map([['test', ['a-secret-of-these-tests-alone-and-long']]]))
let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({ LOG_LEVEL: 'debug' })
})
afterAll(() => site.close())

let numbers = 0
/** An account that won the first prize; it signed in ten minutes ago. */
async function newWinner() {
  const email = newEmail()
  const client = await site.signedIn(email)
  const parts = { url: site.url, campaign: config.campaign!, privateData }
  const won = await letWin(parts, await site.accountOf(client), { tier: 1, phone: `+6681234${1000 + numbers++}` })
  await query(site.url, `update account_sessions set confirmed_at = confirmed_at - interval '10 minutes'`)
  return { email, client, ...won }
}

async function open(client: FormClient, path: string, options = {}): Promise<Page> {
  const before = (page: Page) => takeCookies(page, client)
  const { page } = await visit(path, { ...phone, origin: site.origin, bypassCSP: true, before, ...options })
  return page
}

const prizesOf = (page: Page): Locator => page.locator('section#prizes')

async function fill(form: Locator, typed: Partial<Record<'name' | 'address' | 'phone', string>>) {
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
}

test('a winner gives an address with a fresh code, and changes it in another language', {
  timeout: 60_000,
}, async () => {
  const { client, email } = await newWinner()
  const page = await open(client, '/en/squad')
  const prizes = prizesOf(page)
  await prizes.getByText('Address missing').waitFor()
  expect(await findings(page)).toEqual([])
  await prizes.getByRole('button', { name: 'Add your address' }).click()
  expect(await prizes.locator('[name=phone]').inputValue()).toMatch(/^\+6681234\d{4}$/)
  expect(await prizes.locator('[name=region]').inputValue()).toBe('TH')
  await fill(prizes, { name: 'Somchai Jaidee', address: '12' })
  const save = prizes.getByRole('button', { name: 'Save address' })
  await save.click()
  await prizes.getByText('Enter the full address', { exact: false }).waitFor()
  await fill(prizes, { address: '99/1 Sukhumvit Road\nBangkok 10110' })
  await save.click()
  const code = prizes.locator('[name=code]')
  await code.waitFor()
  expect(await prizes.locator('[name=name]').inputValue()).toBe('Somchai Jaidee')
  await prizes.getByText(`@players.example`, { exact: false }).waitFor()
  expect(await prizes.textContent()).not.toContain(email)
  expect(await findings(page)).toEqual([])
  const right = await site.codeTo(email, 2)
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  await prizes.getByText('Incorrect verification code', { exact: false }).waitFor()
  await code.fill(right)
  await prizes.getByText('Saved. You can change it', { exact: false }).waitFor()
  expect((await site.mails.arrival(email, 3)).subject).toBe('We’ve got the address for Stage figure')
  await page.reload()
  await prizes.getByText('99/1 Sukhumvit Road').waitFor()

  await page.goto(`${site.origin}/th/squad`)
  await hydrate(page)
  await prizes.getByRole('button', { name: /^เปลี่ยน/ }).click()
  await fill(prizes, { name: 'สมชาย ใจดี', address: '99/1 ถนนสุขุมวิท\nกรุงเทพฯ 10110' })
  expect(await findings(page)).toEqual([])
  await prizes.getByRole('button', { name: /^บันทึก/ }).click()
  await prizes.getByText('บันทึกแล้ว', { exact: false }).waitFor()
  await page.reload()
  await prizes.getByText('สมชาย ใจดี').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const mail = await site.mails.arrival(email, 4)
  expect(mail.subject).toBe('Your address for Stage figure was changed')
  const log = site.sites[0]!.output()
  expect(log).toContain('giveRecipient')
  expect(JSON.stringify(mail) + log).not.toMatch(/สมชาย|สุขุมวิท|Somchai|Sukhumvit|6681234/)
})

test('without script the address is given by forms, with the code in the same form', { timeout: 60_000 }, async () => {
  const { client, email, sequence } = await newWinner()
  const page = await open(client, '/en/squad', { ready: false, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Won a prize?', exact: false }).click()
  await page.locator('summary').click()
  await fill(page.locator('form'), { name: 'Somchai Jaidee', address: '12' })
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Enter the full address', { exact: false }).waitFor()
  await fill(page.locator('form'), { address: 'บ้านเลขที่ ๙๙/๑ '.repeat(25).trim() })
  await page.getByRole('button', { name: 'Save address' }).click()
  expect(await page.locator('[name=name]').inputValue()).toBe('Somchai Jaidee')
  await page.locator('[name=code]').fill('000000')
  await page.getByRole('button', { name: 'Save with this code' }).click()
  await page.getByText('Incorrect verification code', { exact: false }).waitFor()
  await page.locator('[name=code]').fill(await site.codeTo(email, 2))
  await page.locator('[name=code]').press('Enter')
  await page.getByText('Saved. You can change it', { exact: false }).waitFor()
  await page.goto(`${site.origin}/auth/prizes?lang=th`)
  expect(await page.locator('main').textContent()).toContain('Somchai Jaidee')
  const sent = await runCommand(`campaign sent ${sequence} --for dispatch --by Mei`, { DATABASE_URL: site.url })
  expect(sent.code).toBe(0)
  await page.reload()
  expect(await page.locator('form, summary').count()).toBe(0)
})

test('a claim asks for a fresh code, goes on with it, and is said by mail', { timeout: 60_000 }, async () => {
  expect(await runCommand('campaign rehearse rewards', { DATABASE_URL: site.url })).toMatchObject({ code: 0 })
  await query(site.url, 'update campaign_counters set registered = 1000000 where shard = 0')
  const { client, email } = await newWinner()
  const page = await open(client, '/en/pre-register')
  const panel = page.locator('section[aria-labelledby=panel]')
  await panel.getByRole('button', { name: 'Claim all' }).click()
  await panel.locator('[name=code]').fill(await site.codeTo(email, 2))
  await panel.locator('[data-state]').first().waitFor()
  expect(await panel.locator('[name=code]').count()).toBe(0)
  expect((await site.mails.arrival(email, 3)).subject).toMatch(/^You claimed /)
  expect(await findings(page)).toEqual([])
})

test('without script a claim has the code in its form', { timeout: 60_000 }, async () => {
  await runCommand('campaign rehearse rewards', { DATABASE_URL: site.url })
  await query(site.url, 'update campaign_counters set registered = 1000000 where shard = 0')
  const { client, email } = await newWinner()
  const page = await open(client, '/auth/pre-register?lang=en', { ready: false, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Claim' }).first().click()
  await page.locator('[name=code]').fill(await site.codeTo(email, 2))
  await page.locator('[name=code]').press('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Claim' }).count()).toBe(4)
})

test.each<Language>(['en', 'zh', 'th', 'ms'])(
  'signed out, the page of addresses asks in %s to sign in',
  async (language) => {
    const { page } = await visit(`/auth/prizes?lang=${language}`, {
      origin: site.origin,
      ready: false,
      bypassCSP: true,
    })
    expect(await page.locator('main a[href^="/auth/login"]').count()).toBe(1)
    expect(await findings(page)).toEqual([])
  },
)

test('an account of a provider signs in there once more before it types an address', { timeout: 60_000 }, async () => {
  const channels = await ChannelSite.open()
  onTestFinished(() => channels.close())
  const client = await channels.signedIn(15, 'a winner')
  const [account] = await query(channels.url, 'select user_id as id from account_users')
  await letWin({ url: channels.url, campaign: config.campaign!, privateData }, account!.id!)
  await query(channels.url, `update account_sessions set confirmed_at = confirmed_at - interval '10 minutes'`)
  const page = await open(client, '/en/squad', { origin: channels.origin })
  const prizes = prizesOf(page)
  await prizes.getByRole('button', { name: 'Add your address' }).click()
  await prizes.getByRole('button', { name: 'Continue with Playground' }).click()
  await page.locator('[name=subject]').fill('a winner')
  await page.locator('[name=subject]').press('Enter')
  await page.waitForURL(`${channels.origin}/en/squad`)
  await hydrate(page)
  await prizes.getByRole('button', { name: 'Add your address' }).click()
  await fill(prizes, { name: 'Somchai Jaidee', address: '99/1 Sukhumvit Road, Bangkok 10110' })
  await prizes.getByRole('button', { name: 'Save address' }).click()
  await prizes.getByText('Saved. You can change it', { exact: false }).waitFor()
})
