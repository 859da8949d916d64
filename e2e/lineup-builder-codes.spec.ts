import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'
import { seasonFacts } from './setup/data/game-data.ts'

const builder = '/lineup/builder?season=m15s16'
/** Three units, of which Gwen is a carry. */
const board = '1oABiNT1Aatrox-KILeeSin-bX_98Lm_tPzeKuGwenaf'
const unitsOn = (page: Page): Promise<string[]> =>
  page.locator('[data-unit]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const codeOf = (id: string) => seasonFacts('m15s16').champions.find((each) => each.id === `TFT15_${id}`)!.teamCode!
const code = `02${codeOf('Garen')}${codeOf('Jinx')}${'000'.repeat(8)}TFTSet15`

test('team codes and the link are copied', async () => {
  const { page } = await visit(`/en${builder}&board=${board}`, { permissions: ['clipboard-read', 'clipboard-write'] })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await button(page, 'Copy link').click()
  await button(page, 'Link copied').waitFor()
  expect(await copied()).toBe(`${inject('origin')}/en/lineup/builder?board=${board}&season=m15s16`)
  await button(page, 'Copy lineup code').click()
  await button(page, 'Code copied').waitFor()
  expect(await copied()).toMatch(/^02[0-9a-f]{30}TFTSet15$/)
})

test('team codes are pasted with the message around them, as one undo', async () => {
  const { page, seen } = await visit(`/en${builder}&board=${board}`)
  await page.getByLabel('Team code').fill(`Try this!\n${code}`)
  await button(page, 'Put it on the board').click()
  expect(await unitsOn(page)).toEqual(['Row 1, hex 4: Garen, 1 star', 'Row 4, hex 4: Jinx, 1 star'])
  await button(page, 'Undo').click()
  expect(await page.locator('[data-unit]').count()).toBe(3)
  expect(seen.errors).toEqual([])
})

test.each([
  ['is cut', code.slice(3), 'This code is incomplete: 3 characters are missing.'],
  ['is of another set', code.replace('TFTSet15', 'TFTSet10'), 'This code is for Remix Rumble.'],
  ['is none', 'hello', 'There’s no team code in this text.'],
])('team codes that %s change nothing and say why', async (_, text, sentence) => {
  const { page } = await visit(`/en${builder}&board=${board}`)
  const before = await unitsOn(page)
  await page.getByLabel('Team code').fill(text)
  await button(page, 'Put it on the board').click()
  await page.getByText(sentence).waitFor()
  expect(await unitsOn(page)).toEqual(before)
})

test('team codes of which there are two are chosen', async () => {
  const { page } = await visit(`/en${builder}`)
  const other = code.replace(codeOf('Garen'), codeOf('Yuumi'))
  await page.getByLabel('Team code').fill(`${code}\n${other}`)
  await button(page, 'Put it on the board').click()
  await page.getByRole('link', { name: other }).click()
  expect((await unitsOn(page)).join()).toContain('Yuumi')
})

test('team codes name what they can’t hold', async () => {
  const { page } = await visit(`/en${builder}`)
  for (const id of ['Jinx', 'Jinx', 'Ekko']) await page.locator(`[data-champion=TFT15_${id}]`).dblclick()
  await page.getByText('Not in the code, because the game has no number for them: Ekko').waitFor()
  await page.getByText('Once in the code: Jinx').waitFor()
})
