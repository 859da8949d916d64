import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './setup/browser/axe.ts'
import { desktop, gameBrowser, phone, visit } from './setup/browser/browser.ts'

const lineup = '/en/lineupDetail/m10s16/kda-ahri'
const card = (page: Page) => page.locator('dialog[open]')
const linkOf = (page: Page, kind: string) => page.locator(`main a[data-card=${kind}]:visible`).first()

/** A subject of each kind on the lineup's page, a sentence of its card, and the address it leads to. */
const kinds = [
  ['champion', 'Evelynn', 'Lashes the target', '/en/chess/m10s16/TFT10_Evelynn'],
  ['trait', 'K/DA', 'Allies on lighted hexes', '/en/books/synergy?season=m10s16#Set10_KDA'],
  ['item', 'Blue Buff', 'Made from', '/en/books/equip?season=m10s16#TFT_Item_BlueBuff'],
  ['augment', 'Harmacist I', 'Silver augment', '/en/books/hex?season=m10s16#TFT9_Augment_Harmacist1'],
] as const

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('on the page of a lineup on a %s', (_, device) => {
  test.each(kinds)('a press of a link of kind %s opens its card in place', async (kind, name, text, address) => {
    const { page, seen } = await visit(lineup, device)
    const link = linkOf(page, kind)
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    const opened = page.getByRole('dialog', { name, exact: true })
    await opened.getByText(text).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect(await opened.locator('a[data-onward]').evaluate((each) => each === document.activeElement)).toBe(true)

    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)

    await link.click()
    await opened.getByRole('link', { name: /^(See it in the gallery|Go to the champion’s page)$/ }).click()
    await page.waitForURL((url) => url.href.includes(address))
    expect(await card(page).count()).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })
})

