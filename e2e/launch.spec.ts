import { describe, expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { brokenWords } from './setup/browser/broken-words.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'
import { seenText } from './setup/browser/seen-text.ts'

const plain = { ready: false, javaScriptEnabled: false }
const titles = 'Remix Rumble · K.O. Coliseum'

test('the home page tells of the season, of all seasons and of its own address', async () => {
  const { page } = await visit('/en/', plain)
  expect(await page.textContent('#homeView')).toContain('Every trait is a genre.')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(titles)
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!)
  expect(data.url).toBe(`${inject('origin')}/en/`)
})

describe('what plays well now', () => {
  test('is three lineups, the patch with its arrows, and the event, without a script', async () => {
    const { page } = await visit('/en/', plain)
    const cards = page.locator('#homeView section li')
    expect(await cards.count()).toBe(5)
    expect(await cards.first().textContent()).toMatch(/^Tier [SA].+(Top 4 \d|Editor’s pick)/)
    expect(await cards.nth(3).textContent()).toMatch(/Patch .+[▲▼◆]/)
    await cards.first().locator('a').click()
    expect(page.url()).toMatch(/\/en\/lineupDetail\/m10s16\/[a-z-]+$/)
  })

  test('a season of the entries is the whole home’s, and goes along to lineups and gallery', async () => {
    const { page } = await visit('/en/')
    await page.locator('#homeView').getByRole('link', { name: 'K.O. Coliseum', exact: true }).click()
    await page.locator('h1', { hasText: 'Coliseum' }).waitFor()
    expect(page.url()).toMatch(/\/en\/\?season=m15s16$/)
    expect(await page.locator('main picture img').first().getAttribute('src')).toContain('/m15s16/')
    expect(await page.locator('#championsInfo article h3').allTextContents()).toContain('Gwen')
    await page.getByRole('link', { name: 'See all champions' }).click()
    await page.waitForURL(/\/en\/books\/hero\?season=m15s16$/)
  })
})

test('the stage is the background that the content service names', async () => {
  const pic_url = '/act/covers/1440x810/dev.jpg'
  const json = { code: 0, msg: 'ok', data: { background_list: [{ page_key: 'home', pic_url }] } }
  const { page } = await visit('/en/#/', {
    before: (each) => each.route('**/CommunityMediaGetBackGroundBatch', (route) => route.fulfill({ json })),
  })
  const stage = page.locator('main picture img').first()
  expect(await stage.getAttribute('src')).toBe(pic_url)
  expect((await stage.boundingBox())!.width).toBeGreaterThanOrEqual(page.viewportSize()!.width)
})

