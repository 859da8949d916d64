import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { config } from '../site.config.ts'
import { hydrate, visit } from './setup/browser/browser.ts'
import {
  banner,
  chosenCategories,
  dialog,
  openPreferences,
  preferencesLink,
  shown,
} from './setup/browser/consent-ui.ts'

const database = new pg.Client(inject('databaseUrl'))
beforeAll(() => database.connect())
afterAll(() => database.end())

const undecided = { consent: false }
const day = 86_400

describe('a choice', () => {
  test.each([
    ['all', ['necessary', 'personalization', 'analytics']],
    ['necessary', ['necessary']],
  ])('of %s in the banner is kept for 182 days and proved in the database', async (role, categories) => {
    const { page } = await visit('/zh/books/hero', undecided)
    await banner(page).locator(`button[value=${role}]`).click()
    await expectChoice(page, categories)
    await page.reload()
    await openPreferences(page)
    const ticked = dialog(page).locator('input:checked')
    expect(await ticked.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual(categories)
    expect(await banner(page).isVisible()).toBe(false)
  })

  test('of single categories in the preferences is kept and proved, and each later one too', async () => {
    const { page } = await visit('/zh/books/hero', undecided)
    await banner(page).locator('button[value=preferences]').click()
    await toggle(page, 'analytics')
    await dialog(page).locator('[data-role=save]').click()
    const first = await expectChoice(page, ['necessary', 'analytics'])
    await openPreferences(page)
    await dialog(page).locator('[data-role=necessary]').click()
    const second = await expectChoice(page, ['necessary'])
    expect(second).toBe(first)
    expect((await proofsOf(first)).map((proof) => proof.categories)).toEqual([
      ['necessary', 'analytics'],
      ['necessary'],
    ])
  })
})

describe('the preferences', () => {
  test('open from the footer, close at Escape and give the focus back', async () => {
    const { page, seen } = await visit('/en/books/hero')
    const link = preferencesLink(page)
    await link.focus()
    await page.keyboard.press('Enter')
    await shown(dialog(page))
    expect(await dialog(page).getAttribute('role')).toBe('dialog')
    await expect.poll(() => page.evaluate(() => document.activeElement!.closest('.pm') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/en/books/hero')
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('are told by the cookie policy where their script does not arrive', async () => {
    const { page } = await visit('/en/books/hero', {
      before: (page) => page.route('**/assets/consent-dialog-*.js', (route) => route.abort()),
    })
    await preferencesLink(page).click()
    await page.waitForURL('**/en/cookie-policy')
  })

  test('keep the focus inside while they are open', async () => {
    const { page } = await visit('/en/books/hero')
    await openPreferences(page)
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement!.closest('.pm') !== null)).toBe(true)
    }
  })

  test('do not let the necessary category be switched off', async () => {
    const { page } = await visit('/en/books/hero')
    await openPreferences(page)
    const necessary = dialog(page).locator('input[value=necessary]')
    expect([await necessary.isChecked(), await necessary.isDisabled()]).toEqual([true, true])
  })
})

describe('who has chosen is asked again', () => {
  test('after a new revision', async () => {
    const { page } = await visit('/en/books/hero', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await changeCookie(page, { revision: config.consent.revision - 1 })
    await page.reload()
    await shown(banner(page))
  })

  test('when the choice has expired', async () => {
    const { page } = await visit('/en/books/hero', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await changeCookie(page, {}, Date.now() / 1000 + 1)
    await expect.poll(() => page.context().cookies()).toEqual([])
    await page.reload()
    await shown(banner(page))
  })
})

describe('nothing optional is kept and nobody else is asked', () => {
  test.each([
    ['before a choice', undefined, []],
    ['after a refusal', 'necessary', ['cc_cookie']],
  ])('%s', async (_, role, cookies) => {
    const { page } = await visit('/en/books/hero', undecided)
    const foreign: string[] = []
    page.on('request', (request) => request.url().startsWith(inject('origin')) || foreign.push(request.url()))
    if (role) {
      await banner(page).locator(`button[value=${role}]`).click()
      await expect.poll(() => chosenCategories(page)).toEqual(['necessary'])
    }
    const news = ['/en/news', '/en/static/remix-rumble-patch-notes-1-5.html', '/en/rank/hero']
    for (const address of [...news, '/en/books/equip', '/en/chess/m10s16/TFT10_Annie', '/en/privacy-notice', '/en/']) {
      await page.goto(inject('origin') + address)
      await hydrate(page)
    }
    await page.goto(`${inject('origin')}/en/books/hero`)
    await hydrate(page)
    await chooseSeason(page, 'K.O. Coliseum')
    await chooseLanguage(page, 'th')
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies)
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ])
    // the cookie policy lists scroll positions as necessary
    expect(kept.filter((name) => !name?.startsWith('tsr-scroll-restoration'))).toEqual([])
    expect(foreign).toEqual([])
  })
})

describe('the language', () => {
  test('is remembered once personalization was accepted, and forgotten when that is withdrawn', async () => {
    const { page } = await visit('/en/books/hero', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await chooseLanguage(page, 'th')
    const kept = (await page.context().cookies()).find(({ name }) => name === 'lang')!
    expect(kept).toMatchObject({ value: 'th', sameSite: 'Lax', path: '/' })
    expect(Math.abs(kept.expires - Date.now() / 1000 - 182 * day)).toBeLessThan(day)
    await page.goto(`${inject('origin')}/`)
    expect(new URL(page.url()).pathname).toBe('/th/')

    await page.goto(`${inject('origin')}/th/books/hero`)
    await hydrate(page)
    await openPreferences(page)
    await dialog(page).locator('[data-role=necessary]').click()
    await expectChoice(page, ['necessary'])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cc_cookie'])
  })
})

describe('the season', () => {
  const linksTo = (page: Page, path: string) =>
    page
      .locator(`header a[href*="${path}"]`)
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href')!.replace(/.*\/en\//, '')))])

  test('is remembered once personalization was accepted, kept by links, and forgotten by the newest', async () => {
    const { page, seen } = await visit('/en/books/hero', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await chooseSeason(page, 'K.O. Coliseum')
    const kept = (await page.context().cookies()).find(({ name }) => name === 'season')!
    expect(kept).toMatchObject({ value: 'm15s16', sameSite: 'Lax', path: '/' })
    expect(Math.abs(kept.expires - Date.now() / 1000 - 182 * day)).toBeLessThan(day)

    await page.goto(`${inject('origin')}/en/news`)
    await hydrate(page)
    for (const path of ['rank/lineup', 'books/hero']) {
      await expect.poll(() => linksTo(page, path)).toEqual([`${path}?season=m15s16`]) // menus, header and bar
    }
    await page.goto(`${inject('origin')}/en/books/hero`)
    await hydrate(page)
    expect(await page.locator('[data-season-choice=m10s16]').first().getAttribute('aria-current')).not.toBeNull()
    await chooseSeason(page, 'Remix Rumble')
    await page.goto(`${inject('origin')}/en/news`)
    await hydrate(page)
    expect(await linksTo(page, 'books/hero')).toEqual(['books/hero'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('season')
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('is forgotten, by links at once, when personalization is withdrawn', async () => {
    const { page } = await visit('/en/books/hero', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await chooseSeason(page, 'K.O. Coliseum')
    await page.goto(`${inject('origin')}/en/news`)
    await hydrate(page)
    await expect.poll(() => linksTo(page, 'books/hero')).toEqual(['books/hero?season=m15s16'])
    await openPreferences(page)
    await dialog(page).locator('[data-role=necessary]').click()
    await expect.poll(() => linksTo(page, 'books/hero')).toEqual(['books/hero'])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('season')
  })

  test('of a removed season is not offered', async () => {
    const { page } = await visit('/en/news', undecided)
    await banner(page).locator('button[value=all]').click()
    await expectChoice(page, ['necessary', 'personalization', 'analytics'])
    await page.context().addCookies([{ name: 'season', value: 'm99s9', url: inject('origin') }])
    await page.reload()
    await hydrate(page)
    expect(await linksTo(page, 'books/hero')).toEqual(['books/hero'])
  })
})

/** Expects the categories in the cookie and the proof in the database; returns the id of the choice. */
async function expectChoice(page: Page, categories: string[]): Promise<string> {
  const choice = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie')
    return cookie && { cookie, ...JSON.parse(decodeURIComponent(cookie.value)) }
  }
  await expect.poll(async () => (await choice())?.categories).toEqual(categories)
  const { cookie, revision, consentId } = await choice()
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect(Math.abs(cookie.expires - Date.now() / 1000 - 182 * day)).toBeLessThan(day)
  expect(revision).toBe(config.consent.revision)
  const language = await page.evaluate(() => location.pathname.split('/')[1])
  await expect
    .poll(async () => (await proofsOf(consentId)).at(-1))
    .toMatchObject({ revision: config.consent.revision, categories, language })
  return consentId
}

async function proofsOf(id: string) {
  const { rows } = await database.query('select * from consent_proofs where consent_id = $1 order by given_at', [id])
  return rows
}

async function changeCookie(page: Page, change: object, expires?: number) {
  const [cookie] = await page.context().cookies()
  const value = { ...JSON.parse(decodeURIComponent(cookie!.value)), ...change }
  await page
    .context()
    .addCookies([{ ...cookie!, value: encodeURIComponent(JSON.stringify(value)), expires: expires ?? cookie!.expires }])
}

const toggle = (page: Page, category: string) => dialog(page).locator(`input[value=${category}]`).click()

async function chooseSeason(page: Page, title: string) {
  const choice = page.locator('[data-season-choice]:visible', { hasText: title })
  await choice.click()
  await choice.and(page.locator('[aria-current]')).waitFor()
}

async function chooseLanguage(page: Page, language: string) {
  await page.locator('header details[name]').nth(-2).locator('summary').click()
  await page.locator(`header a[hreflang=${language}]:visible`).click()
  await page.waitForURL(`**/${language}/**`)
}