describe('a card', () => {
  test.each(kinds)('of kind %s is accessible', async (kind, _, text) => {
    const { page } = await visit(lineup, { ...phone, bypassCSP: true })
    await linkOf(page, kind).click()
    await card(page).getByText(text).waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('stands beside its link, whose second press leads on', async () => {
    const { page } = await visit(lineup, desktop)
    const link = linkOf(page, 'champion')
    await link.click()
    await card(page).getByText('Lashes the target').waitFor()
    const [one, other] = [await boxOf(link), await boxOf(card(page))]
    expect(one.y >= other.y + other.height || one.y + one.height <= other.y).toBe(true)
    expect(Math.abs(one.x - other.x)).toBeLessThan(400)
    await page.mouse.click(one.x + one.width / 2, one.y + one.height / 2)
    await page.waitForURL('**/en/chess/m10s16/TFT10_Evelynn')
  })

  test('closes on a press beside it, and stays in the width of a narrow phone', async () => {
    const { page } = await visit(lineup, { ...phone, viewport: { width: 320, height: 640 } })
    await linkOf(page, 'trait').click()
    await card(page).getByText('Allies on lighted').waitFor()
    const edges = async () => {
      const { x, width, y, height } = await boxOf(card(page))
      return [x, width, y + height]
    }
    await expect.poll(edges).toEqual([0, 320, 640]) // at the end of its motion
    expect(await card(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    await page.mouse.click(160, (await boxOf(card(page))).y - 10)
    await card(page).waitFor({ state: 'detached' })
  })

  test('gives way to the card of a link in it, and the focus goes back to the page', async () => {
    const { page } = await visit('/en/books/equip', phone)
    const item = page.locator('main table td a[data-id=TFT_Item_BlueBuff]').first()
    await item.click()
    await card(page).locator('a[data-card=item]').first().click()
    await page.getByRole('dialog', { name: 'Tear of the Goddess' }).getByText('Builds into').waitFor()
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await item.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  test('says that it could not be loaded, and tries again', async () => {
    const { page } = await visit(lineup)
    await page.route('**/api/gallery/items', (route) => route.abort(), { times: 1 })
    await linkOf(page, 'item').click()
    await card(page).getByRole('alert').waitFor()
    await card(page).getByRole('button', { name: 'Try again' }).click()
    await card(page).getByText('Made from').waitFor()
  })

  test('says that the season lacks what is unknown', async () => {
    const { page } = await visit(lineup)
    const link = linkOf(page, 'item')
    await link.evaluate((each) => each.setAttribute('data-id', 'TFT_Item_None'))
    await link.click()
    await card(page).getByText('This one isn’t in the season.').waitFor()
  })

  test('of an augment says its effect, kind, rounds and traits', async () => {
    const { page } = await visit(lineup)
    await openAs(page, { card: 'augment', season: 'm15s16', id: 'TFT15_Augment_Edgelord_GainTheEdge' })
    const opened = page.getByRole('dialog', { name: 'Gain The Edge' })
    await opened.getByText('Get a Shen and a Xayah').waitFor()
    await opened.getByText('Traits · Rounds 2-1, 3-2, 4-2').waitFor()
    await opened.getByRole('link', { name: 'Edgelord' }).click()
    await page.getByRole('dialog', { name: 'Edgelord' }).locator('[data-onward]').click()
    await page.waitForURL('**/en/books/synergy?season=m15s16#TFT15_Edgelord')
  })

  test('of a power snack says its effect, when it is offered and to which champions', async () => {
    const { page } = await visit(lineup)
    await openAs(page, { card: 'snack', season: 'm15s16', id: 'TFT15_MechanicTrait_BloodFury' })
    const opened = page.getByRole('dialog', { name: 'Hungry Hero' })
    await opened.getByText('Stage 4 only · From level 3 · At 75 player health or more').waitFor()
    await opened.locator('summary', { hasText: 'Champions (12)' }).click()
    await expect.poll(() => opened.locator('a[data-card=champion]:visible').count()).toBe(12)
    await opened.locator('[data-onward]').click()
    await page.waitForURL('**/en/books/goop?season=m15s16#TFT15_MechanicTrait_BloodFury')
    await page.locator('#TFT15_MechanicTrait_BloodFury[data-target]').waitFor()
  })

  test('closes when the page changes', async () => {
    const { page } = await visit('/en/lineup')
    await page.locator('main h2 a').first().click()
    await page.waitForURL('**/lineupDetail/**')
    await linkOf(page, 'champion').click()
    await card(page).waitFor()
    await page.goBack()
    await page.waitForURL('**/en/lineup')
    await card(page).waitFor({ state: 'detached' })
  })

  test('opens in the game, and leads on', async () => {
    const { page } = await visit(lineup, gameBrowser)
    await linkOf(page, 'champion').click()
    await card(page).getByRole('link', { name: 'Go to the champion’s page' }).click()
    await page.waitForURL(/chess\/m10s16\//)
  })
})

describe('a link with a card', () => {
  test('opens a tab with the control key', async () => {
    const { page } = await visit(lineup, desktop)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      linkOf(page, 'champion').click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/en/chess/m10s16/TFT10_Evelynn')
    expect(await card(page).count()).toBe(0)
  })

  test.each(kinds)('of kind %s leads on without script', async (kind, _, __, address) => {
    const { page } = await visit(lineup, { ...phone, ready: false, javaScriptEnabled: false })
    await linkOf(page, kind).click()
    await page.waitForURL((url) => url.href.includes(address))
    const { hash } = new URL(page.url())
    if (hash) expect(await page.locator(hash).count()).toBe(1)
  })

  test('leads on where the script of cards cannot be loaded', async () => {
    const { page } = await visit(lineup, {
      ...desktop,
      before: (each) => each.route('**/*CardDialog*', (route) => route.abort()),
    })
    await linkOf(page, 'item').click()
    await page.waitForURL(/\/books\/equip\?season=m10s16#/)
  })

  test.each([
    ['a unit in the list of lineups', '/en/lineup', 'main article li[data-cost] a', 'champion'],
    ['a trait in the list of lineups', '/en/lineup', 'main article li[data-style] a', 'trait'],
    ['an item in its ranking', '/en/rank/equip', 'main tbody th a', 'item'],
    ['a trait in its ranking', '/en/rank/trait', 'main tbody th a', 'trait'],
    ['a best item of a champion', '/en/chess/m10s16/TFT10_Ahri', '#items a', 'item'],
    ['a trait of an augment', '/en/books/hex', 'main section a[data-card=trait]', 'trait'],
    ['a champion that takes a power snack', '/en/books/goop', 'main article > div a', 'champion'],
  ])('is that of %s', async (_, path, selector, kind) => {
    const { page } = await visit(path, phone)
    const link = page.locator(selector).first()
    await link.click()
    await card(page).locator('article').waitFor()
    expect(await link.getAttribute('data-card')).toBe(kind)
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test('is not that of a champion in the gallery', async () => {
    const { page } = await visit('/en/books/hero', phone)
    await page.locator('main li a[data-cost]').first().click()
    await page.waitForURL(/\/en\/chess\//)
  })
})

/** Opens the card of something that the page doesn't name. */
const openAs = (page: Page, subject: Record<string, string>) =>
  linkOf(page, 'champion').evaluate((link: HTMLElement, data) => {
    Object.assign(link.dataset, data)
    link.click()
  }, subject)

const boxOf = async (element: Locator) => (await element.boundingBox())!
