import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { type Campaign, campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, gameBrowser, phone, visit } from './setup/browser/browser.ts'
import { seenText } from './setup/browser/seen-text.ts'
import { misfits } from './setup/browser/walk.ts'
import { platform } from './setup/peers/video-platform.ts'

const plain = { ready: false, javaScriptEnabled: false }
const { getCampaignConfig, getReserveNumber, readCampaign } = campaignCalls

const demonstration = {
  en: 'demonstration without real prizes',
  zh: '不含真实奖品',
  th: 'ไม่มีของรางวัลจริง',
  ms: 'tanpa hadiah sebenar',
}

/** Ids of the sections, and those to which the links of the page lead. */
const sectionsOf = (page: Page) => page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))
const linkedIn = (page: Page) =>
  page.locator('main nav a[href^="#"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')!.slice(1)))

test.each(languages)('in %s the page has its sections, dates and rules without a script', async (language) => {
  const { page } = await visit(`/${language}/pre-register`, plain)
  expect(await page.locator('main > section > h2').count()).toBe(6)
  expect(await linkedIn(page)).toEqual(await sectionsOf(page))
  const hero = await page.locator('main > header').textContent()
  const guide = await page.locator('#guide').textContent()
  for (const part of [hero, guide]) expect(part).toContain(demonstration[language])
  expect(guide!.match(/\d\d:\d\d \(UTC\+8\)/g)).toHaveLength(4)
  const rules = await page.locator('#guide details').allTextContents()
  expect(rules.map((each) => each.match(/18|20/)?.[0])).toEqual(['18', '18', '20'])
  for (const each of rules) expect(each).toContain(demonstration[language])
  expect(await page.locator('#champions a').first().getAttribute('href')).toMatch(/\/chess\/m10s16\/TFT10_/)
})

test('search engines read the campaign as an event, and find it in the sitemap', async () => {
  const { page } = await visit('/th/pre-register', plain)
  const event = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!)
  expect(event).toMatchObject({ '@type': 'Event', url: `${inject('origin')}/th/pre-register`, name: /ซาวด์เช็ก/ })
  expect(Date.parse(event.endDate)).toBeGreaterThan(Date.parse(event.startDate))
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  expect(await (await fetch(`${inject('origin')}/sitemap.xml`)).text()).toContain('/ms/pre-register</loc>')
})

test('header and activities lead to the campaign', async () => {
  const { page } = await visit('/en/all-activities', plain)
  const links = page.locator('a[href="/en/pre-register"]')
  expect(await page.locator('header').first().locator('a[href="/en/pre-register"]').count()).toBeGreaterThan(0)
  expect(await page.locator('main article').first().locator(links).count()).toBe(1)
})

const tell = (data: object) => (route: Route) => route.fulfill({ json: { code: 0, msg: '', data, seq: '' } })

describe('a trailer', () => {
  const trailer = {
    embed: 'https://www.youtube-nocookie.com/embed/a_b-1?autoplay=1&enablejsapi=1&rel=0',
    page: 'https://www.youtube.com/watch?v=a_b-1',
  }
  /** Gives the campaign a trailer. */
  const withTrailer = (page: Page) =>
    page.route(`**${readCampaign.path}`, async (route) => {
      const { data } = await (await route.fetch()).json()
      await tell({ ...data, trailer })(route)
    })

  test('is a section with its link, and asks no other host for anything before it is played', async () => {
    const asked: string[] = []
    const { page } = await visit('/en/#/pre-register', {
      before: async (page) => {
        await withTrailer(page)
        await platform(page, asked)
      },
    })
    await page.locator('#trailer').scrollIntoViewIfNeeded()
    expect(await sectionsOf(page)).toContain('trailer')
    expect(await linkedIn(page)).toEqual(await sectionsOf(page))
    expect(asked).toEqual([])
    await page
      .locator('#trailer')
      .getByRole('link', { name: /^Play video/ })
      .click()
    await page.locator('#trailer iframe[data-state=playing]').waitFor()
    expect(asked).toEqual([trailer.embed])
    expect(await page.locator('#trailer').getByRole('link').getAttribute('href')).toBe(trailer.page)
  })

  test.each(languages)('has no findings of axe and fits every width in %s', async (language) => {
    const { page, seen } = await visit(`/${language}/#/pre-register`, { bypassCSP: true, before: withTrailer })
    await page.locator('#trailer').waitFor()
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
    expect(await misfits(page)).toEqual([])
    expect(seen.errors).toEqual([])
  })
})

