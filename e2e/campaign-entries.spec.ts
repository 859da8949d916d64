import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { campaignCodeOf } from '#src/core/web/router/address.ts'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { gameBrowser, hydrate, phone, visit } from './setup/browser/browser.ts'
import { banner, chosenCategories } from './setup/browser/consent-ui.ts'
import { counting, sendAll } from './setup/browser/visit-reports.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient, newNetwork } from './setup/peers/form-client.ts'
import { Recorder } from './setup/peers/recorder.ts'
import { AccountSite } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({}, 2)
})
afterAll(() => site.close())
beforeEach(() => query(site.url, 'truncate analytics_days, analytics_entries, analytics_entrants'))

const { path } = analyticsCalls.reportActions
const known = 'launch-trailer'

const totals = async () =>
  (
    await query(site.url, 'select code, sum(count)::int as count from analytics_entries group by code order by code')
  ).map(({ code, count }) => `${code} ${count}`)

describe('a page that is opened with the code of a campaign', () => {
  /** Opens a page; `codes` are those it reports over all documents of the tab. */
  async function visitWithCode(address: string, options: Parameters<typeof visit>[1] = {}) {
    const recorder = await Recorder.open(site.origin)
    onTestFinished(() => recorder.close())
    const extraHTTPHeaders = { 'x-forwarded-for': newNetwork() }
    const own = { origin: recorder.origin, consent: false, extraHTTPHeaders }
    const { page, seen } = await visit(address, { ...own, ...options })
    await counting(page)
    await sendAll(page)
    const codes = async (): Promise<string[]> => {
      const told = seen.calls.filter((each) => each === path)
      // the browser hides what a page sends while unloading
      await expect.poll(() => recorder.sentTo(path).length).toBeGreaterThanOrEqual(told.length)
      return recorder.sentTo(path).flatMap(({ body }) => JSON.parse(body).actions.flatMap(codeOf))
    }
    return { page, codes, origin: recorder.origin }
  }
  const codeOf = ({ ecode }: { ecode?: string }) => ecode ?? []
  const again = async (page: Page, act: () => Promise<unknown>) => {
    await act()
    await hydrate(page)
    await counting(page)
    await sendAll(page)
  }

  test.each([
    [`/th/?ecode=${known}`, {}],
    [`/th/books/hero?cost=5&ecode=${known}`, {}],
    [`/books/hero?ecode=${known}`, {}],
    [`/th/#/books/hero?ecode=${known}`, {}],
    [`/th/?ecode=${known}#/books/hero`, {}],
    [`/th/books/hero?ecode=${known}`, gameBrowser],
    [`/th/?ecode=${known}#/books/hero`, gameBrowser],
    [`/th/#/books/hero?isInMSDK=True&ecode=${known}`, phone],
  ])('reports it: %s', async (address, options) => {
    const { codes } = await visitWithCode(address, options)
    expect(await codes()).toEqual([known])
    await expect.poll(totals).toEqual([`${known} 1`])
  })

  test('reports it once a tab, without keeping anything of a visitor who has not chosen', async () => {
    const { page, codes } = await visitWithCode(`/en/books/hero?ecode=${known}`)
    await page.locator('main nav a[href*="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    await page.goBack()
    await page.waitForSelector('body.route-booksHero')
    await again(page, () => page.reload())
    await page
      .locator('header a[hreflang=th]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(/\/th\/books\/hero/)
    expect(campaignCodeOf(page.url())).toBe(known)
    await again(page, async () => undefined)
    expect(await codes()).toEqual([known])
    expect(await page.evaluate(() => [sessionStorage.entries, sessionStorage.session, document.cookie])).toEqual([
      ...[undefined, undefined, ''],
    ])
  })

  test('reports another code that comes behind # as well', async () => {
    const { page, codes } = await visitWithCode(`/en/#/books/hero?ecode=${known}`)
    for (const route of ['hex?ecode=creator-week', `hero?ecode=${known}`]) {
      await page.evaluate((hash) => location.assign(hash), `#/books/${route}`)
      await page.waitForSelector(`body.route-${route.startsWith('hex') ? 'booksHex' : 'booksHero'}`)
    }
    await sendAll(page)
    expect(await codes()).toEqual([known, 'creator-week'])
  })

  test('reports it once a tab of who accepted, however often it is opened, and another code as well', async () => {
    const { page, codes, origin } = await visitWithCode('/en/books/hero')
    await banner(page).locator('button[value=all]').click()
    await expect.poll(() => chosenCategories(page)).toBeTruthy()
    for (const code of [known, known, 'creator-week', known, 'creator-week']) {
      await again(page, () => page.goto(`${origin}/en/books/hero?ecode=${code}`))
    }
    expect(await codes()).toEqual([known, 'creator-week'])
    await page.evaluate(() => dispatchEvent(new CustomEvent('cc:onChange')))
    expect(await page.evaluate(() => sessionStorage.entries)).toBe(`["${known}","creator-week"]`)
    await page.context().clearCookies({ name: 'cc_cookie' })
    await page.evaluate(() => dispatchEvent(new CustomEvent('cc:onChange')))
    expect(await page.evaluate(() => sessionStorage.entries)).toBeUndefined()
  })

  test('reports it not of who refused, and not in the test folder; nor what can be no code', async () => {
    for (const [address, consent] of [
      [`/en/books/hero?ecode=${known}`, true],
      [`/test/en/books/hero?ecode=${known}`, false],
      ['/en/books/hero?ecode=anna%40players.example', false],
      [`/en/books/hero?ecode=${'a'.repeat(65)}`, false],
      ['/en/books/hero?ecode=', false],
    ] as const) {
      expect([address, await (await visitWithCode(address, { consent })).codes()]).toEqual([address, []])
    }
  })
})

describe('an entry is counted', () => {
  const report = async (client: FormClient, ecode: string, headers: Record<string, string> = {}) =>
    (await client.call(path, { language: 'en', actions: [{ action: 'campaign_entry', page: 'home', ecode }] }, headers))
      .data as { counted: number }
  const counted = { counted: 1 }
  const ignored = { counted: 0 }

  test('once a code and account, on every device, day and instance', async () => {
    const email = 'entrant@players.example'
    const client = await site.signedIn(email)
    expect(await report(client, known)).toEqual(counted)
    expect(await report(client, known)).toEqual(ignored)
    await site.forgetMinute()
    const other = await site.signedIn(email, new FormClient(site.otherOrigin))
    expect(await report(other, known)).toEqual(ignored)
    await query(site.url, 'update analytics_entrants set day = day - 40')
    await query(site.url, 'update analytics_entries set day = day - 40')
    expect(await report(client, known)).toEqual(ignored)
    expect(await report(client, 'creator-week')).toEqual(counted)
    expect(await report(await site.signedIn(), known)).toEqual(counted)
    expect(await totals()).toEqual(['creator-week 1', `${known} 2`])
  })

  test('once a code, network and day of visitors who are not signed in, whatever browser they name', async () => {
    const address = newNetwork()
    const [here, beside] = [
      new FormClient(site.origin, address),
      new FormClient(site.otherOrigin, address.replace(/1$/, '77')),
    ]
    const [first, second] = [{ 'user-agent': 'one' }, { 'user-agent': 'two' }]
    expect(await report(here, known, first)).toEqual(counted)
    expect(await report(beside, known, first)).toEqual(ignored)
    expect(await report(here, known, second)).toEqual(ignored)
    expect(await report(new FormClient(site.origin), known, first)).toEqual(counted)
    expect(await totals()).toEqual([`${known} 2`])
    const days = await query(site.url, 'select action, count::int from analytics_days')
    expect(days).toEqual([{ action: 'campaign_entry', count: 2 }])
  })

  test('once, however many reports of it arrive at the same time', async () => {
    const client = new FormClient(site.origin)
    const all = await Promise.all(Array.from({ length: 20 }, () => report(client, known)))
    expect(all.filter(({ counted }) => counted === 1)).toHaveLength(1)
    expect(await totals()).toEqual([`${known} 1`])
  })

  test('among the others where the operator does not know the code, which is kept nowhere', async () => {
    for (const code of ['made-up-1', 'made-up-2', 'made-up-2']) await report(new FormClient(site.origin), code)
    const one = new FormClient(site.origin)
    for (const code of ['made-up-3', 'made-up-4']) await report(one, code)
    expect(await totals()).toEqual([' 4'])
  })

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('not of a browser that says %j', async (headers) => {
    expect(await report(new FormClient(site.origin), known, headers as never)).toEqual(ignored)
    expect(await totals()).toEqual([])
  })
})
