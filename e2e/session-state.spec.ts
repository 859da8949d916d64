import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { desktop, hydrate, visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import { query } from './setup/database/postgres.ts'
import { newNetwork } from './setup/peers/form-client.ts'
import { type AccountSite, newEmail, takeCookies } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

let site: AccountSite
beforeAll(async () => {
  site = await sharedAccountSite()
  await storeArticle(site.url, { id: 'beloved', html: '<p>Much liked</p>' })
})

const article = '/en/static/beloved.html'
const open = (path: string, more: object = {}) =>
  visit(path, {
    ...desktop,
    origin: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
    ...more,
  })
const signInEntry = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })
const userMenu = (page: Page) => page.getByRole('banner').getByText('Email User').first()
const likeButton = (page: Page) => page.getByRole('button', { name: 'Like', exact: true })

describe('a session that ended elsewhere', () => {
  /** Ends all sessions behind a page's back, then likes something there. Returns what the page did. */
  const likeWithout = async (page: Page) => {
    await likeButton(page).and(page.locator(':enabled')).waitFor()
    await query(site.url, 'delete from account_sessions')
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.isNavigationRequest() || pathname === signInCalls.logout.path) asked.push(pathname)
    })
    await likeButton(page).click()
    await signInEntry(page).waitFor()
    await hydrate(page)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-encore-session')
    return asked
  }

  test('is ended on the page too, which begins anew once', async () => {
    const client = await site.signedIn()
    const { page } = await open(article, { before: (page: Page) => takeCookies(page, client) })
    await userMenu(page).waitFor()
    expect(await likeWithout(page)).toEqual([signInCalls.logout.path, article])
  })

  test('so is one that began over the page', async () => {
    const { page } = await open(article)
    await page.getByRole('link', { name: 'Like', exact: true }).click()
    await page.getByRole('dialog').getByRole('checkbox').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue as a guest' }).click()
    expect(await likeWithout(page)).toEqual([signInCalls.logout.path, article])
  })
})

test('who is signed in stays so, whatever the address returns with', async () => {
  const client = await site.signedIn()
  const state = encodeURIComponent(JSON.stringify({ channelid: 1, nonce: 'made-up' }))
  const { page, seen } = await open(`${article}?code=made-up&state=${state}`, {
    before: (page: Page) => takeCookies(page, client),
  })
  await userMenu(page).waitFor()
  expect(new URL(page.url()).search).toBe('')
  const told = seen.calls.filter((path) => path.includes('game-login'))
  expect(told).toEqual([signInCalls.verify.path, signInCalls.checkLogin.path])
})

test('a state that is none, or has no end, signs nobody in and breaks no page', async () => {
  for (const state of ['{', 'null', '"x"', JSON.stringify({ channelid: 1, nonce: 'x'.repeat(4000) })]) {
    const { page, seen } = await open(`${article}?code=made-up&state=${encodeURIComponent(state)}`)
    await page.getByRole('link', { name: 'Like', exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(seen.errors.filter((each) => !/could not be verified|40[04]/.test(each))).toEqual([])
    await page.close()
  }
})

test('without script a player signs in from any page, and comes back signed in', async () => {
  const { page } = await open('/en/news', { ready: false, javaScriptEnabled: false })
  await signInEntry(page).click()
  const email = newEmail()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Six-digit code').fill(await site.codeTo(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${site.origin}/en/news`)
  await page.goto(`${site.origin}/en/account`)
  expect(await page.locator('main').textContent()).toContain(email)
})
