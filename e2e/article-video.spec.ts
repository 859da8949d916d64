import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'
import { misfits } from './setup/browser/walk.ts'
import { filmed, storeArticle } from './setup/data/articles.ts'
import { platform } from './setup/peers/video-platform.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import type { StudioSite } from './setup/site/studio-site.ts'

const plain = { ready: false, javaScriptEnabled: false }

/** A site with an article below a video. */
let site: StudioSite
beforeAll(async () => {
  const shared = await sharedStudioSite()
  site = shared.site
  const html = '<h2>One</h2><p>Words</p><h2>Two</h2><p>Words</p><h2>Three</h2><p>Words</p>'
  await storeArticle(shared.url, { id: 'filmed', html, video: filmed })
})
const visitFilmed = (options: object = {}, language = 'en') =>
  visit(`/${language}/news/detail?content_id=filmed`, {
    origin: site.origin,
    before: (page) => platform(page, []),
    ...options,
  })

describe('a video above a text', () => {
  test('is a link without a script, and the article has its text', async () => {
    const { page } = await visitFilmed(plain)
    expect(await page.locator('main h2').count()).toBeGreaterThan(2)
    expect(await page.locator('figure a').getAttribute('href')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/a_b-1\?/,
    )
  })

  test('asks nothing of its platform before it is played, and follows its states', async () => {
    const asked: string[] = []
    const { page, seen } = await visitFilmed({ before: (page: Page) => platform(page, asked) })
    expect(asked).toEqual([])
    await page.getByRole('link', { name: /^Play video/ }).click()
    await page.locator('iframe[data-state=playing]').waitFor()
    expect(asked).toHaveLength(1)
    const frame = page.locator('iframe')
    await frame.evaluate((each: HTMLIFrameElement) =>
      each.contentWindow!.postMessage('{"event":"command","func":"pauseVideo"}', '*'),
    )
    await page.locator('iframe[data-state=paused]').waitFor()
    expect(seen.violations).toEqual([])
  })

  test.each([
    [1440, 500, 0.4 * 500 + 68],
    [390, 844, Number.POSITIVE_INFINITY],
  ])(
    'keeps 16:9 in a window of %i x %i, and is at most 40vh and the header high on wide screens',
    async (width, height, most) => {
      const { page } = await visitFilmed({ viewport: { width, height } })
      const ratioOf = async (part: Locator) => {
        const box = (await part.boundingBox())!
        expect(box.height).toBeLessThanOrEqual(most + 1)
        return box.width / box.height
      }
      const play = page.getByRole('link', { name: /^Play video/ })
      expect(await ratioOf(play)).toBeCloseTo(16 / 9, 1)
      await play.click()
      await page.locator('iframe[data-state=playing]').waitFor()
      expect(await ratioOf(page.locator('iframe'))).toBeCloseTo(16 / 9, 1)
    },
  )

  test('that breaks is reported, with a link to it', async () => {
    const { page } = await visitFilmed()
    await page.getByRole('link', { name: /^Play video/ }).click()
    await page.locator('iframe[data-state=playing]').waitFor()
    await page
      .locator('iframe')
      .evaluate((each: HTMLIFrameElement) => each.contentWindow!.postMessage('{"event":"command","func":"break"}', '*'))
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toContain('youtube-nocookie')
  })

  test('can be played by keyboard', async () => {
    const { page } = await visitFilmed()
    await page.getByRole('link', { name: /^Play video/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('iframe[data-state=playing]').waitFor()
  })

  test.each(languages)('has no findings of axe and fits every width in %s', async (language) => {
    const { page, seen } = await visitFilmed({ bypassCSP: true }, language)
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
    expect(await misfits(page)).toEqual([])
    expect(seen.errors).toEqual([])
  })
})

test('search engines get the article and its video', async () => {
  const { page } = await visitFilmed(plain)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'filmed',
    datePublished: expect.stringMatching(/^2026-01-01T/),
    video: { '@type': 'VideoObject', embedUrl: expect.stringContaining('youtube-nocookie.com/embed/a_b-1') },
  })
})
