import { describe, expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'

const plain = { ready: false, javaScriptEnabled: false }

describe('a champion', () => {
  test('with several forms shows the skill of each', async () => {
    const { page } = await visit('/en/chess/m15s16/TFT15_LeeSin', plain)
    const skills = await page.locator('main article h2').allTextContents()
    expect(skills.slice(0, 4)).toEqual([
      'A Demonstration of Skill',
      'Crashing Meteor Kicks · Executioner',
      '10,000 Fist Flurry · Duelist',
      'Big Bang Punch · Juggernaut',
    ])
  })

  test.each([
    ['en', 'Active', 'Passive'],
    ['zh', '主动', '被动'],
    ['th', 'ใช้งาน', 'ติดตัว'],
    ['ms', 'Aktif', 'Pasif'],
  ])('labels the parts of a skill that is both passive and active (%s)', async (language, active, passive) => {
    const { page } = await visit(`/${language}/chess/m10s16/TFT10_Annie`, plain)
    const parts = page.locator('main article').first().locator('p:has(b)')
    expect(await parts.locator('b').allTextContents()).toEqual([active, passive])
    for (const text of await parts.allTextContents()) expect(text).toMatch(/^\S+ .*\d/)
    await page.goto(`${inject('origin')}/${language}/chess/m15s16/TFT15_LeeSin`)
    const skills = page.locator('main article:has(> div > p)')
    const labels = await skills.evaluateAll((all) => all.map((each) => each.querySelectorAll('p > b').length))
    expect(labels.slice(0, 4)).toEqual([0, 0, 2, 0])
  })

  test('lists the power snax that it may be offered, folds the long lists, and unfolds without script', async () => {
    const { page } = await visit('/en/chess/m15s16/TFT15_Udyr', { ...plain, ...phone })
    const snax = page.locator('#snax')
    const rows = snax.locator('li:visible')
    expect(await rows.count()).toBe(4)
    const effect = rows.first().locator('p')
    expect(await effect.textContent()).toMatch(/\w+ \w+.*\.$/)
    expect((await effect.boundingBox())!.height).toBeLessThan(20)
    const more = Number(/\d+/.exec((await snax.getByText(/^Show \d+ more/).textContent())!)![0])
    await snax.getByText(/^Show \d+ more/).click()
    expect(await rows.count()).toBe(4 + more)
    const gallery = await snax.getByRole('link', { name: 'See them in the gallery' }).getAttribute('href')
    expect(gallery).toBe('/en/books/goop?champion=TFT15_Udyr&season=m15s16')
    await page.goto(`${inject('origin')}/en/chess/m10s16/TFT10_Annie`)
    expect(await snax.count()).toBe(0)
  })

  test('in Malay has the names in the title of a skill marked as English', async () => {
    const { page } = await visit('/ms/chess/m15s16/TFT15_LeeSin', plain)
    const title = page.locator('main article h2').nth(1)
    expect(await title.textContent()).toBe('Crashing Meteor Kicks · Executioner')
    expect(await title.locator('[lang=en]').allTextContents()).toEqual(['Crashing Meteor Kicks', 'Executioner'])
  })

  test('in Malay has the names of the game, marked as English without a note, and its skill in Malay', async () => {
    const { page } = await visit('/ms/chess/m10s16/TFT10_Annie', plain)
    expect(await page.locator('h1 [lang=en]').textContent()).toBe('Annie')
    const skill = page.locator('main article').first()
    expect(await skill.locator('[lang=en]').allTextContents()).toEqual(['Disintegrate'])
    expect(await skill.locator('p').last().textContent()).toContain('kerosakan')
    expect(await page.textContent('main')).not.toContain('Inggeris')
  })
})
