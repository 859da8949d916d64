import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { readGameData } from '#src/game/server/season-files.ts'
import { lettersOf } from '#src/ui/letters.ts'
import { findBrokenWords } from './setup/browser/broken-words.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { seenText } from './setup/browser/seen-text.ts'
import { root } from './setup/site/site.ts'

const plain = { ready: false, javaScriptEnabled: false }

describe('a champion', () => {
  test('shows cost, skill and stats at one, two and three stars', async () => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Annie', plain)
    expect(await page.locator('main > header').textContent()).toContain('1 gold Common')
    expect(await page.locator('main article h2').first().textContent()).toBe('Disintegrate')
    expect(await page.locator('main dl:not(#stats *) > div').allTextContents()).toEqual([
      'Health450 / 810 / 1458',
      'Armor20',
      'Magic resistance20',
      'Attack power40 / 60 / 90',
      'Attack speed0.65',
      'Attack range5',
      'Critical chance25%',
    ])
  })

  test('begins with items and lineups, then skill, traits, positioning, stats and partners', async () => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Ahri', { ...plain, ...phone })
    const heads = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((all) => all.map((each) => [each.textContent!, each.getBoundingClientRect().top] as const))
    const order = ['Best items', 'Lineups with Ahri', 'POP/STAR', 'Traits', 'Positioning', 'Stats', 'Best partners']
    const tops = order.map((title) => heads.find(([text]) => text.startsWith(title))![1])
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(await page.locator('#items li').first().textContent()).not.toBe('')
  })

  test('has the editors’ items while games are few, and says so', async () => {
    const { page } = await visit('/en/chess/m15s16/TFT15_Jinx', plain)
    const items = page.locator('#items')
    expect(await items.textContent()).toContain('Editor’s picks')
    expect(await items.locator('li img, li svg').count()).toBeGreaterThan(2)
  })

  test.each([
    ['en', 'Skill damage', 'Nerfed'],
    ['zh', '技能伤害', '削弱'],
  ])('names what patches changed of it (%s)', async (language, what, nerfed) => {
    const { page } = await visit(`/${language}/chess/m10s16/TFT10_Vex`, plain)
    const patches = page.locator('#patches')
    expect(await patches.locator('ul li').first().textContent()).toBe(`${what}270 / 405 / 650 → 255 / 380 / 610 ▼`)
    expect(await patches.getByRole('img').first().getAttribute('aria-label')).toBe(nerfed)
    expect(await patches.locator('a').first().getAttribute('href')).toMatch(/remix-rumble-patch-notes-1-5\.html$/)
    await page.goto(`${inject('origin')}/${language}/chess/m10s16/TFT10_Ekko`)
    expect(await page.locator('#patches').count()).toBe(0)
  })

  test('has no bar for its attack range, nor for a stat that all share', async () => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Ahri', plain)
    const rows = page.locator('main dl:not(#stats *) > div')
    const bars = await rows.evaluateAll((all) =>
      all.filter((row) => row.querySelector('dd > svg')).map((row) => row.querySelector('dt')!.textContent),
    )
    expect(bars).toEqual(['Health', 'Armor', 'Magic resistance', 'Attack power', 'Attack speed'])
  })

  test('leads to its neighbours and back', async () => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Corki')
    await page.locator('[rel=prev]').click()
    await expect.poll(() => page.textContent('h1')).toBe('Annie')
    expect(await page.locator('[rel=prev]').count()).toBe(0)
    await page.locator('[rel=next]').click()
    await expect.poll(() => page.textContent('h1')).toBe('Corki')
  })

  test('is found whatever the case of its id', async () => {
    const { page } = await visit('/en/chess/m15s16/tft15_leesin', plain)
    expect(await page.textContent('h1')).toBe('Lee Sin')
  })

  test('that the shop does not sell says so, and one that it sells does not', async () => {
    const said = async (id: string) => (await visit(`/en/chess/m15s16/${id}`, plain)).page.textContent('main')
    expect(await said('TFT15_Ekko')).toContain('Not sold in the shop')
    expect(await said('TFT15_LeeSin')).not.toContain('Not sold in the shop')
  })

  test('of a season with a single source says that its numbers are unchecked', async () => {
    const note = 'haven’t been checked against a second'
    expect(await (await visit('/en/chess/m15s16/TFT15_LeeSin', plain)).page.textContent('main')).toContain(note)
    expect(await (await visit('/en/chess/m10s16/TFT10_Annie', plain)).page.textContent('main')).not.toContain(note)
  })

  test('has its traits below their heading, and every step to it told to search engines', async () => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Annie', plain)
    expect(await page.locator('main section:not(#items, #items *, #stats, #stats *) h3').allTextContents()).toEqual([
      'Emo',
      'Spellweaver',
    ])
    const steps = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!).itemListElement
    const paths = steps.map(({ item }: { item: string }) => item.slice(inject('origin').length))
    expect(paths).toEqual(['/en/books/hero', '/en/books/hero?season=m10s16', '/en/chess/m10s16/TFT10_Annie'])
  })
})

