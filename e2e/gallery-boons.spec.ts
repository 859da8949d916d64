import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { root } from './setup/site/site.ts'

interface Augment {
  id: string
  tier: string
  kind: string
  rounds?: string[]
  traits?: string[]
}
interface Snack {
  id: string
  stages?: { min?: number; max?: number }
  champions?: Record<string, string[]>
}
const factsOf = <T>(file: string): T[] => JSON.parse(readFileSync(join(root, `game-data/m15s16/${file}.json`), 'utf8'))
const augments = factsOf<Augment>('augments')
const snax = factsOf<Snack>('snax')

const hex = '/en/books/hex?season=m15s16'
const goop = '/en/books/goop?season=m15s16'
const withoutScript = { ready: false, javaScriptEnabled: false }
const narrow = { ...phone, viewport: { width: 320, height: 640 } }

const count = async (page: Page) => Number(await page.locator('output').getAttribute('data-count'))
const idsOn = (page: Page) =>
  page.locator('main li[id]').evaluateAll((entries) => entries.map(({ id }) => id).toSorted())
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id).toSorted()
/** Values of the page's choices by name. */
const choicesOn = (page: Page) =>
  page
    .locator('main select')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((each) => [each.getAttribute('name'), (each as HTMLSelectElement).value])),
    )

