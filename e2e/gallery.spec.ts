import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'
import { root } from './setup/site/site.ts'

interface Entry {
  id: string
  name: { en: string }
  cost: number
  category: string
  tier: string
  kind: string
  rounds?: string[]
  traits?: string[]
  offered?: false
}
const facts = (season: string, file: string): Entry[] => {
  const read: Entry[] = JSON.parse(readFileSync(join(root, `game-data/${season}/${file}.json`), 'utf8'))
  return read.filter(({ offered }) => offered !== false)
}
const entries = {
  hero: 'main [data-cost]',
  synergy: 'main li[id]',
  equip: 'main li[id]',
  hex: 'main section[data-tier] li',
  goop: 'main article',
}
const count = async (page: Page) => Number(await page.locator('output').getAttribute('data-count'))

test('a gallery page wakes up without errors, calls or violations', async () => {
  const { page, seen } = await visit('/en/books/hero')
  expect(await page.textContent('h1')).toBe('Champions')
  expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
})

describe.each(['m10s16', 'm15s16'])('the gallery of %s', (season) => {
  test.each([
    ['hero', 'champions', '', () => true],
    ['hero', 'champions', '&cost=4', ({ cost }: Entry) => cost === 4],
    ['synergy', 'traits', '', () => true],
    ['equip', 'items', '', () => true],
    ['equip', 'items', '&category=artifact', ({ category }: Entry) => category === 'artifact'],
    ['hex', 'augments', '', () => true],
    ['hex', 'augments', '&tier=prismatic', ({ tier }: Entry) => tier === 'prismatic'],
    ['hex', 'augments', '&kind=items', ({ kind }: Entry) => kind === 'items'],
  ] as const)('shows and counts all of %s (%s%s) by its address alone', async (kind, file, filter, isWanted) => {
    const { page } = await visit(`/en/books/${kind}?season=${season}${filter}`, {
      ready: false,
      javaScriptEnabled: false,
    })
    const wanted = facts(season, file).filter(isWanted).length
    expect(wanted).toBeGreaterThan(0)
    expect(await page.locator(entries[kind]).count()).toBe(wanted)
    expect(await page.locator('output').textContent()).toContain(String(wanted))
  })

  test('filters by a trait of its own', async () => {
    const trait = facts(season, 'traits')[3]!.id
    const { page } = await visit(`/en/books/hero?season=${season}`)
    await page.locator('select').selectOption(trait)
    await page.waitForURL(`**/en/books/hero?season=${season}&trait=${trait}`)
    const carriers = facts(season, 'champions').filter(({ traits }) => traits!.includes(trait))
    await expect.poll(() => count(page)).toBe(carriers.length)
    await page.reload()
    expect(await count(page)).toBe(carriers.length)
  })
})

test.each(Object.keys(entries))('unchecked figures of %s are said to be so', async (kind) => {
  const note = 'haven’t been checked against a second'
  const said = async (season: string) =>
    (await visit(`/en/books/${kind}?season=${season}`, { ready: false })).page.textContent('main')
  expect(await said('m15s16')).toContain(note)
  expect(await said('m10s16')).not.toContain(note)
})

test('power snax without a season are those of the first that has any', async () => {
  const { page } = await visit('/en/')
  await page.locator('header summary', { hasText: 'Gallery' }).first().click()
  await page.locator('header a[href="/en/books/goop"]').first().click()
  await page.locator(entries.goop).first().waitFor()
  expect(await count(page)).toBe(facts('m15s16', 'snax').length)
  expect(await page.locator('main header [aria-current]').textContent()).toBe('K.O. Coliseum')
})

