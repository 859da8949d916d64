import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { importOwnLineups } from './setup/data/lineups.ts'
import { newNetwork } from './setup/peers/form-client.ts'
import { type AccountSite, takeCookies } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

let site: AccountSite
beforeAll(async () => {
  site = await sharedAccountSite()
  await importOwnLineups(site.url)
})

const open = (path: string, more: object = {}) =>
  visit(path, { ...phone, origin: site.origin, extraHTTPHeaders: { 'x-forwarded-for': newNetwork() }, ...more })
const shelf = (page: Page) => page.locator('#pinned li')
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /pinned lineup/ })
const pinOf = (page: Page, name: string) => page.locator('main').getByRole('button', { name: `Pin ${name}` })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pinned-lineups'))

describe('pins without an account', () => {
  test('are kept in the browser once one is pressed, on a shelf and in the header of every page', async () => {
    const { page, seen } = await open('/en/lineup?season=m10s16')
    expect(await stored(page)).toBeNull()
    expect(await headerLink(page).count()).toBe(0)
    await pinOf(page, 'K/DA Ahri').click()
    await expect.poll(() => shelf(page).count()).toBe(1)
    await page.goto(`${site.origin}/en/lineupDetail/m15s16/star-guardian-jinx`)
    await page.getByRole('button', { name: 'Pin', exact: true }).click()
    await page.getByRole('button', { name: 'Unpin', exact: true }).waitFor()
    await headerLink(page).click()
    await page.waitForURL(/\/en\/lineup#pinned$/)
    await expect
      .poll(() => shelf(page).allTextContents())
      .toMatchObject([/Jinx.*K\.O\. Coliseum/, /K\/DA Ahri.*Remix/].map((each) => expect.stringMatching(each)))
    for (const left of [1, 0]) {
      await shelf(page).getByRole('button').first().click()
      await expect.poll(() => shelf(page).count()).toBe(left)
    }
    expect(await stored(page)).toBeNull()
    expect(await headerLink(page).count()).toBe(0)
    expect(seen.errors).toEqual([])
  })

  test('of lineups that are gone are said to be, and taken off in one go', async () => {
    const { page } = await open('/en/lineup?season=m10s16', {
      before: (fresh: Page) =>
        fresh.addInitScript(() => {
          if (sessionStorage.getItem('begun')) return
          sessionStorage.setItem('begun', 'yes')
          const gone = [1, 2].map((number) => ({ season: 'm10s16', id: `gone-${number}` }))
          const pins = [...gone, { season: 'm10s16', id: 'kda-ahri' }]
          localStorage.setItem('pinned-lineups', JSON.stringify({ pins, changes: [], areOfAccount: false }))
        }),
    })
    await page.getByText('2 pinned lineups aren’t on the site anymore.').waitFor()
    await page.getByRole('button', { name: 'Remove from my pins' }).click()
    await expect.poll(() => shelf(page).allTextContents()).toEqual([expect.stringMatching(/K\/DA Ahri/)])
    await expect.poll(() => headerLink(page).textContent()).toBe('1')
    await shelf(page).getByRole('button').press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('last for the visit where the browser keeps nothing, and say so', async () => {
    const { page, seen } = await open('/en/lineup?season=m10s16', {
      before: (fresh: Page) =>
        fresh.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('no room', 'QuotaExceededError')
          }
        }),
    })
    await pinOf(page, 'K/DA Ahri').click()
    await expect.poll(() => shelf(page).count()).toBe(1)
    await page.getByText('Pinned for this visit').first().waitFor()
    expect(seen.errors).toEqual([])
  })
})

describe('pins of an account', () => {
  test('are those of all its devices, with what was pinned before signing in, and leave with the sign-out', async () => {
    const client = await site.signedIn()
    const { page: one } = await open('/en/lineup?season=m10s16')
    await pinOf(one, 'K/DA Ahri').click()
    await expect.poll(() => shelf(one).count()).toBe(1)
    await takeCookies(one, client)
    await one.reload()
    const { page: other } = await open('/en/lineup?season=m10s16', {
      before: (page: Page) => takeCookies(page, client),
    })
    await pinOf(other, 'Disco Twisted Fate').click()
    await expect.poll(() => shelf(other).count()).toBe(2)
    await shelf(other).filter({ hasText: 'K/DA Ahri' }).getByRole('button').click()
    await expect.poll(() => shelf(other).count()).toBe(1)
    await one.reload()
    await expect.poll(() => shelf(one).allTextContents()).toEqual([expect.stringMatching(/Disco Twisted Fate/)])
    const { pins } = await (await client.get('/auth/account/data.json')).json()
    expect(pins).toEqual([{ season: 'm10s16', id: 'disco-twisted-fate', title: 'Disco Twisted Fate' }])
    await one.context().clearCookies()
    await one.reload()
    await expect.poll(() => stored(one)).toBeNull()
    expect(await shelf(one).count()).toBe(0)
  })
})