describe('augments', () => {
  test.each([
    ['round=4-2', ({ rounds }: Augment) => rounds?.includes('4-2')],
    ['kind=economy', ({ kind }: Augment) => kind === 'economy'],
    ['trait=TFT15_Edgelord', ({ traits }: Augment) => traits?.includes('TFT15_Edgelord')],
    [
      'kind=items&round=3-2&tier=prismatic',
      ({ kind, rounds, tier }: Augment) => kind === 'items' && rounds?.includes('3-2') && tier === 'prismatic',
    ],
  ])('are filtered by %s in the address alone', async (filter, isWanted) => {
    const { page } = await visit(`${hex}&${filter}`, withoutScript)
    const wanted = augments.filter(isWanted)
    expect(wanted.length).toBeGreaterThan(2)
    expect(await idsOn(page)).toEqual(idsOf(wanted))
    expect(await count(page)).toBe(wanted.length)
    const { season: _, tier: __, ...chosen } = Object.fromEntries(new URLSearchParams(`season=m15s16&${filter}`))
    expect(await choicesOn(page)).toMatchObject(chosen)
  })

  test('are filtered by a form without script, which keeps the tier', async () => {
    const { page } = await visit(`${hex}&tier=gold`, withoutScript)
    await page.getByLabel('Round').selectOption('Round 4-2')
    await page.getByLabel('Kind').selectOption('Combat')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL((url) => url.searchParams.get('round') === '4-2')
    const wanted = augments.filter(
      ({ tier, kind, rounds }) => tier === 'gold' && kind === 'combat' && rounds?.includes('4-2'),
    )
    expect(await idsOn(page)).toEqual(idsOf(wanted))
  })

  test('are filtered on a phone in a sheet that counts first', async () => {
    const { page, seen } = await visit(`${hex}&kind=trait`, phone)
    await page.getByRole('button', { name: 'Filter · 1' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Trait').selectOption('Edgelord')
    await sheet.getByLabel('Round').selectOption('Round 4-2')
    await sheet.getByRole('button', { name: 'Show 2' }).click()
    await page.waitForURL('**/en/books/hex?kind=trait&round=4-2&season=m15s16&trait=TFT15_Edgelord')
    await expect
      .poll(() => idsOn(page))
      .toEqual(['TFT15_Augment_EdgelordCirclet', 'TFT15_Augment_Edgelord_GainTheEdge'])
    await page.getByRole('button', { name: 'Filter · 3' }).waitFor()
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('without a match name the filters whose removal helps', async () => {
    const { page } = await visit(`${hex}&trait=TFT15_Edgelord&tier=silver&round=2-1`)
    const silver = augments.filter(({ tier, rounds }) => tier === 'silver' && rounds?.includes('2-1'))
    const links = page.locator('main a', { hasText: /^(Without|Show all)/ })
    expect(await links.allTextContents()).toEqual([
      'Without “Tier”: 3',
      `Without “Trait”: ${silver.length}`,
      'Show all',
    ])
    await links.first().click()
    await page.waitForURL('**/en/books/hex?round=2-1&season=m15s16&trait=TFT15_Edgelord')
    await expect.poll(() => count(page)).toBe(3)
  })

  test('of a season whose rounds are unknown have no choice of one', async () => {
    const { page } = await visit('/en/books/hex?season=m10s16', withoutScript)
    expect(Object.keys(await choicesOn(page))).toEqual(['kind', 'trait'])
  })

  test('say what they are for, when they are offered and what they do', async () => {
    const { page } = await visit(hex, withoutScript)
    const card = page.locator('#TFT15_Augment_Edgelord_GainTheEdge')
    expect(await card.locator('p').allTextContents()).toEqual([
      'Traits · Rounds 2-1, 3-2, 4-2',
      expect.stringContaining('Get a Shen and a Xayah'),
    ])
    await card.getByRole('link', { name: 'Edgelord' }).click()
    await page.waitForURL('**/en/books/synergy?season=m15s16#TFT15_Edgelord')
  })
})

describe('power snax', () => {
  const takenBy = (champion: string) => (snack: Snack) =>
    Object.values(snack.champions ?? {}).some((ids) => ids.includes(champion))
  const isIn = (stage: number, { stages: { min = 1, max = 9 } = {} }: Snack) => min <= stage && stage <= max

  test.each([
    ['champion=TFT15_Jayce', takenBy('TFT15_Jayce')],
    ['stage=4', (snack: Snack) => isIn(4, snack)],
    ['champion=TFT15_Jayce&stage=2', (snack: Snack) => takenBy('TFT15_Jayce')(snack) && isIn(2, snack)],
  ])('are filtered by %s in the address alone', async (filter, isWanted) => {
    const { page } = await visit(`${goop}&${filter}`, withoutScript)
    expect(await idsOn(page)).toEqual(idsOf(snax.filter(isWanted)))
    expect(await choicesOn(page)).toMatchObject(Object.fromEntries(new URLSearchParams(filter)))
  })

  test('unfold their champions without script, each of which leads to its page', async () => {
    const { page } = await visit(goop, withoutScript)
    const card = page.locator('#TFT15_MechanicTrait_BloodFury')
    const champions = card.locator('a[data-card=champion]')
    expect(await champions.locator('visible=true').count()).toBe(0)
    await card.locator('summary', { hasText: 'Champions (12)' }).click()
    expect(await champions.locator('visible=true').count()).toBe(12)
    await card.getByRole('link', { name: 'Jayce' }).click()
    await page.waitForURL('**/en/chess/m15s16/TFT15_Jayce')
  })

  test('are filtered by champion on a phone', async () => {
    const { page } = await visit(goop, phone)
    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Champion').selectOption('Jayce')
    await sheet.getByLabel('Stage').selectOption('Stage 4')
    const wanted = snax.filter((snack) => takenBy('TFT15_Jayce')(snack) && isIn(4, snack))
    await sheet.getByRole('button', { name: `Show ${wanted.length}` }).click()
    await page.waitForURL('**/en/books/goop?champion=TFT15_Jayce&season=m15s16&stage=4')
    await expect.poll(() => idsOn(page)).toEqual(idsOf(wanted))
  })
})

test.each([
  ['hex', augments.length],
  ['goop', snax.length],
])('every card of %s says its effect whole, in Thai on a phone of 320 pixels', async (kind, total) => {
  const { page } = await visit(`/th/books/${kind}?season=m15s16`, narrow)
  const faults = await page.locator('main article').evaluateAll((cards) => {
    for (const card of cards) card.parentElement!.style.contentVisibility = 'visible'
    return cards.flatMap((card) => {
      const effect = card.querySelector(':scope > p')
      const isCut = [card, ...card.querySelectorAll('*')].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible',
      )
      const isWide = card.getBoundingClientRect().right > 320 || card.scrollWidth > card.clientWidth
      return /[\u0e00-\u0e7f]{2}/.test(effect?.textContent ?? '') && !isCut && !isWide ? [] : [card.textContent]
    })
  })
  expect(faults).toEqual([])
  expect(await page.locator('main article').count()).toBe(total)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
