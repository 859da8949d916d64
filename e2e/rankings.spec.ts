import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { countMatches, matchLines } from './setup/data/matches.ts'
import { createEmptyDatabase, databaseUrlOf } from './setup/database/postgres.ts'
import { encore } from './setup/site/encore.ts'
import { removeDataFolder, startSite } from './setup/site/site.ts'

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
  await page.locator('main form button[type=submit]').click()
  expect(new URL(page.url()).searchParams.get('cost')).toBe('1')
  await page.waitForLoadState()
  const before = await names(page)
  expect(before.length).toBeGreaterThan(3)
  await page.locator('thead [data-metric=pickRate] a').click()
  await page.waitForLoadState()
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
  await page.locator('main form summary', { hasText: 'Top 4 rate' }).click()
  await page.locator('main nav a', { hasText: 'Pick rate' }).click()
  await expect.poll(shown).toEqual(['pickRate'])
})

test('what was not counted is said to be missing, and a filter without boards is not widened', async () => {
  const none = await visit('/en/rank/trait?season=m15s16&version=1.1')
  expect(await none.page.locator('main').textContent()).toContain('No games match this choice')
  await none.page.locator('main a', { hasText: 'Show all' }).click()
  await none.page.waitForSelector('tbody tr')
  const duos = await visit('/en/rank/equip?season=m15s16&mode=duos')
  expect(await duos.page.locator('main').textContent()).toContain('No games match this choice')
})

test('a new site shows made-up matches and says so, then how far a new set is, then what was played', async () => {
  const site = await startSite({ LOG_LEVEL: 'error', SAMPLE_MATCHES: '525' })
  try {
    const database = databaseUrlOf(site.dataFolder)
    const read = async () => (await fetch(`${site.origin}/en/rank/lineup?season=m15s16`)).text()
    await expect.poll(read, { timeout: 30_000 }).toContain('Demo data')
    expect(await read()).toContain('Star Guardian Jinx')
    await countMatches(database, matchLines(20))
    await expect.poll(read).toContain('160 of 800 games counted')
    expect(await read()).not.toContain('Demo data')
    await countMatches(database, matchLines(100))
    await expect.poll(read).toContain('<span>800 games</span>')
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
})

test('/rank leads to the lineups, and so does the address of no lineup', async () => {
  for (const path of ['/en/rank?season=m15s16', '/en/rank/lineupDetail/m15s16']) {
    const response = await fetch(inject('origin') + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/rank/lineup?season=m15s16'])
  }
  const unknown = await fetch(`${inject('origin')}/en/rank/lineupDetail/m15s16?lineupId=nothing`)
  expect(unknown.status).toBe(404)
})

test('lineups are chosen by what editors say of them, and lead to their figures in each bracket', async () => {
  const { page, seen } = await visit('/en/rank/lineup')
  const all = await page.locator('tbody tr').count()
  await page.locator('select[name=style]').selectOption('hardcore')
  await page.waitForURL(/style=hardcore/)
  await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(all)
  expect(await page.locator('main').textContent()).toMatch(/\d% of games were something else/)
  await page.goto(`${inject('origin')}/en/rank/lineup`)
  await page.locator('tbody th a').first().click()
  await page.waitForURL(/lineupDetail\/m10s16\?lineupId=/)
  await page.waitForSelector('dl')
  expect(await page.locator('main table tbody tr').count()).toBe(6)
  expect(await page.locator('main').textContent()).toContain('Final board')
  expect(seen.errors).toEqual([])
})

test('rows of too few games stand below a divider, without rank and bars', async () => {
  const { page } = await visit('/en/rank/hero', { ready: false, javaScriptEnabled: false })
  const sure = page.locator('tbody:not(:has(th[scope=rowgroup])) > tr')
  const sparse = page.locator('tbody:has(th[scope=rowgroup])')
  expect(await sparse.locator('th[scope=rowgroup]').textContent()).toBe('Fewer than 100 games')
  const barsOf = (rows: Locator) =>
    rows.evaluateAll((all) => all.map((each) => each.querySelectorAll('td > svg').length))
  expect(new Set(await barsOf(sure))).toEqual(new Set([3]))
  expect(new Set(await barsOf(sparse.locator('tr')))).toEqual(new Set([0]))
  expect(new Set(await sparse.locator('tr > td:first-child').allTextContents())).toEqual(new Set(['–']))
})

test('on a phone a row is about 64 px high, and its whole end opens it', async () => {
  const { page } = await visit('/en/rank/hero', phone)
  const heights = await page
    .locator('tbody:first-of-type > tr')
    .evaluateAll((all) => all.slice(0, 8).map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(70)
  const target = (await page.locator('tbody summary').first().boundingBox())!
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)
})

test('the heads of columns are 44 px high', async () => {
  const { page } = await visit('/en/rank/hero', { ready: false, javaScriptEnabled: false })
  const heads = await page
    .locator('thead a')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(...heads)).toBeGreaterThanOrEqual(44)
})

test('two thresholds of one trait differ in number and metal', async () => {
  const { page } = await visit('/en/rank/trait', { ready: false, javaScriptEnabled: false })
  const hexes = await page
    .locator('tbody a[href$="#Set10_TrueDamage"] [data-counted]')
    .evaluateAll((all) => all.map((hex) => `${hex.textContent} ${hex.getAttribute('data-style')}`))
  expect(hexes).toEqual(expect.arrayContaining(['4 silver', '6 gold']))
})

test('two champions are compared side by side, on a phone too, with what chance does not explain', async () => {
  const { page } = await visit('/en/rank/hero', { ...phone, ready: false, javaScriptEnabled: false })
  const ids = await page
    .locator('select[name=a] option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')!))
  await page.locator('select[name=a]').selectOption(ids[1]!)
  await page.locator('select[name=b]').selectOption(ids[2]!)
  await page.locator('main form button[type=submit]').click()
  const boxes = await Promise.all((await page.locator('main td ol').all()).map((plot) => plot.boundingBox()))
  expect(boxes).toHaveLength(2)
  expect(boxes[0]!.y).toBe(boxes[1]!.y)
  expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + boxes[0]!.width)
  expect(await page.locator('main thead th a').count()).toBe(2)
  expect(await page.locator('main').textContent()).toMatch(/Not just luck: \w|Too close to call\./)
})

