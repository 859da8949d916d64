import { describe, expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'

test.each([
  ['/en/books/hero?cost=3', 'Cost', '3'],
  ['/en/books/equip?category=emblem', 'Category', 'Emblems'],
  ['/en/books/hex?tier=gold', 'Tier', 'II Gold'],
  ['/en/books/synergy?kind=class', 'Kind', 'Class'],
])('on %s the filter by %s shows one choice as chosen: %s', async (path, filter, choice) => {
  const html = await (await fetch(inject('origin') + path)).text()
  const [, choices] = new RegExp(`aria-label="${filter}"[^>]*>(.*?)</nav>`).exec(html)!
  const chosen = [...choices!.matchAll(/<a(?=[^>]* aria-current)[^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
  expect(chosen).toEqual([choice])
})

describe('the choice of a trait', () => {
  test('keeps the focus, so that the arrow keys reach one trait after the other', async () => {
    const { page } = await visit('/en/books/hero')
    const choice = page.locator('select')
    await choice.focus()
    for (const place of [1, 2]) {
      await page.keyboard.press('ArrowDown')
      const trait = await choice.locator('option').nth(place).getAttribute('value')
      await page.waitForURL(`**/en/books/hero?trait=${trait}`)
      expect(await choice.evaluate((each) => each === document.activeElement)).toBe(true)
    }
  })

  test('follows the address, back to an earlier choice', async () => {
    const { page } = await visit('/en/books/hero?trait=Set10_Emo')
    await page.getByRole('main').getByRole('link', { name: 'K.O. Coliseum' }).click()
    await page.waitForURL('**/en/books/hero?season=m15s16')
    await expect.poll(() => page.locator('select').inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => page.locator('select').inputValue()).toBe('Set10_Emo')
  })
})

test('a trait of another season finds nothing, before the page is awake and after', async () => {
  const path = '/en/books/hero?season=m15s16&trait=Set10_Emo'
  const { page } = await visit(path)
  expect(page.url()).toBe(inject('origin') + path)
  expect(await page.locator('output').getAttribute('data-count')).toBe('0')
})

test('a search that was taken back is gone from its field, and a later choice does not bring it back', async () => {
  const { page } = await visit('/en/books/hero')
  await page.getByRole('searchbox').pressSequentially('nobody')
  await page.locator('main a', { hasText: 'Show all' }).click()
  await page.waitForURL('**/en/books/hero')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.locator('select').selectOption('Set10_Emo')
  await page.waitForURL('**/en/books/hero?trait=Set10_Emo')
})

test('nothing is searched while an input method composes, and what it commits is', async () => {
  const { page, seen } = await visit('/zh/books/hero?season=m15s16')
  const input = await page.context().newCDPSession(page)
  await page.getByRole('searchbox').focus()
  for (const text of ['y', 'ya', "ya's", 'ya suo']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  expect(await page.getByRole('searchbox').inputValue()).toBe('ya suo')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(new URL(page.url()).searchParams.get('q')).toBeNull()
  await input.send('Input.insertText', { text: '亚索' })
  await page.waitForURL((url) => url.searchParams.get('q') === '亚索')
  await expect.poll(() => page.locator('output').getAttribute('data-count')).toBe('1')
  expect(seen.errors).toEqual([])
})

test('a search beside another filter is not blamed alone where both leave nothing', async () => {
  const textOf = async (path: string) => (await fetch(inject('origin') + path)).text()
  expect(await textOf('/en/books/hero?q=annie&cost=5')).toContain('Nothing matches these filters')
  expect(await textOf('/en/books/hero?q=nobody')).toContain('No results for “nobody”')
})

test('a choice is shown at its press, before the page begins to follow, and stays the only one', async () => {
  const { page, seen } = await visit('/en/books/hex')
  const row = page.getByRole('navigation', { name: 'Tier' })
  const chosen = row.locator('[aria-current]')
  const press = (name: string) =>
    row.getByRole('link', { name }).evaluate(async (link: HTMLElement) => {
      link.click()
      await new Promise(requestAnimationFrame) // waits for the next frame
      const [choice, ...others] = link.parentElement!.querySelectorAll('[aria-current]')
      return { choice: choice!.textContent, others: others.length, search: location.search }
    })
  expect(await press('II Gold')).toEqual({ choice: 'II Gold', others: 0, search: '' })
  await page.waitForURL('**/en/books/hex?tier=gold')
  await row.evaluate((nav) => {
    for (const link of [...nav.querySelectorAll('a')].slice(1)) link.click() // faster than the page can navigate
  })
  await page.waitForURL('**/en/books/hex?tier=prismatic')
  await expect.poll(() => chosen.allTextContents()).toEqual(['III Prismatic'])
  expect(seen.errors).toEqual([])
})

test('a choice is followed in a page that paints no frames, too', async () => {
  const { page } = await visit('/en/books/hex')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    window.requestAnimationFrame = () => 0
  })
  await page
    .getByRole('link', { name: 'II Gold' })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/en/books/hex?tier=gold')
})

describe('on a phone, in full size and with the page left where it is,', () => {
  const narrow = { ...phone, viewport: { width: 320, height: 640 } }

  test.each([
    ['/en/books/goop', 'Parts of the gallery'],
    ['/th/books/goop', 'หมวดในคลังข้อมูล'],
    ['/en/rank/trait', 'Rankings'],
  ])('the tabs of %s show the chosen one', async (path, name) => {
    const { page } = await visit(path, narrow)
    const row = page.getByRole('navigation', { name, exact: true })
    const [area, chosen] = await Promise.all([row.boundingBox(), row.locator('[aria-current]').boundingBox()])
    expect(chosen!.x).toBeGreaterThanOrEqual(area!.x)
    expect(Math.floor(chosen!.x + chosen!.width)).toBeLessThanOrEqual(area!.x + area!.width)
    expect(chosen!.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a menu of the filter line shows the chosen one', async () => {
    const { page } = await visit('/en/books/equip?category=special', narrow)
    const menu = page.locator('[data-filter-line] summary', { hasText: 'Category' })
    expect(await menu.textContent()).toContain('Special')
    const shown = (await menu.boundingBox())!
    expect(shown.x).toBeGreaterThanOrEqual(0)
    expect(shown.x + shown.width).toBeLessThanOrEqual(narrow.viewport.width)
    expect(shown.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