/** The campaign as the server has it now. */
const readNow = async (): Promise<Campaign> => {
  const answer = await fetch(inject('origin') + getCampaignConfig.path, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  return (await answer.json()).data.campaign
}

const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString()

/** Waits until the heading has a text. */
const headed = (page: Page, text: string) => expect.poll(() => seenText(page, 'h1')).toBe(text)

const leftOf = (page: Page) => page.locator('main > header p', { hasText: /days/ }).locator('b').allTextContents()

describe('the countdown', () => {
  test.each([-60, 60])('is right on a device whose clock is %i minutes off', async (minutes) => {
    const { endsAt, now } = await readNow()
    const hours = Math.floor((Date.parse(endsAt) - Date.parse(now)) / 3_600_000)
    const { page } = await visit('/en/pre-register', {
      before: (page) => page.clock.setFixedTime(Date.now() + minutes * 60_000),
    })
    await expect
      .poll(() => leftOf(page))
      .toEqual([Math.floor(hours / 24), hours % 24].map((each) => String(each).padStart(2, '0')))
  })

  test('asks for the next phase when it ends', async () => {
    const campaign = await readNow()
    const before = { ...campaign, phase: 'before', startsAt: later(campaign.now, 1) }
    let answer: object = before
    const { page } = await visit('/en/pre-register', {
      before: async (page) => {
        await page.clock.install()
        await page.route(`**${getCampaignConfig.path}`, (route) => tell({ campaign: answer })(route))
      },
    })
    await headed(page, 'Soundcheck is coming up')
    answer = { ...campaign, phase: 'open', now: later(campaign.now, 1) }
    await page.clock.fastForward('01:00:00')
    await page.clock.runFor(10_000)
    await headed(page, 'Soundcheck starts now')
  })
})

test.each([
  ['before', 'Soundcheck is coming up', 'Pre-registration opens on'],
  ['ended', 'Soundcheck has closed', 'come back on'],
  ['rewards', 'Soundcheck rewards are here', 'bind your character'],
  ['over', 'Soundcheck is over', 'This campaign is over'],
])('a cached page shows the phase %s as soon as the server says so', async (phase, heading, sentence) => {
  const campaign = { ...(await readNow()), phase }
  const { page, seen } = await visit('/en/pre-register', {
    before: (page) => page.route(`**${getCampaignConfig.path}`, tell({ campaign })),
  })
  await headed(page, heading)
  expect(await page.locator('main > header').textContent()).toContain(sentence)
  expect(seen.errors).toEqual([])
})

test('the count grows on the open page, and screen readers hear of milestones only', async () => {
  let count = 2
  const { page } = await visit('/en/pre-register', {
    before: async (page) => {
      await page.clock.install()
      await page.route(`**${getReserveNumber.path}`, (route) => tell({ reserve_num: count })(route))
    },
  })
  const board = page.locator('main > header').getByText('phone numbers registered')
  const news = page.locator('main > header [role=status]').last()
  await expect.poll(() => board.textContent()).toContain('2 ')
  count = 9
  await page.clock.runFor(17_000)
  await expect.poll(() => board.textContent()).toContain('9 ')
  expect(await news.textContent()).toContain('2 gold tickets')
  count = 1234
  await page.clock.runFor(17_000)
  await expect.poll(() => board.textContent()).toContain('1,234 ')
  expect(await news.textContent()).toContain('Little Legend Egg')
})

test('inside the game the page has no links to networks, and its links to sections work', async () => {
  const { page } = await visit('/en/pre-register', gameBrowser)
  await page.locator('#guide').waitFor()
  expect(await page.locator('#media').count()).toBe(0)
  const links = page.getByRole('navigation', { name: 'On this page' })
  expect(await links.getByRole('link', { name: 'Official media' }).count()).toBe(0)
  await links.getByRole('link', { name: 'Event guide' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('guide')
  expect(page.url()).toContain('#/pre-register')
})

test('without a campaign the page says so', async () => {
  const { page } = await visit('/en/#/pre-register', {
    before: (page) =>
      page.route(`**${readCampaign.path}`, tell({ campaign: null, registered: 0, rules: [], trailer: null })),
  })
  await headed(page, 'No campaign right now')
  expect(await page.getByRole('link', { name: 'See what’s on' }).getAttribute('href')).toContain('/all-activities')
})