test('the tab of a page is in view before any script, and the page at its top', async () => {
  const { page } = await visit('/en/books/goop', {
    ready: false,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  })
  const tab = page.getByRole('navigation', { name: 'Parts of the gallery' }).getByRole('link', { name: 'Power snax' })
  const { x, width, y } = (await tab.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(y).toBeGreaterThan(0)
  expect((await page.locator('header').first().boundingBox())!.y).toBe(0)
})

test('power snax are shown and counted, by name', async () => {
  const { page } = await visit('/en/books/goop?season=m15s16')
  expect(await page.locator(entries.goop).count()).toBe(facts('m15s16', 'snax').length)
  const names = await page.locator(`${entries.goop} :is(h2, h3)`).allTextContents()
  expect(names).toHaveLength(facts('m15s16', 'snax').length)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en'))) // ignoring case
})

describe('search', () => {
  test.each([
    ['en', '安妮', 'Annie'],
    ['th', '安妮', 'Annie'],
    ['zh', 'annie', '安妮'],
    ['en', 'kaisa', "Kai'Sa"],
    ['en', 'KAI SA', "Kai'Sa"],
    ['ms', 'k’sante', "K'Sante"],
    ['zh', 'Kai‘Sa', '卡莎'],
    ['en', 'KaiSa\u200b', "Kai'Sa"],
    ['th', 'Ｋａｉ′Ｓａ', "Kai'Sa"],
  ])('in %s finds %s', async (language, q, found) => {
    const { page, seen } = await visit(`/${language}/books/hero`)
    await page.locator('main input[type=search]').pressSequentially(q)
    await page.waitForURL((url) => url.searchParams.get('q') === q) // fewer letters may find the same
    await expect.poll(() => page.locator(entries.hero).allTextContents()).toEqual([expect.stringContaining(found)])
    expect(seen).toMatchObject({ errors: [], calls: [] })
  })

  test('finds what only another language calls so, in every part of the gallery', async () => {
    for (const [kind, q] of [
      ['synergy', '8比特'],
      ['synergy', '๘比特'],
      ['synergy', 'KDA'],
      ['synergy', 'K・DA'],
      ['equip', '暴风大剑'],
      ['hex', '刀下取金'],
    ] as const) {
      const { page } = await visit(`/en/books/${kind}?q=${q}`, { ready: false })
      expect(await page.locator(entries[kind]).count(), q).toBe(1)
    }
  })
})

describe('the season picker', () => {
  test('changes the season, keeps the wish for English names and drops the filters', async () => {
    const { page } = await visit('/zh/books/hero?cost=4&names=en&q=akali')
    const picker = page.locator('main header nav')
    await picker.locator('a').nth(1).click()
    await page.waitForURL('**/zh/books/hero?names=en&season=m15s16')
    await expect.poll(() => count(page)).toBe(facts('m15s16', 'champions').length)
    expect(await picker.locator('[aria-current]').textContent()).toBe('天下无双格斗大会')
    expect(await page.locator('main input[type=search]').inputValue()).toBe('')
  })
})

describe('where there is nothing', () => {
  test('the season without power snax names the one that has them', async () => {
    const { page } = await visit('/en/books/goop?season=m10s16')
    expect(await page.textContent('main')).toContain('Remix Rumble has no power snax')
    await page.locator('main a', { hasText: 'Power snax of K.O. Coliseum' }).click()
    await page.waitForURL('**/en/books/goop?season=m15s16')
    await page.locator(entries.goop).first().waitFor()
  })

  test.each(Object.keys(entries))('an unknown season of %s is named and the known ones are offered', async (kind) => {
    const { page } = await visit(`/en/books/${kind}?season=m99s99`, { ready: false, javaScriptEnabled: false })
    expect(await page.textContent('main')).toContain('There’s no season “m99s99”')
    await page.locator('main header a', { hasText: 'K.O. Coliseum' }).click()
    expect(new URL(page.url()).search).toBe('?season=m15s16')
  })

  test('a search without a match says so and leads back to everything', async () => {
    const { page } = await visit('/en/books/equip?season=m15s16&q=nothing+like+it')
    expect(await page.textContent('main')).toContain('No results for “nothing like it”')
    await page.locator('main a', { hasText: 'Show all' }).click()
    await page.waitForURL('**/en/books/equip?season=m15s16')
    await expect.poll(() => count(page)).toBe(facts('m15s16', 'items').length)
    expect(await page.locator('main input[type=search]').inputValue()).toBe('')
  })
})

describe('names', () => {
  test.each([
    ['zh', 'synergy', 'main h2', '8比特', '8-bit'],
    ['zh', 'hex', 'main h3', '卓尔不群 II', 'Built Different II'],
  ])('can be switched to English and back in %s', async (language, kind, heading, own, english) => {
    const { page } = await visit(`/${language}/books/${kind}`)
    const named = (name: string) => page.locator(heading).getByText(name, { exact: true })
    const switchLink = page.locator('main > p a').first()
    expect([await named(own).count(), await named(english).count()]).toEqual([1, 0])
    await switchLink.click()
    await page.waitForURL(`**/books/${kind}?names=en`)
    await named(english).waitFor()
    expect(await named(english).getAttribute('lang')).toBe('en')
    await switchLink.click()
    await named(own).waitFor()
    expect(await named(english).count()).toBe(0)
  })

  test.each(['th', 'ms'])('in %s they are English as in the game, marked and without a choice', async (language) => {
    const { page } = await visit(`/${language}/books/hero`, { ready: false, javaScriptEnabled: false })
    const names = page.locator(`${entries.hero} [lang=en]`)
    expect(await names.count()).toBe(facts('m10s16', 'champions').length)
    expect(await page.locator('main a[href*="names=en"]').count()).toBe(0)
  })

  test('stay English from the list to a champion, to its trait and to another champion', async () => {
    const { page } = await visit('/zh/books/hero?names=en')
    await page.locator('main a[href*=TFT10_Annie]').click()
    await page.waitForURL('**/zh/chess/m10s16/TFT10_Annie?names=en')
    await expect.poll(() => page.textContent('h1')).toBe('Annie')
    await page.locator('main header a', { hasText: 'Spellweaver' }).click()
    await page.getByRole('dialog', { name: 'Spellweaver' }).locator('[data-onward]').click()
    await page.waitForURL('**/zh/books/synergy?names=en&season=m10s16#Set10_Spellweaver')
    await page.locator('#Set10_Spellweaver a[href*=TFT10_Sona]').click()
    await page.getByRole('dialog', { name: 'Sona' }).locator('[data-onward]').click()
    await page.waitForURL('**/zh/chess/m10s16/TFT10_Sona?names=en')
    // the address changes before the page, and the page before has such a link
    await expect.poll(() => page.textContent('h1')).toBe('Sona')
    await page.locator('main > p a', { hasText: '显示中文名称' }).click()
    await page.waitForURL('**/zh/chess/m10s16/TFT10_Sona')
    await expect.poll(() => page.textContent('h1')).toBe('娑娜')
  })

  test('of items keep the wish for English, too', async () => {
    const { page } = await visit('/zh/books/equip?names=en', { ready: false })
    const links = page.locator('main table a')
    expect(await links.first().getAttribute('href')).toContain('?names=en&season=m10s16#')
    expect(await links.first().getAttribute('lang')).toBe('en')
  })

  test('in Malay are marked as English where they are plain words', async () => {
    const { page } = await visit('/ms/books/hero', { ready: false })
    expect(await page.locator('option:not([lang=en])').count()).toBe(1)
    await page.goto(`${inject('origin')}/ms/books/equip`)
    expect(await page.locator('main table a:not([lang=en])').count()).toBe(0)
  })

  test('where a language lacks one it is English and marked', async () => {
    const { page } = await visit('/th/books/synergy', { ready: false, javaScriptEnabled: false })
    expect(await page.locator('#Set10_8Bit h2 [lang=en]').textContent()).toBe('8-bit')
  })
})

test.each(['/books/hero', '/books/synergy', '/books/equip'])(
  '%s shows how entries did, and of which boards',
  async (path) => {
    const { page } = await visit(`/en${path}`)
    expect(await page.locator('main').textContent()).toMatch(
      /Top 4 rate and average place: [\d,]+ games on version 14\.5/,
    )
    const lines = page.locator('main p', { hasText: /^Top 4 [\d.]+% Avg \d\.\d\d$/ })
    expect(await lines.count()).toBeGreaterThan(10)
  },
)
