import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser.ts'
import { encore } from './setup/encore.ts'
import { countMatches, matchLines } from './setup/matches.ts'
import { createDatabase, databaseUrlOf } from './setup/postgres.ts'
import { removeDataFolder, startSite } from './setup/site.ts'

const ranking = '/en/rank/hero?season=m15s16&min=30'
const figures = (page: Page, metric: string) =>
  page
    .locator(`tbody [data-metric=${metric}] b`)
    .evaluateAll((all) => all.map((each) => Number.parseFloat(each.textContent!)))
const names = (page: Page) =>
  page.locator('tbody th a').evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
const best = (given: number[]) => given.toSorted((a, b) => b - a)

test('rows are sorted by the column that is chosen, and the other way round by choosing it again', async () => {
  const { page, seen } = await visit(ranking)
  expect(await figures(page, 'top4Rate')).toEqual(best(await figures(page, 'top4Rate')))
  await page.locator('thead [data-metric=averagePlace] a').click()
  await page.waitForURL(/sort=averagePlace/)
  await page.waitForSelector('thead [data-metric=averagePlace][aria-sort=ascending]')
  await expect.poll(() => figures(page, 'averagePlace')).toEqual(best(await figures(page, 'averagePlace')).reverse())
  await page.locator('thead [data-metric=averagePlace] a').click()
  await page.waitForURL(/sort=-averagePlace/)
  await expect.poll(() => figures(page, 'averagePlace')).toEqual(best(await figures(page, 'averagePlace')))
  expect(seen.errors).toEqual([])
})

test('a rank, a cost and a name choose what is shown, and stand in the address', async () => {
  const { page } = await visit(ranking)
  const all = await page.locator('tbody tr').count()
  await page.locator('select[name=cost]').selectOption('5')
  await page.waitForURL(/cost=5/)
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(all)
  await page.locator('select[name=bracket]').selectOption('master-plus')
  await page.waitForURL(/bracket=master-plus/)
  await expect.poll(() => page.locator('header p span').last().textContent()).not.toContain('960')
  await page.reload()
  expect(await page.locator('select[name=bracket]').inputValue()).toBe('master-plus')
})

test('without script, filters are sent and columns are links', async () => {
  const { page } = await visit(ranking, { ready: false, javaScriptEnabled: false })
  await page.locator('select[name=cost]').selectOption('1')
  await page.locator('form button[type=submit]').click()
  expect(new URL(page.url()).searchParams.get('cost')).toBe('1')
  const before = await names(page)
  expect(before.length).toBeGreaterThan(3)
  await page.locator('thead [data-metric=pickRate] a').click()
  expect(await figures(page, 'pickRate')).toEqual(best(await figures(page, 'pickRate')))
  expect((await names(page)).toSorted()).toEqual(before.toSorted())
})

test('a row opens its boards by place, and leads to its champion', async () => {
  const { page } = await visit(ranking)
  const plot = page.locator('tbody details ol').first()
  expect(await plot.isVisible()).toBe(false)
  await page.locator('tbody summary').first().click()
  expect(await plot.isVisible()).toBe(true)
  expect(await plot.locator('li').count()).toBe(8)
  const [first] = await names(page)
  await page.locator('tbody th a').first().click()
  await page.waitForURL(`**${first}`)
})

test('on a phone one figure is shown at a time', async () => {
  const { page } = await visit(ranking, phone)
  const shown = () =>
    page
      .locator('tbody tr')
      .first()
      .locator('[data-metric]:visible')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-metric')))
  expect(await shown()).toEqual(['top4Rate'])
  await page.locator('main nav a', { hasText: 'Pick rate' }).click()
  await expect.poll(shown).toEqual(['pickRate'])
})

test('a season whose matches are not counted yet says so, and a filter without boards is not widened', async () => {
  const empty = await visit('/en/rank/equip')
  expect(await empty.page.locator('main').textContent()).toContain('New-set data is being calculated')
  const none = await visit('/en/rank/trait?season=m15s16&version=1.1')
  expect(await none.page.locator('main').textContent()).toContain('No boards match this choice')
  await none.page.locator('main a', { hasText: 'Show all' }).click()
  await none.page.waitForSelector('tbody tr')
})

test('a page that was kept shows what was counted since', async () => {
  const site = await startSite({ LOG_LEVEL: 'error' })
  try {
    const database = databaseUrlOf(site.dataFolder)
    const read = async () => (await fetch(`${site.origin}/en/rank/hero?season=m15s16`)).text()
    expect(await read()).toContain('New-set data is being calculated')
    await countMatches(database, matchLines(20))
    await expect.poll(read).toContain('160 boards')
    await countMatches(database, matchLines(40))
    await expect.poll(read).toContain('320 boards')
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
})

test('/rank leads to the champions', async () => {
  const response = await fetch(`${inject('origin')}/en/rank?season=m15s16`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/rank/hero?season=m15s16'])
})

test('the command counts plain and packed files, once each, and keeps what it can not count with number and reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-matches-'))
  const [plain, packed, rejects] = ['a.ndjson', 'b.ndjson.gz', 'rejects.txt'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const lines = matchLines(4, { seed: 8 })
  writeFileSync(plain, `${lines[0]}\nnonsense\n${lines[1]}\n`)
  writeFileSync(packed, gzipSync(lines.join('\n')))
  const database = { DATABASE_URL: await createDatabase(inject('databaseUrl')) }
  expect((await encore(`stats ingest ${plain}`, database)).complained).toContain('encore db migrate')
  await encore('db migrate', database)
  const first = await encore(`stats ingest ${plain} ${packed} --rejects ${rejects}`, database)
  expect(first.said).toContain('a.ndjson: 3 lines, counted 2, counted before 0, rejected 1')
  expect(first.said).toContain('b.ndjson.gz: 4 lines, counted 2, counted before 2, rejected 0')
  expect(readFileSync(rejects, 'utf8')).toBe('a.ndjson:2: is not JSON\nnonsense\n')
  writeFileSync(packed, gzipSync(matchLines(4, { seed: 9 }).join('\n')).subarray(0, -200))
  const torn = await encore(`stats ingest ${packed}`, database)
  expect([torn.code, torn.complained]).toEqual([
    1,
    `${packed} can't be read to its end: unexpected end of file. What was counted stays; run it again with the whole file.\n`,
  ])
  const unwritable = await encore(`stats ingest ${plain} --rejects ${folder}`, database)
  expect([unwritable.code, unwritable.complained]).toEqual([
    1,
    expect.stringContaining(`${folder} can't be made: EEXIST`),
  ])
  const missing = await encore(`stats ingest ${folder}/none.ndjson`, database)
  expect([missing.code, missing.complained]).toEqual([1, `There is no ${folder}/none.ndjson.\n`])
})