describe('links lead from one thing to the next with the place in view', () => {
  test.each([
    ['desktop', {}],
    ['phone', phone],
  ])('from a champion to its trait and to another member on a %s', async (_, device) => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Annie', device)
    await page.locator('main header a', { hasText: 'Spellweaver' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'See it in the gallery' }).click()
    await page.waitForURL('**/en/books/synergy?season=m10s16#Set10_Spellweaver')
    await expectInView(page.locator('#Set10_Spellweaver[data-target]'), page)
    await page.locator('#Set10_Spellweaver a[href$=TFT10_Sona]').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Go to the champion’s page' }).click()
    await expect.poll(() => page.textContent('h1')).toBe('Sona')
  })

  test.each([
    ['desktop', {}],
    ['phone', phone],
  ])('from the recipe grid by its card to the item and from there to its parts on a %s', async (_, device) => {
    const { page } = await visit('/en/books/equip', device)
    const grid = page.locator('main table')
    const made = grid.locator('tbody tr').nth(4).locator('td').nth(5).locator('a')
    const name = await made.getAttribute('aria-label')
    await made.click()
    await page.getByRole('dialog').getByRole('link', { name: 'See it in the gallery' }).click()
    await page.waitForURL('**/en/books/equip?season=m10s16#*')
    const card = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)
    await expectInView(card, page)
    expect(await page.locator('[data-target]').count()).toBe(1)
    expect(await card.locator('h3').textContent()).toBe(name)
    const parts = await card.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    const head = grid.locator('thead th').nth(5).locator('a')
    const side = grid.locator('tbody tr').nth(4).locator('th a')
    expect(parts.sort()).toEqual([await head.getAttribute('aria-label'), await side.getAttribute('aria-label')].sort())
  })

  test('from outside to an item far down the page', async () => {
    const { page } = await visit('/en/books/equip?season=m15s16#TFT4_Item_OrnnDeathsDefiance')
    await expectInView(page.locator('#TFT4_Item_OrnnDeathsDefiance[data-target]'), page)
  })
})

test('the recipe grid is the same on both sides of its diagonal', async () => {
  const { page } = await visit('/en/books/equip', plain)
  const rows = await page
    .locator('main tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('a')?.ariaLabel)),
    )
  expect(rows.length).toBeGreaterThan(7)
  for (const [y, row] of rows.entries()) {
    expect(row).toHaveLength(rows.length)
    for (const [x, name] of row.entries()) expect(name).toBe(rows[x]![y])
  }
})

/** Waits until the top of an element is in view, below the header. */
async function expectInView(element: Locator, page: Page) {
  const header = (await page.locator('#root > header').boundingBox())!.height
  const top = async () => (await element.boundingBox())!.y
  await expect.poll(top).toBeGreaterThanOrEqual(header)
  await expect.poll(top).toBeLessThan(page.viewportSize()!.height)
}

