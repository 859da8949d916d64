import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, hydrate, phone, showPictures, visit } from './setup/browser/browser.ts'
import { isShown } from './setup/browser/scrolling.ts'

showPictures()

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s stages and splashes are fetched when their section comes', async (_, screen) => {
  const fetched = new Set<string>()
  const { page } = await visit('/en/', {
    ...screen,
    ready: false,
    before: async (each) => {
      each.on('request', (request) => {
        const [, name] = /\/act\/m10s16\/\d+x\d+\/(\w+)\./.exec(request.url()) ?? []
        if (name) fetched.add(name)
      })
    },
  })
  await page.waitForLoadState('networkidle')
  const first = ['TFT10_Illaoi', 'home']
  expect([...fetched].sort()).toEqual(first)
  await hydrate(page, 'html[data-deck]')
  await inNextFrames(page)
  expect([...fetched].sort()).toEqual(first)
  await page.keyboard.press('PageDown')
  await isShown(page, 'championsInfo')
  await expect.poll(() => [...fetched].sort()).toEqual(['TFT10_Illaoi', 'TFT10_Jhin', 'TFT10_Sona', 'back', 'home'])
})

test.each([
  [true, ['block', 'none', 'none']],
  [false, ['block', 'block', 'block']],
])('before hydration, with scripting %s, the splashes of the slides are %j', async (javaScriptEnabled, shown) => {
  const { page } = await visit('/en/', { ...phone, ready: false, javaScriptEnabled })
  const displayOf = (all: Element[]) => all.map((each) => getComputedStyle(each).display)
  expect(await page.$$eval('#championsInfo article > :first-child', displayOf)).toEqual(shown)
})

/** Resolves when pictures that came into view have been requested. */
const inNextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let frames = 5
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done(null))
        next()
      }),
  )