test('what an open row shows follows the filters', async () => {
  const { page } = await visit('/en/rank/hero?a=TFT10_Ahri&b=TFT10_Akali')
  const stars = page.locator('main td section').first()
  await expect.poll(() => stars.count()).toBe(1)
  const before = await stars.textContent()
  await page.locator('select[name=bracket]').selectOption('gold-emerald')
  await page.waitForURL(/bracket=gold-emerald/)
  await expect.poll(() => page.locator('main td section').first().textContent()).not.toBe(before)
})

test("a champion's row opens its stars, items and partners, and so does its page without script", async () => {
  const { page, seen } = await visit('/en/rank/hero')
  await page.locator('tbody summary').first().click()
  const parts = page.locator('tbody details').first()
  await expect.poll(() => parts.textContent()).toContain('Best partners')
  expect(seen.errors).toEqual([])
  const plain = await visit('/en/rank/hero', { ready: false, javaScriptEnabled: false })
  await plain.page.locator('tbody summary').first().click()
  await plain.page.locator('tbody details a').first().click()
  await plain.page.waitForURL(/chess\/m10s16\/.*#stats/)
  expect(await plain.page.locator('#stats').textContent()).toContain('Best partners')
})

test('figures of fewer boards than say anything are grey, and the page says so', async () => {
  const champion = await visit('/en/chess/m10s16/TFT10_Ahri', { ready: false, javaScriptEnabled: false })
  const rows = await champion.page.locator('#stats li > span:last-child').evaluateAll((all) =>
    all.map((each) => ({
      boards: Number.parseInt(each.querySelector('small')!.textContent!.replace(',', ''), 10),
      isGrey: each.hasAttribute('data-sparse'),
    })),
  )
  expect(rows.some(({ isGrey }) => isGrey)).toBe(true)
  expect(rows.filter(({ boards, isGrey }) => isGrey !== boards < 100)).toEqual([])
  expect(await champion.page.locator('#stats').textContent()).toContain('Grey = under 100 games')
  await champion.page.goto(`${inject('origin')}/en/rank/lineup`)
  await champion.page.locator('tbody th a').first().click()
  await champion.page.waitForURL(/lineupDetail/)
  const brackets = await champion.page.locator('main table tbody tr').evaluateAll((all) =>
    all.map((each) => ({
      boards: Number(each.querySelector('td:last-child')!.textContent),
      isGrey: each.hasAttribute('data-sparse'),
    })),
  )
  expect(brackets.some(({ isGrey }) => isGrey)).toBe(true)
  expect(brackets.filter(({ boards, isGrey }) => isGrey !== (boards > 0 && boards < 100))).toEqual([])
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
  const database = { DATABASE_URL: await createEmptyDatabase(inject('databaseUrl')) }
  expect((await encore(`stats ingest ${plain}`, database)).complained).toContain('encore db migrate')
  await encore('db migrate', database)
  const first = await encore(`stats ingest ${plain} ${packed} --rejects ${rejects}`, database)
  expect(first.said).toContain('a.ndjson: 3 lines, counted 2, already counted 0, set aside 0, rejected 1')
  expect(first.said).toContain('b.ndjson.gz: 4 lines, counted 2, already counted 2, set aside 0, rejected 0')
  expect(readFileSync(rejects, 'utf8')).toBe('a.ndjson:2: is not JSON\nnonsense\n')
  writeFileSync(packed, gzipSync(matchLines(4, { seed: 9 }).join('\n')).subarray(0, -200))
  const torn = await encore(`stats ingest ${packed}`, database)
  expect([torn.code, torn.complained]).toEqual([
    1,
    `${packed} can't be read: unexpected end of file. Nothing of it was counted.\n`,
  ])
  const bare = matchLines(4, { seed: 10 }).map((line) => line.replaceAll(/"traits":\[[^\]]*\]/g, '"traits":[]'))
  writeFileSync(plain, [...bare, ...matchLines(6, { seed: 11 })].join('\n'))
  const incomplete = await encore(`stats ingest ${plain} --rejects ${rejects}2`, database)
  expect(incomplete.said).toContain('a.ndjson: 10 lines, counted 6, already counted 0, set aside 4, rejected 0 (see')
  expect(incomplete.said).toContain('Note: 4 matches (40.0 %) were set aside')
  const unwritable = await encore(`stats ingest ${plain} --rejects ${folder}`, database)
  expect([unwritable.code, unwritable.complained]).toEqual([
    1,
    expect.stringContaining(`${folder} can't be created: EEXIST`),
  ])
  const missing = await encore(`stats ingest ${folder}/none.ndjson`, database)
  expect([missing.code, missing.complained]).toEqual([1, `There is no ${folder}/none.ndjson.\n`])
})

test('the best players of Duos stand in the order of their points, under aliases, without script too', async () => {
  const { page, seen } = await visit('/en/rank/lineup')
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await page.waitForURL(/rank\/duos/)
  const { page: plain } = await visit('/en/rank/duos', { ready: false, javaScriptEnabled: false })
  for (const each of [page, plain]) {
    const rows = each.locator('tbody tr')
    await rows.first().waitFor()
    const points = (await rows.locator('td:nth-child(3)').allTextContents()).map((text) =>
      Number(text.replace('−', '-')),
    )
    expect(points.length).toBeGreaterThan(50)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    expect(await rows.first().locator('th').textContent()).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)
  }
  expect(seen.errors).toEqual([])
})

test('a season without matches of Duos says so', async () => {
  const { page } = await visit('/en/rank/duos?season=m15s16', { ready: false })
  expect(await page.locator('main').textContent()).toContain('No Duos matches yet')
})
