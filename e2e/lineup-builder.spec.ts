import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressOfBoard } from '#src/features/lineups/builder/builder-address.rules.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'
import { seasonFacts } from './setup/data/game-data.ts'

const builder = '/lineup/builder?season=m15s16'
/** Aatrox with an item, Lee Sin with two stars, Gwen as a carry of three stars with three items. */
const board = '1oABiNT1Aatrox-KILeeSin-bX_98Lm_tPzeKuGwenaf'

const hex = (page: Page, row: number, column: number): Locator => page.locator(`[data-hex="${row},${column}"]`)
const champion = (page: Page, id: string): Locator => page.locator(`[data-champion=TFT15_${id}]`)
/** Hex and name of each unit, in the order of the hexes. */
const unitsOn = (page: Page): Promise<string[]> =>
  page.locator('[data-unit]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!))
const boardInAddress = (page: Page) => new URL(page.url().replace('/#', '')).searchParams.get('board')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const codeOf = (id: string) => seasonFacts('m15s16').champions.find((each) => each.id === `TFT15_${id}`)!.teamCode!

describe('a board is built', () => {
  const syndraAndJinx = addressOfBoard([
    { champion: 'TFT15_Syndra', star: 1, items: [], isCarry: false, row: 3, column: 3 },
    { champion: 'TFT15_Jinx', star: 2, items: ['TFT_Item_InfinityEdge'], isCarry: true, row: 4, column: 2 },
  ])

  test.each([
    ['en', desktop, { name: 'Jinx', stars: '2 stars', carry: 'Carry', add: 'Add an item', level: 'Level 2' }],
    ['zh', phone, { name: '金克丝', stars: '2星', carry: '主C', add: '加装备', level: '2级' }],
  ])('by presses in %s, and its address is the save', async (language, size, words) => {
    const { page, seen } = await visit(`/${language}${builder}`, size)
    await champion(page, 'Jinx').click()
    await hex(page, 4, 2).click()
    await hex(page, 3, 3).click()
    await champion(page, 'Syndra').click()
    await hex(page, 4, 2).click()
    const tools = page.getByRole('group', { name: words.name, exact: true })
    await tools.getByRole('button', { name: words.stars, exact: true }).click()
    await tools.getByRole('button', { name: words.carry, exact: true }).click()
    await tools.getByRole('button', { name: words.add, exact: true }).first().click()
    await page.locator('[data-item=TFT_Item_InfinityEdge]').click()
    expect(await hex(page, 4, 2).getAttribute('aria-label')).toContain(
      [words.name, words.stars, words.carry].join(', '),
    )
    expect(await page.getByText(words.level, { exact: true }).count()).toBe(1)
    expect(await page.locator('li[data-style=bronze] b').textContent()).toBe('2')
    const built = await unitsOn(page)
    await expect.poll(() => boardInAddress(page)).toBe(syndraAndJinx)
    await page.reload()
    await page.waitForSelector('[data-unit]')
    expect(await unitsOn(page)).toEqual(built)
    expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
  })

  test('by the keyboard alone', async () => {
    const { page } = await visit(`/en${builder}`)
    await hex(page, 1, 1).focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.type('jinx')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.unit)).toBe('2,2')
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    expect(await unitsOn(page)).toEqual(['Row 3, hex 2: Jinx, 1 star'])
    await page.keyboard.press('Control+z')
    expect(await unitsOn(page)).toEqual(['Row 2, hex 2: Jinx, 1 star'])
    await hex(page, 2, 2).focus()
    await page.keyboard.press('Delete')
    expect(await unitsOn(page)).toEqual([])
  })

  test('by champions of any language, cost and trait', async () => {
    const { page } = await visit(`/en${builder}`)
    const tiles = page.locator('[data-champion]')
    await page.getByRole('searchbox').fill('金克丝')
    await expect.poll(() => tiles.count()).toBe(1)
    await page.getByRole('searchbox').fill('')
    await button(page, '5 gold').click()
    await page.getByLabel('Trait', { exact: true }).selectOption('TFT15_StarGuardian')
    const { champions } = seasonFacts('m15s16')
    const fits = champions.filter(({ cost, traits }) => cost === 5 && traits.includes('TFT15_StarGuardian'))
    await expect.poll(() => tiles.count()).toBe(fits.length)
  })
})

