import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { query } from './setup/database/postgres.ts'
import { newEmail } from './setup/site/account-site.ts'
import { CampaignPlayers, playAs } from './setup/site/campaign-players.ts'

let players: CampaignPlayers
beforeAll(async () => {
  players = await CampaignPlayers.open()
})
afterAll(() => players.close())

let networks = 0
const open = async (path: string) => {
  const { page } = await visit(path, {
    ...phone,
    origin: players.site.origin,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `198.19.${networks++}.1` },
  })
  return page
}

const squadOf = (page: Page) => page.locator('section[aria-labelledby=own-squad]')

/** Goes from an invitation through sign-in, phone and character. */
async function becomeReady(page: Page) {
  const email = newEmail()
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.locator('input[name=email]').press('Enter')
  await dialog.locator('input[name=code]').fill(await players.site.codeTo(email))
  const panel = page.locator('section[aria-labelledby=squad-step]')
  const number = players.newNumber('TH')
  await panel.locator('[name=phone]').fill(number)
  await panel.locator('[name=act]').click()
  await panel.locator('[name=code]').fill(await players.codeTo(number))
  await panel.locator('[name=terms]').check()
  await panel.locator('[type=submit]').last().click()
  await panel.getByRole('button', { name: 'ค้นหาตัวละครของฉัน' }).click()
  await panel.locator('[name=sure]').check()
  await panel.locator('[type=submit]').click()
}

async function join(page: Page) {
  await page.locator('#squad-step', { hasText: 'สร้างหรือเข้าทีม' }).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'เข้าทีม', exact: true }).click()
  await squadOf(page).waitFor()
}

/** Draws as often as the player may. Returns the results in words. */
async function drawAll(page: Page): Promise<string[]> {
  const [deck, results] = [page.locator('#draw'), [] as string[]]
  await page.reload()
  for (const name of ['สุ่มรางวัล', 'สุ่มอีกครั้ง (เหลือ 1 ครั้ง)']) {
    await deck.getByRole('button', { name }).click()
    const stage = deck.locator('[data-step=shown]')
    await stage.waitFor()
    await expect.poll(() => deck.locator('ul > li').count()).toBe(results.length + 1)
    results.push((await stage.locator('h3').textContent())!)
  }
  return results
}

test('five players form a squad and draw, one wins; later a stranger checks the log', {
  timeout: 240_000,
}, async () => {
  const { url } = players.site
  await query(
    url,
    `update campaign_prizes set rate = case tier when 1 then 999990 else 1 end,
       stock = case tier when 1 then 1 else stock end, stock_left = case tier when 1 then 1 else stock_left end`,
  )
  const founder = await open('/th/squad')
  await playAs(founder, await players.newPlayer('TH'))
  await founder.reload()
  await founder.getByRole('checkbox').check()
  await founder.getByRole('button', { name: 'สร้างทีม', exact: true }).click()
  const link = new URL(await squadOf(founder).getByRole('textbox').inputValue())
  const friends: Page[] = []
  while (friends.length < 4) {
    const friend = await open(link.pathname + link.search)
    await friend.getByText('เราเก็บคำเชิญ', { exact: false }).waitFor()
    if (friends.length === 0) await becomeReady(friend)
    else {
      await playAs(friend, await players.newPlayer('TH'))
      await friend.goto(`${players.site.origin}/th/squad`)
    }
    await join(friend)
    friends.push(friend)
  }
  expect(await drawAll(founder)).toEqual(['คุณได้รางวัล!', 'ขอบคุณที่ร่วมสนุก'])
  for (const friend of friends) expect(await drawAll(friend)).toEqual(Array(2).fill('ขอบคุณที่ร่วมสนุก'))

  const prizes = founder.locator('#prizes')
  await prizes.getByRole('button').click()
  await prizes.locator('[name=name]').fill('ณัฐ ใจดี')
  await prizes.locator('[name=address]').fill('99/1 ถนนสุขุมวิท กรุงเทพฯ 10110')
  await prizes.locator('[type=submit]').click()
  await prizes.getByText('99/1 ถนนสุขุมวิท กรุงเทพฯ 10110').waitFor()

  await players.enter('ended')
  await players.runJob('reveal_draw_secret')
  await expect.poll(() => query(url, 'select 1 from campaign_draw_secrets where secret is not null')).toHaveLength(1)
  const stranger = await open('/en/draw/verify')
  await stranger.getByRole('button', { name: 'Check the log' }).click()
  await stranger.getByText('All good: 10 draws, no faults.').waitFor()
  expect(await stranger.locator('main [role=status]').textContent()).not.toContain('isn’t revealed yet')
  await founder.goto(`${players.site.origin}/en/draw/verify`)
  await founder.getByRole('button', { name: 'Check the log' }).click()
  await founder.getByText('Draw 1, line 2: Stage figure').waitFor()

  await players.enter('over')
  await players.runJob('forget_old_campaigns')
  const addresses = () => query(url, 'select 1 from campaign_recipients where recipient_sealed is not null')
  await expect.poll(addresses, { timeout: 10_000 }).toEqual([])
})