describe('a campaign', () => {
  /** Opens home with a campaign in the server's answer, at a frozen time. */
  const visitWith = (campaign: object | null, now: string) =>
    visit('/en/#/', {
      before: async (page) => {
        await page.clock.setFixedTime(now)
        await page.route('**/api/launch/season', async (route) => {
          const answer = await (await route.fetch()).json()
          await route.fulfill({ json: { ...answer, data: { ...answer.data, campaign } } })
        })
      },
    })
  const instants = {
    startsAt: '2026-08-07T10:00:00+08:00',
    endsAt: '2026-08-31T10:00:00+08:00',
    rewardsFrom: '2026-09-03T10:00:00+08:00',
    rewardsUntil: '2026-12-02T10:00:00+08:00',
  }

  test.each([
    ['before', '2026-07-20T04:00:00+08:00', 'See what’s coming', '18 days 6 hours until it opens'],
    ['open', '2026-08-30T08:30:00+08:00', 'Pre-register', '1 day 1 hour left'],
    ['rewards', '2026-09-03T10:00:00+08:00', 'Collect your rewards', '90 days 0 hours left to collect'],
  ])('in its phase %s is led to from home with the time that is left', async (phase, now, action, left) => {
    const { page } = await visitWith({ ...instants, phase }, now)
    const link = page.locator('#homeView').getByRole('link', { name: action, exact: true })
    expect(await link.getAttribute('href')).toContain('/pre-register')
    const parts = await page.locator('#homeView p', { hasText: /day/ }).locator('span').allTextContents()
    expect(parts.join(' ')).toBe(left)
  })

  test('is led to with the day of its end where no script counts the hours', async () => {
    const { page } = await visit('/en/', { ready: false, javaScriptEnabled: false })
    const left = page.locator('#homeView p[data-unknown] span')
    const shown = await left.evaluateAll((all) => all.filter((each) => getComputedStyle(each).visibility === 'visible'))
    expect(shown).toHaveLength(1)
    expect(await left.last().textContent()).toMatch(/^Until \d+\s\w+\s\d{4}$/)
  })

  test('keeps its phase where the clock of the device says that it has ended', async () => {
    const { page } = await visitWith({ ...instants, phase: 'open' }, '2026-08-31T11:00:00+08:00')
    await page.locator('#homeView').getByRole('link', { name: 'Pre-register', exact: true }).waitFor()
    expect(await page.locator('#homeView p', { hasText: /day/ }).count()).toBe(0)
  })

  test('that is over is not', async () => {
    const { page } = await visitWith(null, '2026-08-31T11:00:00+08:00')
    await page.getByRole('link', { name: 'See all champions' }).waitFor()
    expect(await page.locator('#homeView').getByRole('link', { name: 'Pre-register', exact: true }).count()).toBe(0)
  })
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('nothing moves on %s while the page is being parsed', async (_, screen) => {
  const { page } = await visit('/en/', { ...screen, ready: false, consent: false })
  const html = await (await fetch(page.url())).text()
  expect(await page.evaluate(parseInSlices, html)).toEqual([])
})

/** Runs in the page: writes it once more in slices, two frames apart; resolves with the layout shifts. */
async function parseInSlices(html: string): Promise<string[]> {
  const moved: string[] = []
  const watch = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
      if (value > 0.0006) moved.push(`${value} ${sources.map(({ node }) => node?.nodeName)}`) // less: in the header
  })
  document.open()
  watch.observe({ type: 'layout-shift' })
  const end = html.indexOf('id="championsInfo"')
  let start = 0
  for (let at = html.indexOf('</head>'); start < end; at += 500) {
    document.write(html.slice(start, at))
    start = at
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  document.write(html.slice(start))
  document.close()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return moved
}

interface LayoutShift {
  value: number
  sources: { node: Node | null }[]
}

test('the manifest names the seasons', async () => {
  const manifest = await (await fetch(`${inject('origin')}/en/manifest.webmanifest`)).json()
  expect(manifest.description).toContain(titles)
})

test('the manifests of all languages are of one app, with an icon that a phone may cut to its own shape', async () => {
  for (const language of languages) {
    const manifest = await (await fetch(`${inject('origin')}/${language}/manifest.webmanifest`)).json()
    expect(manifest.id).toBe('/')
    const { src } = manifest.icons.find(({ purpose }: { purpose?: string }) => purpose === 'maskable')
    const file = await fetch(inject('origin') + src)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

test.each(languages.flatMap((language) => [320, 390].map((width) => [language, width] as const)))(
  'in %s the heading of the home page breaks in no word at %i pixels with text twice as large',
  async (language, width) => {
    const { page } = await visit(`/${language}/`, { viewport: { width, height: 800 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.fonts.ready
    })
    expect(await brokenWords(page)).toEqual([])
  },
)

test.each([
  ['/act/a20241108cbt/th/index.html', 'รางวัลโคลสเบต้า', 'th'],
  ['/act/2025gsot/?lang=zh', '活动页面', 'zh'],
  ['/act/2025gsot/?lang=nosuch', 'Event page', 'en'],
])('outside production the sample page %s answers', async (path, title, language) => {
  const { page, seen } = await visit(path, { ready: false })
  expect(await seenText(page, 'h1')).toBe(title)
  expect(await page.getAttribute('html', 'lang')).toContain(language)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})