describe('a drag', () => {
  const middleOf = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const drag = async (page: Page, from: Locator, to: { x: number; y: number }) => {
    const start = await middleOf(from)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
  }

  test('places a champion, swaps units, takes one off the board; each is one undo', async () => {
    const { page, seen } = await visit(`/en${builder}&board=${board}`)
    await drag(page, champion(page, 'Jinx'), await middleOf(hex(page, 3, 3)))
    const placed = await unitsOn(page)
    expect(placed.map((unit) => unit.split(/: |,/)[2])).toEqual(['Aatrox', 'Lee Sin', 'Jinx', 'Gwen'])
    await drag(page, hex(page, 1, 1), await middleOf(hex(page, 2, 4)))
    expect(await hex(page, 1, 1).getAttribute('aria-label')).toContain('Lee Sin')
    expect(await hex(page, 2, 4).getAttribute('aria-label')).toContain('Aatrox')
    await drag(page, hex(page, 4, 7), { x: 20, y: 300 })
    expect(await page.locator('[data-unit]').count()).toBe(3)
    await button(page, 'Undo').click()
    expect(await hex(page, 4, 7).getAttribute('aria-label')).toContain('Gwen')
    await button(page, 'Undo').click()
    expect(await unitsOn(page)).toEqual(placed)
    expect(seen.errors).toEqual([])
  })

  test('of a finger begins after a rest; a swipe from a tile scrolls the page', async () => {
    const { page } = await visit(`/en${builder}&board=${board}`, phone)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const [from, to] = [await middleOf(hex(page, 1, 1)), await middleOf(hex(page, 3, 6))]
    await touch('touchStart', from)
    await page.waitForSelector('[data-dragging]')
    await touch('touchMove', { x: from.x, y: from.y + 40 })
    await touch('touchMove', to)
    await touch('touchEnd')
    await expect.poll(() => hex(page, 3, 6).getAttribute('aria-label')).toContain('Aatrox')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await touch('touchStart', to)
    for (const step of [20, 60, 120]) await touch('touchMove', { x: to.x, y: to.y - step })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20)
    expect(await hex(page, 3, 6).getAttribute('aria-label')).toContain('Aatrox')
  })
})

