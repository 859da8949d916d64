import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { gameBrowser, phone, visit } from './setup/browser/browser.ts'
import { newNetwork } from './setup/peers/form-client.ts'
import { type AccountSite, newEmail } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

let site: AccountSite
beforeAll(async () => {
  site = await sharedAccountSite()
})

/** Opens a page in the game's web view; `results` are the addresses that the sign-in page returned to. */
async function visitInGame(path: string, options = {}) {
  const results: string[] = []
  const watch = async (page: Page) =>
    page.on('response', async (response) => {
      if (response.status() === 303) results.push((await response.headerValue('location'))!)
    })
  const extraHTTPHeaders = { 'x-forwarded-for': newNetwork() }
  const { page, seen } = await visit(path, {
    ...phone,
    origin: site.origin,
    extraHTTPHeaders,
    before: watch,
    ...options,
  })
  return { page, seen, back: () => new URL(results.at(-1)!) }
}

const menu = (page: Page) => page.locator('header details[name]').last()

async function openSignIn(page: Page) {
  await menu(page).locator('> summary').click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await page.getByRole('checkbox').check()
}

/** Expects the sign-in result behind '#/' to be gone and the player to be signed in, also after a reload. */
async function expectSignedIn(page: Page, { back, wanted, name }: { back: URL; wanted: string; name: string }) {
  await page.waitForURL(site.origin + wanted)
  const [route, query] = back.hash.split('?')
  const result = new URLSearchParams(query)
  expect([back.searchParams.has('code'), route]).toEqual([false, new URL(page.url()).hash.split('?')[0]])
  expect([result.get('code'), JSON.parse(result.get('state')!)]).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    { channelid: expect.any(Number), nonce: expect.any(String) },
  ])
  const isKnown = () => menu(page).getByText(name).waitFor()
  await menu(page).locator('> summary').click()
  await isKnown()
  await page.reload()
  await page.waitForSelector('html[data-ready=hash]')
  await menu(page).locator('> summary').click()
  await isKnown()
  expect(page.url()).toBe(site.origin + wanted)
}

/** Expects every link to stay within the game. */
async function expectLinksInGame(page: Page) {
  const links = await page.locator('a').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !/[?&]isInMSDK=True/.test(link))).toEqual([])
}

test('a guest signs in from a page of the game and comes back to it', async () => {
  const { page, seen, back } = await visitInGame('/en/books/hero', gameBrowser)
  await openSignIn(page)
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForSelector('html[data-ready=hash]')
  await expectSignedIn(page, { back: back(), wanted: '/en/#/books/hero?t=1', name: 'Tourist User' })
  expect(seen.calls.filter((path) => path === signInCalls.verify.path)).toHaveLength(1)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('a player signs in there by a code, and keeps the rest of the address', async () => {
  const address = '/en/?isInMSDK=True#/books/hero?season=m15s16&cost=5'
  const { page, seen, back } = await visitInGame(address)
  const email = newEmail()
  await openSignIn(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[name=code]').fill(await site.codeTo(email))
  await page.waitForSelector('html[data-ready=hash]')
  await expectSignedIn(page, { back: back(), wanted: address, name: 'Email User' })
  expect(back().searchParams.get('isInMSDK')).toBe('True')
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('the account page and the sign-in page lead back to the game, too, and stay there by their addresses alone', async () => {
  const leave = (page: Page) =>
    page.addInitScript(() => {
      const away = () => document.body.remove()
      // only the sign-in page has the bridge of the game
      if (location.pathname.startsWith('/auth/')) window.gameBridge = { backToGame: away }
      else window.close = away
    })
  const { page, seen } = await visitInGame('/th/?isInMSDK=True#/books/hero?t=1', { before: leave })
  const toGame = page.getByRole('button', { name: 'กลับเข้าเกม' })
  await menu(page).locator('> summary').click()
  await page.getByRole('link', { name: 'เข้าสู่ระบบ', exact: true }).last().click()
  await page.waitForURL('**/auth/login?**')
  await toGame.click()
  await page.locator('body').waitFor({ state: 'detached' })
  await page.reload()
  await expectLinksInGame(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ใช้งานแบบผู้เยี่ยมชม' }).click()
  await page.waitForSelector('html[data-ready=hash]')
  await menu(page).locator('> summary').click()
  await page.getByRole('link', { name: 'บัญชีของคุณ' }).click()
  const rename = async (name: string) => {
    await page.locator('input[name=name]').fill(name)
    await page.getByRole('button', { name: 'บันทึกชื่อ' }).click()
  }
  await rename('\u202e')
  await page.getByRole('alert').waitFor()
  await rename('Ann')
  await page.waitForURL('**/th/account?done=renamed&isInMSDK=True')
  await expectLinksInGame(page)
  await page.locator('main a').first().click()
  await page.waitForURL(`${site.origin}/th/?isInMSDK=True#/?t=1`)
  await page.goBack()
  await toGame.click()
  await page.locator('body').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('input[name=sure]').check()
  await page.getByRole('button', { name: 'ลบถาวร' }).click()
  await page.getByRole('heading', { name: 'ลบบัญชีของคุณแล้ว' }).waitFor()
  await expectLinksInGame(page)
  expect(seen).toMatchObject({ violations: [] })
})
