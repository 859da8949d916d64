import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { readQuestions } from '#src/features/campaign/server/draws/questions.ts'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { CampaignPlayers, playAs } from './setup/site/campaign-players.ts'

let players: CampaignPlayers
beforeAll(async () => {
  players = await CampaignPlayers.open()
})
afterAll(() => players.close())

const open = (language: Language, more = {}) =>
  visit(`/${language}/squad`, { ...phone, origin: players.site.origin, bypassCSP: true, ...more })

const draws = (page: Page) => page.locator('#draw')
/** Makes nearly every draw win a tier. */
const favour = (tier: number) =>
  query(players.site.url, 'update campaign_prizes set rate = case tier when $1 then 999000 else 300 end', [tier])
const countDraws = async () => (await query(players.site.url, 'select 1 from campaign_draws')).length

test('a draw spins the record and puts its result on stage', { timeout: 90_000 }, async () => {
  const { page } = await open('en')
  await draws(page).getByText('Get into a squad and you can draw here.').waitFor()
  await playAs(page, await players.newFounder())
  await page.reload()
  await favour(1)
  await draws(page).getByRole('button', { name: 'Draw' }).click()
  await draws(page).getByText('The record’s spinning…').waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await draws(page).getByText('Prize 1: Stage figure').first().waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You won!')
  expect(await findings(page)).toEqual([])
  await page.reload()
  await draws(page).getByText('No draws left. Fill your squad to get another.').waitFor()
  expect(await draws(page).locator('ul').textContent()).toContain('Prize 1: Stage figure')
})

test('an answer that was lost is asked for once more, and is one draw', { timeout: 60_000 }, async () => {
  const { page } = await open('th', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  await playAs(page, await players.newFounder())
  await page.reload()
  await favour(3)
  const before = await countDraws()
  const keys = new Set<string | undefined>()
  let lost = 0
  await page.route(`**${drawCalls.draw.path}`, async (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    if (lost++ > 4) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await draws(page).getByRole('button', { name: 'สุ่มรางวัล' }).click()
  await draws(page).getByRole('alert').waitFor()
  await draws(page).getByRole('button', { name: 'สุ่มรางวัล' }).click()
  await draws(page).getByText('รางวัลที่ 3').first().waitFor()
  expect([await countDraws(), keys.size]).toEqual([before + 1, 1])
})

test('where a question comes first, a wrong answer costs a try and a right one opens the draw', {
  timeout: 60_000,
}, async () => {
  const { page } = await open('zh')
  await playAs(page, await players.newFounder('SG'))
  await page.reload()
  await draws(page).getByRole('button', { name: '提交答案' }).click()
  await draws(page).getByText('请选择一个答案。').waitFor()
  expect(await findings(page)).toEqual([])
  await answer(page, false)
  await draws(page).getByText('今天还可答 2 次').waitFor()
  await answer(page, true)
  await draws(page).getByRole('button', { name: '抽奖' }).waitFor()
  expect(await draws(page).locator('form').count()).toBe(0)
})

/** Answers the question that is shown. */
async function answer(page: Page, isRight: boolean) {
  const text = await draws(page).locator('legend').textContent()
  const question = readQuestions(process.cwd()).find((each) => each.text.zh === text)!
  const option = question.options.findIndex((each) => (each === question.right) === isRight)
  await draws(page).locator(`input[value="${option}"]`).check()
  await draws(page).getByRole('button', { name: '提交答案' }).click()
}