describe('the address', () => {
  test('is written once the hand rests, and again after a refusal', async () => {
    /** As Safari does after too many changes. */
    const refuse = () => {
      const { replaceState } = History.prototype
      const writes = { count: 0, isRefused: false }
      Object.assign(window, { writes })
      History.prototype.replaceState = function (...args) {
        writes.count++
        if (writes.isRefused) throw new DOMException('too many', 'SecurityError')
        return replaceState.apply(this, args)
      }
    }
    const { page, seen } = await visit(`/en${builder}&board=${board}`, {
      before: (each) => each.addInitScript(refuse),
    })
    const writes = () => page.evaluate(() => (window as unknown as { writes: { count: number } }).writes)
    const before = (await writes()).count
    await champion(page, 'Jinx').click()
    await hex(page, 3, 3).click()
    await page.evaluate(async () => {
      const [undo, redo] = ['Undo', 'Redo'].map(
        (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!,
      )
      for (let move = 0; move < 75; move++) {
        undo!.click()
        await null // React shows the state
        redo!.click()
        await null
      }
    })
    await expect.poll(() => boardInAddress(page)).toContain('Jinx')
    expect((await writes()).count - before).toBeLessThan(10)
    const written = boardInAddress(page)
    await page.evaluate(() => Object.assign((window as unknown as { writes: object }).writes, { isRefused: true }))
    const { count } = await writes()
    await button(page, 'Clear board').click()
    await expect.poll(async () => (await writes()).count).toBeGreaterThan(count)
    expect(boardInAddress(page)).toBe(written)
    await page.evaluate(() => Object.assign((window as unknown as { writes: object }).writes, { isRefused: false }))
    await champion(page, 'Yuumi').dblclick()
    await expect.poll(() => boardInAddress(page)).toContain('Yuumi')
    expect(seen.errors).toEqual([])
  })

  test('never stands in the way of another page', async () => {
    const { page, seen } = await visit(`/en${builder}&board=${board}`, { before: (each) => each.clock.install() })
    const answers: (() => void)[] = []
    await page.route('**/api/lineups/lineup', async (route) => {
      await new Promise<void>((done) => answers.push(done))
      await route.continue()
    })
    await champion(page, 'Jinx').click()
    await hex(page, 3, 3).click()
    await page.locator('main a[href*="/lineupDetail/"]').first().click()
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    await page.clock.fastForward(600)
    for (const answer of answers) answer()
    await page.getByRole('link', { name: 'Play mode' }).waitFor()
    expect(page.url()).toContain('/lineupDetail/')
    await page.goBack()
    await expect.poll(() => unitsOn(page)).toHaveLength(4)
    expect(seen.errors).toEqual([])
  })

  test('in hash style and in the test folder holds the board too', async () => {
    for (const start of ['/en/#', '/test/en']) {
      const { page } = await visit(`${start}${builder}`)
      await champion(page, 'Jinx').dblclick()
      await expect.poll(() => boardInAddress(page)).toContain('Jinx')
      expect(page.url()).toContain(`${start}/lineup/builder`)
      await page.reload()
      await page.waitForSelector('[data-unit]')
    }
  })

  test('that was cut says so, until something is built', async () => {
    const { page } = await visit(`/en${builder}&board=${board.slice(0, 20)}`)
    expect(await page.getByRole('heading', { name: 'This link is incomplete' }).count()).toBe(1)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await champion(page, 'Jinx').dblclick()
    expect(await page.getByRole('heading', { name: 'This link is incomplete' }).count()).toBe(0)
  })

  test('of another season names what it leaves out', async () => {
    const { page } = await visit(`/en/lineup/builder?season=m10s16&board=${board}`, { ready: false })
    await page.getByText('Left out, because Remix Rumble doesn’t have it: Aatrox').waitFor()
  })
})

test('a recommended lineup is changed, and is then the nearest one', async () => {
  const { page } = await visit('/en/lineupDetail/m15s16/star-guardian-jinx')
  await page.getByRole('link', { name: 'Change this one' }).click()
  await page.waitForURL(/\/en\/lineup\/builder\?board=/)
  await expect.poll(() => page.locator('[data-unit]').count()).toBe(9)
  const near = page.getByRole('region', { name: 'Recommended lineups near this board' }).getByRole('listitem').first()
  expect(await near.textContent()).toMatch(/Star Guardian Jinx.*You have all of it/)
  await hex(page, 4, 1).focus()
  await page.locator('[data-unit]').first().press('Delete')
  await expect.poll(() => near.textContent()).toContain('Missing: ')
})

test('without script the board, its traits, its code and lineups near it are shown, and codes are read', async () => {
  const { page } = await visit(`/en${builder}&board=${board}`, { ready: false, javaScriptEnabled: false })
  const units = await page.getByRole('list', { name: 'Your board' }).getByRole('link').allTextContents()
  expect(units).toHaveLength(3)
  expect(await page.getByRole('button').allTextContents()).toEqual(expect.not.arrayContaining(['Undo']))
  expect(await page.locator('li[data-style]').count()).toBeGreaterThan(0)
  expect(await page.getByLabel('Lineup code').inputValue()).toMatch(/^02[0-9a-f]{30}TFTSet15$/)
  expect(await page.getByLabel('Link to this board').inputValue()).toContain(`board=${board}`)
  await page.getByLabel('Team code').fill(`02${codeOf('Garen')}${'000'.repeat(9)}TFTSet15`)
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await page.waitForURL(/board=1.*Garen/)
  expect(await page.getByRole('list', { name: 'Your board' }).getByRole('link').count()).toBe(1)
  await page.getByLabel('Team code').fill('hello')
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await page.getByText('There’s no team code in this text.').waitFor()
  expect(await page.getByRole('list', { name: 'Your board' }).getByRole('link').count()).toBe(1)
})
