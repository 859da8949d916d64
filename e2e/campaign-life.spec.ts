import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { JsonServer } from './setup/peers/json-server.ts'
import { AccountSite, takeCookies } from './setup/site/account-site.ts'
import { runCommand } from './setup/site/run-command.ts'

let provider: JsonServer
let site: AccountSite
beforeAll(async () => {
  provider = await JsonServer.open({ status: 'accepted' })
  site = await AccountSite.open({ SMS_URL: provider.url })
})
afterAll(async () => {
  await site.close()
  provider.close()
})

const enter = async (phase: string) =>
  expect(await runCommand(`campaign rehearse ${phase}`, { DATABASE_URL: site.url })).toMatchObject({ code: 0 })

let networks = 0
const open = (language: Language, more = {}) =>
  visit(`/${language}/pre-register`, {
    ...phone,
    origin: site.origin,
    bypassCSP: true,
    extraHTTPHeaders: { 'x-forwarded-for': `198.18.${networks++}.1` },
    ...more,
  })

const panelOf = (page: Page): Locator => page.locator('section[aria-labelledby=panel]')

/** The code of the newest message to a number. */
async function codeTo(number: string): Promise<string> {
  const sent = () => provider.requests.map(({ body }): { to: string; text: string } => JSON.parse(body))
  const find = () => sent().findLast((each) => each.to === number)
  await expect.poll(find).toBeDefined()
  return /\d{6}/.exec(find()!.text)![0]
}

/** Registers a number through the form. */
async function register(panel: Locator, { region, typed, number }: Record<'region' | 'typed' | 'number', string>) {
  await panel.locator('[name=region]').selectOption(region)
  await panel.locator('[name=phone]').fill(typed)
  await panel.locator('[name=act]').click()
  await panel.locator('[role=status]').waitFor()
  await panel.locator('[name=code]').fill(await codeTo(number))
  await panel.locator('[name=terms]').check()
  await panel.locator('[type=submit]').last().click()
  await panel.locator('#panel[tabindex]').waitFor()
}

const counted = async (page: Page) => {
  const answer = await page.request.post(
    `${site.origin}/api/gpts.information_feeds_svr.InformationFeedsSvr/GetReserveNumber`,
    { data: {} },
  )
  return (await answer.json()).data.reserve_num
}

