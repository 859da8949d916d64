import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls } from '#src/features/campaign/rewards.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { phone as phoneScreen, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import type { FormClient } from './setup/peers/form-client.ts'
import { JsonServer } from './setup/peers/json-server.ts'
import { AccountSite, newEmail, takeCookies } from './setup/site/account-site.ts'

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

const open = (language: Language, path = '/squad') =>
  visit(`/${language}${path}`, { ...phoneScreen, origin: site.origin, bypassCSP: true })

let numbers = 0
/** An account with a registered phone and a bound character. */
async function newPlayer(): Promise<FormClient> {
  const client = await site.signedIn(newEmail())
  const typed = { region: 'SG', phone: `+659${1_000_000 + numbers++ * 1001}` }
  const before = provider.requests.length
  await client.call(registrationCalls.requestPhoneCode.path, typed)
  await expect.poll(() => provider.requests.length).toBe(before + 1)
  const [code] = /\d{6}/.exec(JSON.parse(provider.requests.at(-1)!.body).text)!
  await client.call(registrationCalls.preRegister.path, { ...typed, code, terms: true })
  const listed = await client.call(rewardCalls.listCharacters.path, { region: 'SG' })
  const [character] = (listed.data as { characters: { id: string }[] }).characters
  const chosen = { region: 'SG', character_id: character!.id, sure: true }
  expect(await client.call(rewardCalls.bindCharacter.path, chosen)).toMatchObject({ code: 0 })
  return client
}

/** Signs a browser in, which stays the one that it is. */
async function signIn(page: Page) {
  const client = await newPlayer()
  client.cookies.delete('__Host-encore-browser')
  await takeCookies(page, client)
}

const squadOf = (page: Page) => page.locator('section[aria-labelledby=own-squad]')
const seats = (page: Page, state: string) => squadOf(page).locator(`[data-state=${state}]`).count()

test('a friend who follows a link while signed out joins the squad after signing in', { timeout: 60_000 }, async () => {
  const { page } = await open('en')
  await page.getByText('Sign in to start a squad or join one.').waitFor()
  expect(await findings(page)).toEqual([])
  await signIn(page)
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
  expect(await query(site.url, 'select 1 from campaign_kept_invitations')).toEqual([])

  const { page: friends } = await open('th', `/squad${link.search}`)
  await friends.getByText('เราเก็บคำเชิญ', { exact: false }).waitFor()
  await signIn(friends)
  await friends.goto(`${site.origin}/th/squad`)
  await friends.getByRole('checkbox').check()
  await friends.getByRole('button', { name: 'เข้าทีม', exact: true }).click()
  await squadOf(friends).waitFor()
  expect([await seats(friends, 'own'), await seats(friends, 'taken'), await seats(friends, 'empty')]).toEqual([1, 1, 3])
  expect(await findings(friends)).toEqual([])
  await page.getByRole('button', { name: 'End old links', exact: true }).click()
  await page.getByRole('button', { name: 'End them', exact: true }).click()
  await expect.poll(async () => squadOf(page).getByRole('textbox').inputValue()).not.toBe(link.href)
})
