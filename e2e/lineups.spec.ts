import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { pullDown } from './setup/browser/pulling.ts'

const list = '/lineup?season=m15s16'
const isAscending = (all: number[]) => all.every((each, index) => index === 0 || all[index - 1]! <= each)
const jinx = '/lineupDetail/m15s16/star-guardian-jinx'

describe('the list of lineups', () => {
  test.each([
    ['en', 'Lineups', 'Star Guardian Jinx', 'No games counted yet'],
    ['th', 'ทีมแนะนำ', 'สตาร์การ์เดียน Jinx', 'ยังไม่มีเกมที่นับ'],
  ])(
    'in %s shows all with tier, units and traits, and wakes without faults',
    async (language, title, name, uncounted) => {
      const { page, seen } = await visit(`/${language}${list}`)
      expect(await page.textContent('h1')).toBe(title)
      const cards = page.locator('main article')
      expect(await cards.count()).toBe(12)
      const card = cards.filter({ hasText: name })
      expect(await card.locator('[data-grade]').getAttribute('data-grade')).toBe('A')
      expect(await card.locator('li[data-cost]').count()).toBe(9)
      expect(await card.locator('li[data-style]').count()).toBeGreaterThan(2)
      expect(await card.textContent()).toContain(uncounted)
      expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
    },
  )

  test('is narrowed by what stands in its address, and an empty one names the filter to lift', async () => {
    const { page, seen } = await visit(`/en${list}`)
    await page.locator('select[name=style]').selectOption('easy')
    await page.waitForURL((url) => url.searchParams.get('style') === 'easy')
    const shown = () => page.locator('main article').count()
    await expect.poll(shown).toBeLessThan(12)
    const easy = await shown()
    expect(easy).toBeGreaterThan(1)
    await page.locator('select[name=champion]').selectOption('TFT15_Jinx')
    await page.waitForURL((url) => url.searchParams.get('champion') === 'TFT15_Jinx')
    await expect.poll(shown).toBeLessThan(easy)
    await page.locator('select[name=audience]').selectOption('pro')
    await page.getByText('No lineup fits these filters').waitFor()
    await page.getByRole('link', { name: /Without “For”: \d lineup/ }).click()
    await page.waitForURL((url) => !url.searchParams.has('audience'))
    await expect.poll(shown).toBeGreaterThan(0)
    expect(seen.errors).toEqual([])
  })

  test('finds a champion by a name in any language', async () => {
    const { page } = await visit(`/en${list}`)
    await page.getByRole('searchbox').fill('金克丝')
    await page.waitForURL((url) => url.searchParams.get('q') === '金克丝')
    await expect.poll(() => page.locator('main article').count()).toBeLessThan(12)
    expect(await page.locator('main article', { hasText: 'Star Guardian Jinx' }).count()).toBe(1)
  })

  test('on a phone has its filters in a sheet, which says what each choice would show before it is confirmed', async () => {
    const { page, seen } = await visit(`/th${list}`, phone)
    const sheet = page.getByRole('dialog')
    const style = page.locator('select[name=style]')
    const open = async () => {
      await page.getByRole('button', { name: /^ตัวกรอง/ }).click()
      await sheet.waitFor()
    }
    expect(await style.isVisible()).toBe(false)
    await open()
    await sheet.getByRole('button', { name: 'ดู 12 ทีม' }).waitFor()
    await style.selectOption('easy')
    const confirm = sheet.getByRole('button', { name: /^ดู [1-9] ทีม$/ })
    const count = Number(/\d+/.exec((await confirm.textContent())!)![0])
    await page.keyboard.press('Escape')
    await open()
    expect(await style.inputValue()).toBe('')
    await style.selectOption('easy')
    await confirm.click()
    await page.waitForURL((url) => url.searchParams.get('style') === 'easy')
    await expect.poll(() => page.locator('main article').count()).toBe(count)
    await open()
    await sheet.getByRole('button', { name: 'ล้าง' }).click()
    await sheet.getByRole('button', { name: 'ดู 12 ทีม' }).click()
    await expect.poll(() => page.locator('main article').count()).toBe(12)
    expect(seen.errors).toEqual([])
  })

  test('is sorted by tier, or by what was counted', async () => {
    const { page } = await visit('/en/lineup?season=m10s16')
    const places = () =>
      page
        .locator('main article dl')
        .evaluateAll((all) => all.map((each) => Number(/\d\.\d\d/.exec(each.textContent!)![0])))
    await page.getByRole('link', { name: 'Avg place', exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'place')
    await expect.poll(async () => isAscending(await places())).toBe(true)
    expect(await places()).toHaveLength(8)
  })

  test('shows a filter that no lineup fits any more as chosen, and takes it back', async () => {
    const { page } = await visit(`/en${list}&class=TFT15_Gone`, phone)
    await page.getByRole('button', { name: 'Filter · 1' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'No lineups' }).waitFor()
    await sheet.getByRole('button', { name: 'Reset' }).click()
    await sheet.getByRole('button', { name: 'Show 12 lineups' }).click()
    await expect.poll(() => page.locator('main article').count()).toBe(12)
  })

  test('is pulled down to be loaded again', async () => {
    const { page, seen } = await visit('/zh/lineup', phone)
    await pullDown(page, { pull: '下拉刷新', release: '松开刷新' })
    await expect.poll(() => seen.calls).toContain('/api/lineups/list') // the finger also prefetches a card's page
  })

  test('works without script', async () => {
    const { page } = await visit(`/en${list}&style=fun&sort=newest`, { ready: false, javaScriptEnabled: false })
    expect(await page.locator('main article').count()).toBeGreaterThan(0)
    await page.locator('select[name=style]').selectOption('easy')
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(new URL(page.url()).searchParams.get('sort')).toBe('newest')
    await page.getByRole('link', { name: 'Star Guardian Jinx' }).click()
    expect(await page.textContent('h1')).toBe('Star Guardian Jinx')
  })
})

describe('a lineup', () => {
  test('shows the board of each phase as a list of units with their places', async () => {
    const { page, seen } = await visit(`/en${jinx}`)
    const board = page.getByRole('list', { name: 'Board: Final' })
    const units = await board.getByRole('link').allTextContents()
    expect(units).toHaveLength(9)
    expect(units.some((text) => /Row \d, hex \d:.*Jinx/.test(text))).toBe(true)
    await page.getByRole('radio', { name: 'Position 1' }).check({ force: true })
    await page.getByRole('list', { name: 'Board: Position 1' }).waitFor()
    expect(await board.count()).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
  })

  test('has even rows half a hex to the right, and its units on their hexes', async () => {
    const { page } = await visit(`/en${jinx}`, { ready: false })
    const leftOf = (row: number) =>
      page.locator(`[data-stage=final] i[data-row="${row}"][data-column="1"]`).evaluate((hex) => {
        const { left, width } = hex.getBoundingClientRect()
        return { left, width }
      })
    const [odd, even] = [await leftOf(1), await leftOf(2)]
    expect(even.left - odd.left).toBeGreaterThan(odd.width * 0.45)
    expect(even.left - odd.left).toBeLessThan(odd.width * 0.6)
    const apart = await page.locator('[data-stage=final] li[data-row]').evaluateAll((units) =>
      units.map((unit) => {
        const { row, column } = (unit as HTMLElement).dataset
        const hex = unit.closest('[data-stage]')!.querySelector(`i[data-row="${row}"][data-column="${column}"]`)!
        return Math.abs(unit.getBoundingClientRect().top - hex.getBoundingClientRect().top)
      }),
    )
    expect(apart).toHaveLength(9)
    expect(Math.max(...apart)).toBeLessThan(2)
  })

  test('copies the code for the team planner, or shows it where copying fails', async () => {
    const code = /^02[0-9a-f]{30}TFTSet15$/
    const { page } = await visit(`/en${jinx}`, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Copy lineup code' }).click()
    await page.getByRole('button', { name: 'Code copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(code)
    const { page: plain } = await visit(`/en${jinx}`, { ready: false, javaScriptEnabled: false })
    expect(await plain.getByLabel('Lineup code').inputValue()).toMatch(code)
  })

  test('is one tap from home on a phone', async () => {
    const { page } = await visit('/en/', phone)
    await page.locator('#homeView section li a').first().click()
    await page.waitForURL(/\/en\/lineupDetail\//)
    await page.getByRole('list', { name: 'Board: Final' }).waitFor()
  })

  test('lets its units travel from phase to phase, and stands still with reduced motion', async () => {
    const moving = (page: Page) =>
      page.evaluate(() => document.getAnimations().filter(({ effect }) => effect!.getTiming().duration === 380).length)
    for (const [reducedMotion, expected] of [
      ['no-preference', 5],
      ['reduce', 0],
    ] as const) {
      const { page } = await visit(`/en${jinx}`, { reducedMotion })
      await page.getByRole('radio', { name: 'Position 1' }).check({ force: true })
      expect(await moving(page)).toBe(expected)
    }
  })

  test('is played by on one screen that stays awake, and without a script, too', async () => {
    const { page, seen } = await visit(`/en${jinx}`, {
      ...phone,
      before: (fresh) =>
        fresh.addInitScript(() => {
          const lock = Object.assign(new EventTarget(), { release: async () => {} })
          Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock } })
        }),
    })
    await page.getByRole('link', { name: 'Play mode' }).click()
    await page.getByText('Screen stays on').waitFor()
    expect(await page.getByRole('list', { name: 'Board: Final' }).getByRole('listitem').count()).toBe(9)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(phone.viewport.width)
    await page.getByRole('link', { name: 'Leave play mode' }).click()
    await page.getByRole('heading', { name: 'If a champion is contested' }).waitFor()
    expect(seen).toMatchObject({ errors: [], violations: [] })
    const plain = await visit(`/en${jinx}?mode=play`, { ...phone, ready: false, javaScriptEnabled: false })
    expect(await plain.page.getByRole('list', { name: 'Board: Final' }).isVisible()).toBe(true)
  })

  test('says that the screen may sleep where the device refuses to keep it on', async () => {
    const { page, seen } = await visit(`/zh${jinx}?mode=play`, {
      ...phone,
      before: (fresh) =>
        fresh.addInitScript(() => {
          const request = () => Promise.reject(new DOMException('low battery', 'NotAllowedError'))
          Object.defineProperty(navigator, 'wakeLock', { value: { request } })
        }),
    })
    await page.getByRole('button', { name: '屏幕可能会熄灭' }).click()
    await page.getByRole('button', { name: '屏幕可能会熄灭' }).waitFor()
    expect(seen.errors).toEqual([])
  })

  test('promises nothing of the screen where a device can not keep it on', async () => {
    const { page } = await visit(`/en${jinx}?mode=play`, {
      ...phone,
      before: (fresh) =>
        fresh.addInitScript(() => {
          delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock
        }),
    })
    await expect.poll(() => page.getByText('Your screen may sleep').count()).toBe(0)
  })

  test('compares what winning boards had with the others, and says what a substitute costs', async () => {
    const { page } = await visit('/en/lineupDetail/m10s16/kda-ahri', { ready: false })
    const units = page.getByRole('table', { name: 'Champions' })
    expect(await units.getByRole('row').filter({ hasText: 'Ahri' }).first().textContent()).toMatch(/\d%.*\d%/)
    expect(await page.getByRole('table', { name: 'Items on Ahri' }).getByRole('row').count()).toBeGreaterThan(2)
    const lulu = page.locator('li li', { hasText: 'Lulu' })
    expect(await lulu.textContent()).toMatch(/loses.*Sentinel 2.*gains.*Hyperpop 1/)
  })

  test('says what its augments and power snax do, in play mode in parts that open without script', async () => {
    const { page } = await visit(`/th${jinx}`, { ...phone, ready: false, javaScriptEnabled: false })
    const rows = page.locator('main li:has(a:is([data-card=augment], [data-card=snack]))')
    const texts = await rows.allTextContents()
    expect(texts).toHaveLength(11)
    for (const text of texts) expect(text).toMatch(/[\u0e00-\u0e7f]{8}/)
    await page.goto(`${inject('origin')}/th${jinx}?mode=play`)
    const parts = page.locator('details[name=boons] > summary')
    for (const [part, count] of [2, 3, 3, 3].entries()) {
      await parts.nth(part).click()
      expect(await rows.filter({ visible: true }).count()).toBe(count)
    }
  })

  test('that is unknown is a 404 with the nearest names', async () => {
    const response = await fetch(`${inject('origin')}/en/lineupDetail/m15s16/star-gardian-jinks`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('/en/lineupDetail/m15s16/star-guardian-jinx')
  })

  test('and its figures lead to each other', async () => {
    const { page } = await visit('/en/lineupDetail/m10s16/kda-ahri')
    await page.getByRole('link', { name: 'By rank, version and day' }).click()
    await page.waitForURL(/rank\/lineupDetail\/m10s16\?lineupId=kda-ahri/)
    await page.getByRole('link', { name: 'Boards and how to play it' }).click()
    await page.waitForURL(/\/en\/lineupDetail\/m10s16\/kda-ahri/)
  })
})