test.each([
  ['/en/chess/m10s16/TFT10_Illaoi', '/act/m10s16/1624x750/TFT10_Illaoi.jpg'],
  ['/en/champion-page?heroId=TFT10_Sona', '/act/m10s16/1624x750/TFT10_Sona.jpg'],
  ['/zh/books/hero?season=m15s16', '/act/m15s16/1624x750/TFT15_Braum.jpg'],
  ['/en/books/equip', '/act/m10s16/1624x750/TFT10_Kayn.jpg'],
  ['/en/', '/act/m10s16/1200x630/home.jpg'],
])('the card of %s for social networks shows %s', async (page, picture) => {
  const html = await (await fetch(inject('origin') + page)).text()
  expect(html).toContain(`<meta property="og:image" content="${inject('origin')}${picture}"/>`)
  const answer = await fetch(inject('origin') + picture)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

describe('the page of new champions', () => {
  const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

  test('begins with the first of them and leads to every champion of the season', async () => {
    const { page, seen } = await visit('/en/champion-page')
    expect(await page.textContent('h1')).toBe('Illaoi')
    expect(await canonical(page)).toBe(`${inject('origin')}/en/champion-page`)
    expect(await page.locator('nav[aria-label="New champions"] a').count()).toBe(3)
    const others = page.locator('nav[aria-label="All other champions"] a')
    expect(await others.count()).toBe(57)
    expect((await others.allTextContents()).filter((name) => name === '')).toEqual([])
    expect(await others.locator('.visually-hidden').count()).toBe(0)
    await page.getByRole('link', { name: 'Jhin' }).first().click()
    await page.locator('h1', { hasText: 'Jhin' }).waitFor()
    expect(page.url()).toBe(`${inject('origin')}/en/champion-page?heroId=TFT10_Jhin`)
    expect(await page.locator('a[aria-current]', { hasText: 'Jhin' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Annie' }).click()
    await page.locator('h1', { hasText: 'Annie' }).waitFor()
    expect(await canonical(page)).toBe(`${inject('origin')}/en/chess/m10s16/TFT10_Annie`)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test.each(['nobody', '%00', 'x'.repeat(500)])('without JavaScript, and for the unknown id %s, too', async (id) => {
    const { page } = await visit(`/en/champion-page?heroId=${id}`, plain)
    expect(await page.textContent('h1')).toBe('Illaoi')
    await page.locator('a[rel=next]').click()
    expect(await page.textContent('h1')).toBe('Jhin')
  })

  test('tells where a champion stands by its attack range', async () => {
    const { page } = await visit('/en/champion-page?heroId=TFT10_Jhin', plain)
    expect(await page.textContent('main')).toMatch(/Back line, range \d: /)
    await page.goto(`${inject('origin')}/en/champion-page?heroId=TFT10_Illaoi`)
    expect(await page.textContent('main')).toMatch(/Front line, range [12]: /)
  })

  test.each([
    ['en', 'Attack specialist'],
    ['zh', '物理专家'],
    ['th', 'สเปเชียลลิสต์สายกายภาพ'],
    ['ms', 'Pakar serangan'],
  ])('names its role where the facts tell it (%s)', async (language, role) => {
    const { page } = await visit(`/${language}/chess/m15s16/TFT15_Jhin`, plain)
    expect(await seenText(page, 'main')).toContain(role)
  })

  test('passes its address on', async () => {
    const { page } = await visit('/en/champion-page?heroId=TFT10_Sona', {
      permissions: ['clipboard-write', 'clipboard-read'],
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test.each((['en', 'zh', 'th'] as const).flatMap((language) => [320, 1440].map((width) => [language, width] as const)))(
  'in %s the name of no champion breaks or leaves its room at %i pixels',
  async (language, width) => {
    const { page } = await visit(`/${language}/chess/m10s16/TFT10_Annie`, {
      ...plain,
      viewport: { width, height: 800 },
    })
    const champions = [...readGameData(root).seasons.values()].flatMap((season) => season.champions)
    const names = new Set(champions.map(({ name }) => name[language] ?? name.en))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const entries = [...names].map((name) => ({ name, letters: String(lettersOf(name)) }))
    expect(await page.evaluate(`(${tryNames})(${JSON.stringify(entries)}, ${findBrokenWords})`)).toEqual([])
  },
)

/** In the page: names that break or are too wide as its heading. */
function tryNames(entries: { name: string; letters: string }[], find: typeof findBrokenWords): string[] {
  const heading = document.querySelector('h1')!
  return entries.flatMap(({ name, letters }) => {
    heading.textContent = name
    heading.dataset.letters = letters
    const isCut = heading.scrollWidth > heading.clientWidth
    return [...find(heading), ...(isCut ? [`${name} is too wide`] : [])]
  })
}
