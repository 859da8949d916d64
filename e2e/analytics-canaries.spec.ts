import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { hydrate, visit } from './setup/browser/browser.ts'
import { banner, chosenCategories } from './setup/browser/consent-ui.ts'
import { counting, meetFault, sendAll } from './setup/browser/visit-reports.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { Recorder } from './setup/peers/recorder.ts'
import { AccountSite } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({ LOG_LEVEL: 'debug' })
})
afterAll(() => site.close())

const { reportActions, reportFaults } = analyticsCalls
const address = '203.0.113.47'

/** Secrets that a visitor carries and types; each is searched for in everything that is sent. */
const canaries = {
  search: 'canary-search-4711',
  parameter: 'canary-parameter-4711',
  code: 'canary-ecode-4711',
  browser: 'canary-browser-4711',
  cookie: 'canary-cookie-4711',
  email: 'canary-mail-4711@players.example',
  reader: 'canary-reader-4711@players.example',
  name: 'canary-name-4711',
  hash: 'canary-hash-4711',
}

/** Opens the site behind a recorder with the canaries and answers the banner, or not. */
async function visitAs(choice: 'all' | 'necessary' | null) {
  const recorder = await Recorder.open(site.origin)
  onTestFinished(() => recorder.close())
  const before = (page: Page) =>
    page.context().addCookies([{ name: 'seen', value: canaries.cookie, url: recorder.origin }])
  const { page } = await visit(`/en/books/hero?q=${canaries.search}&x=${canaries.parameter}&ecode=${canaries.code}`, {
    origin: recorder.origin,
    consent: false,
    userAgent: `Mozilla/5.0 ${canaries.browser}`,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    before,
  })
  await counting(page)
  if (choice) await banner(page).locator(`button[value=${choice}]`).click()
  if (choice) await expect.poll(() => chosenCategories(page)).toBeTruthy()
  return { page, recorder }
}

/** Types and clicks everything that could leak. */
async function useSite(page: Page, origin: string) {
  await page.goto(`${origin}/en/news?x=${canaries.parameter}#${canaries.hash}`)
  await hydrate(page)
  await counting(page)
  await page.getByRole('searchbox').fill(canaries.search)
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=canary/)
  await meetFault(page)
  await page.evaluate((words) => {
    const fault = { filename: `${location.origin}/assets/${words}.js`, message: words, error: new Error(words) }
    dispatchEvent(new ErrorEvent('error', fault))
  }, canaries.search)
  await sendAll(page)
  await page.goto(`${origin}/en/newsletter`)
  await hydrate(page)
  await counting(page)
  await page.locator('main input[type=email]').fill(canaries.reader)
  await page.locator('main form button').click()
  await page.locator('main form').waitFor({ state: 'detached' })
  await sendAll(page)
}

/** Signs in by code and sets a name. */
async function takeName(page: Page, origin: string) {
  await page.goto(`${origin}/en/books/hero`)
  await hydrate(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await page.getByLabel('E-mail address').fill(canaries.email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[name=code]').fill(await site.codeTo(canaries.email))
  await page.getByText('Email User').first().waitFor()
  await page.goto(`${origin}/en/account`)
  await page.locator('input[name=name]').fill(canaries.name)
  await page.locator('input[name=name]').press('Enter')
  await page.waitForURL(/done=renamed/)
}

const reportsOf = (recorder: Recorder) => [
  ...recorder.sentTo(reportActions.path),
  ...recorder.sentTo(reportFaults.path),
]

test('of who accepted: nothing that is typed or carried is in any report, table or log', async () => {
  const { page, recorder } = await visitAs('all')
  await takeName(page, recorder.origin)
  await useSite(page, recorder.origin)
  await expect.poll(() => query(site.url, "select 1 from analytics_days where action = 'search'")).toHaveLength(1)
  await expect.poll(() => query(site.url, 'select code from analytics_entries')).toEqual([{ code: '' }])
  const reports = reportsOf(recorder)
  const kinds = new Set(reports.map(({ path }) => path))
  expect(kinds).toEqual(new Set([reportActions.path, reportFaults.path]))
  for (const [what, canary] of Object.entries(canaries)) {
    // the site drops codes that it does not know
    const told = reports.filter(({ body }) => what !== 'code' && body.includes(canary))
    expect([what, told]).toEqual([what, []])
    expect([what, await tablesWith(site.url, canary)]).toEqual([what, []])
    expect([what, site.sites[0]!.output().includes(canary)]).toEqual([what, false])
  }
  for (const part of [address, '203.0.113', 'cb0071']) expect(await tablesWith(site.url, part)).toEqual([])
  for (const { path, headers, body } of reports) {
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(
      path === reportActions.path ? expect.arrayContaining(['actions', 'language']) : ['reports'],
    )
    if (path === reportFaults.path) expect(headers.cookie).toBeUndefined()
  }
})

test('of who refused: nothing is sent at all', async () => {
  const { page, recorder } = await visitAs('necessary')
  await useSite(page, recorder.origin)
  await page.goto('about:blank')
  expect(reportsOf(recorder)).toEqual([])
})

test('of who has not chosen: what is sent names nobody', async () => {
  const { page, recorder } = await visitAs(null)
  await useSite(page, recorder.origin)
  await expect.poll(() => reportsOf(recorder).length).toBeGreaterThan(3)
  for (const { body } of reportsOf(recorder)) expect(body).not.toMatch(/session_id|canary-(?!ecode)/)
  expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'seen' })])
})