test('a player sees each fault at its field, registers, cancels and returns', { timeout: 60_000 }, async () => {
  await enter('open')
  const { page } = await open('en')
  const panel = panelOf(page)
  const [field, code] = [panel.locator('[name=phone]'), panel.locator('[name=code]')]
  const getCode = panel.locator('[name=act]')
  const submit = panel.locator('[type=submit]').last()
  const alert = panel.getByRole('alert').first()
  await getCode.click()
  expect(await alert.textContent()).toBe('Please enter your phone number.')
  for (const [typed, text] of [
    ['12345', 'Please enter a valid phone number.'],
    ['6123 4567', 'That isn’t a mobile number, so it can’t get our message. Sure it is? Contact support'],
    ['+66 81 234 5678', 'That number is from another region. Pick its region first.'],
  ]) {
    await field.fill(typed!)
    await getCode.click()
    await expect.poll(() => alert.textContent()).toBe(text)
  }
  await field.fill('+65 9123 4567')
  await submit.click()
  await expect.poll(() => alert.textContent()).toBe('Please enter the verification code.')
  await getCode.click()
  await expect
    .poll(() => panel.locator('[role=status]').textContent())
    .toMatch(/^Sent! Look for message [A-Z] from ENCORE\.$/)
  expect(await getCode.textContent()).toMatch(/^Please wait \d+ seconds$/)
  await code.fill('000000')
  await submit.click()
  await expect.poll(() => alert.textContent()).toBe('Tick the box to agree to the terms.')
  await panel.locator('[name=terms]').check()
  await submit.click()
  await expect.poll(() => alert.textContent()).toBe('Please enter the correct verification code.')
  expect(await findings(page)).toEqual([])
  await code.fill(await codeTo('+6591234567'))
  await code.press('Enter')
  await expect.poll(() => panel.locator('h2').textContent()).toBe('You’re in!')
  expect(await counted(page)).toBe(1)
  await page.reload()
  await panel.getByRole('button', { name: 'Cancel pre-registration' }).click()
  expect(await panel.textContent()).toContain('You’ll lose your place in the count')
  expect(await findings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Yes, cancel it' }).click()
  await panel.getByText('You’ve cancelled the number ending in 67.').waitFor()
  expect(await counted(page)).toBe(0)
})

test('without script a phone is registered and cancelled by forms', { timeout: 60_000 }, async () => {
  await enter('open')
  const { page } = await open('ms', { ready: false, javaScriptEnabled: false })
  const submit = page.locator('form [type=submit]').last()
  await page.locator('[name=phone]').fill('012-777 8899')
  await page.locator('[name=act]').click()
  await page.getByText(/Cari mesej [A-Z] daripada 68886/).waitFor()
  await page.locator('[name=code]').fill('000000')
  await submit.click()
  expect(await page.locator('#terms-note[role=alert]').textContent()).toBe(
    'Tandakan kotak untuk bersetuju dengan terma.',
  )
  await page.locator('[name=terms]').check()
  await page.locator('[name=code]').fill(await codeTo('+60127778899'))
  await page.locator('[name=code]').press('Enter')
  expect(await page.getByRole('status').textContent()).toContain('Sudah berdaftar: nombor yang berakhir dengan 99.')
  const before = await counted(page)
  await submit.click()
  await page.getByText('Batalkan?', { exact: false }).waitFor()
  await submit.click()
  expect(await page.getByRole('status').textContent()).toContain('Anda telah membatalkan nombor')
  expect(await counted(page)).toBe(before - 1)
})

test('a registration in three regions is taken along, bound to a character and rewarded', {
  timeout: 90_000,
}, async () => {
  await enter('before')
  const { page: early } = await open('th')
  await early.getByText('เปิด', { exact: false }).first().waitFor()
  expect(await panelOf(early).locator('[name=phone]').count()).toBe(0)
  await enter('open')
  for (const each of [
    { region: 'SG', typed: '8123 4567', number: '+6581234567' },
    { region: 'MY', typed: '012-345 6789', number: '+60123456789' },
  ]) {
    await register(panelOf((await open('th')).page), each)
  }
  const { page } = await open('th')
  const panel = panelOf(page)
  const thai = { region: 'TH', typed: '๐๘๑-๒๓๔-๕๖๗๘', number: '+66812345678' }
  await register(panel, thai)
  expect(await counted(page)).toBe(3)
  await takeCookies(page, await site.signedIn('several-friends@players.example'))
  await enter('ended')
  await page.reload()
  expect(await panel.locator('h2').textContent()).toBeTruthy()
  await enter('rewards')
  await site.forgetMinute()
  await page.reload()
  await panel.locator('[name=phone]').fill(thai.typed)
  await query(site.url, 'truncate core_limits')
  const before = provider.requests.length
  await panel.locator('[name=act]').click()
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  await panel.locator('[name=code]').fill(await codeTo(thai.number))
  await panel.locator('[type=submit]').last().click()
  await panel.getByRole('button', { name: 'ค้นหาตัวละครของฉัน' }).click()
  await panel.getByRole('radio').nth(1).check()
  await panel.getByRole('checkbox').check()
  expect(await findings(page)).toEqual([])
  await panel.getByRole('button', { name: 'ผูกถาวร' }).click()
  await panel.getByRole('button', { name: 'รับทั้งหมด' }).click()
  await expect.poll(() => panel.locator('[data-state=granted]').count(), { timeout: 15_000 }).toBe(2)
  expect(await findings(page)).toEqual([])
  await enter('over')
  await page.reload()
  expect(await panel.locator('[name=phone]').count()).toBe(0)
})
