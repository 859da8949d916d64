import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { withoutJoiners } from '#src/core/server/texts/thai-words.ts'
import { readGuideSearch } from '#src/features/guide/guide-search.rules.ts'
import { phone, visit } from './setup/browser/browser.ts'

const html = async (path: string) => {
  const answer = await fetch(inject('origin') + path)
  return { status: answer.status, text: await answer.text() }
}

test('a figure answers at each change, and the address keeps it', async () => {
  const { page, seen } = await visit('/en/guide')
  const damage = page.locator('figure', { hasText: 'Health lost' })
  expect(await damage.locator('output').textContent()).toBe('You lose 13 health')
  await damage.getByLabel('Enemy champions still standing', { exact: true }).fill('7')
  await damage.locator('output', { hasText: 'You lose 16 health' }).waitFor()
  await damage.getByLabel('Beaten by a mirror opponent', { exact: true }).check()
  await damage.locator('output', { hasText: 'You lose 11 health' }).waitFor()
  expect(await damage.locator('li[aria-current]').textContent()).toBe('117')
  expect(new URL(page.url()).searchParams.get('alive')).toBe('7')
  await page.reload()
  expect(await damage.locator('output').textContent()).toBe('You lose 11 health')
  expect(await damage.getByLabel('Beaten by a mirror opponent', { exact: true }).isChecked()).toBe(true)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('the shop’s odds and the chance to find a champion share the level, and follow the season', async () => {
  const { page } = await visit('/en/guide', phone)
  const [odds, chance] = ['Shop odds by level', 'Chance to find a champion'].map((title) =>
    page.locator('figure', { has: page.locator(`figcaption:text-is("${title}")`) }),
  )
  await odds!.getByLabel('Level', { exact: true }).fill('8')
  await chance!.locator('output', { hasText: 'at level 8' }).waitFor()
  expect(await chance!.getByLabel('Level', { exact: true }).inputValue()).toBe('8')
  expect(await odds!.locator('li').allTextContents()).toEqual([
    '18%1 gold',
    '25%2 gold',
    '36%3 gold',
    '18%4 gold',
    '3%5 gold',
  ])
  await odds!.getByLabel('Level', { exact: true }).fill('15')
  await chance!.locator('output', { hasText: 'at level 10' }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => odds!.getByLabel('Level', { exact: true }).inputValue()).toBe('10')
  await page.getByRole('link', { name: 'K.O. Coliseum' }).click()
  await odds!.getByText('Not confirmed for this season').waitFor()
  expect(new URL(page.url()).search).toBe('?season=m15s16')
})

test('a slider moves its number box, and the figure follows once it rests', async () => {
  const { page } = await visit('/en/guide')
  const damage = page.locator('figure', { hasText: 'Health lost' })
  const slider = damage.locator('input[type=range]').first()
  await slider.fill('7')
  expect(await damage.getByLabel('Enemy champions still standing', { exact: true }).inputValue()).toBe('7')
  await damage.locator('output', { hasText: 'You lose 16 health' }).waitFor()
  await damage.getByLabel('Enemy champions still standing', { exact: true }).fill('2')
  await expect.poll(() => slider.inputValue()).toBe('2')
})

test('the contents mark the section that is being read', async () => {
  const { page } = await visit('/en/guide')
  const marked = page.locator('nav[aria-label="On this page"] [aria-current]')
  await page.locator('section[aria-labelledby=gold]').evaluate((section) => section.scrollIntoView())
  await expect.poll(() => marked.allTextContents()).toEqual(['Gold'])
  await page.locator('section[aria-labelledby=traits]').evaluate((section) => section.scrollIntoView())
  await expect.poll(() => marked.allTextContents()).toEqual(['Traits'])
})

test('its tools are forms that need no script', async () => {
  const { page } = await visit('/en/guide?season=m10s16', { ready: false, javaScriptEnabled: false })
  const planner = page.locator('figure', { hasText: 'XP and gold' })
  expect(await planner.locator('input[type=range]').first().isVisible()).toBe(false)
  await planner.getByLabel('Your level', { exact: true }).fill('6')
  await planner.getByLabel('Level you want', { exact: true }).fill('7')
  await planner.getByLabel('Rounds you wait', { exact: true }).fill('0')
  await planner.getByRole('button', { name: 'Show' }).click()
  expect(await planner.locator('output').textContent()).toBe('You need 36 XP. After 0 rounds the rest costs 36 gold.')
  expect(page.url()).toContain('season=m10s16')
})

describe('the address', () => {
  test.each([
    [
      { alive: '99', level: '0', cost: '9' },
      { alive: 10, level: 1, cost: 5 },
    ],
    [{ alive: 'x', base: '-1', xp: '1e3', wait: '' }, {}],
    [
      { mirror: '1', won: 'yes', season: 'm10s16' },
      { mirror: 1, season: 'm10s16' },
    ],
    [{ season: '../x', level: '3.5', other: '1' }, {}],
  ])('%j is read as %j', (raw, read) => expect(readGuideSearch(raw)).toEqual(read))

  test('is indexed as it is for a season, and not for what somebody tries out', async () => {
    const plain = await html('/th/guide?season=m15s16')
    expect(plain.text).toContain(`<link rel="canonical" href="${inject('origin')}/th/guide?season=m15s16"`)
    const tried = await html('/th/guide?season=m15s16&level=9')
    expect(tried.text).toContain('<meta name="robots" content="noindex"/>')
    expect((await html('/en/guide?season=m99s99')).text).toContain('noindex')
    expect((await html('/sitemap.xml')).text).toContain('/ms/guide?season=m10s16')
  })
})

test('the articles that go further are linked, and every part of the contents leads to its place', async () => {
  const { text } = await html('/en/guide')
  expect(text).toContain('href="/en/static/magic-of-gold.html?no_related=1"')
  const { page } = await visit('/en/guide')
  for (const link of await page.locator('nav[aria-label="On this page"] a').all()) {
    const id = (await link.getAttribute('href'))!.slice(1)
    expect(await page.locator(`h2#${id}`).textContent()).toBe(await link.textContent())
  }
})

test.each(languages)('the guide says in %s that a fourth star exists in special cases', async (language) => {
  const texts = JSON.parse(readFileSync(`locales/${language}/guide.json`, 'utf8')) as Record<string, string>
  const html = await (await fetch(`${inject('origin')}/${language}/guide`)).text()
  expect(withoutJoiners(html)).toContain(texts['prose.features.fourth'])
  expect(texts['prose.features.fourth']).toMatch(/fourth star|4星|4 ดาว|Bintang keempat/)
})
