import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { config } from '../../../site.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser's program. */
    chromium: string
  }
}

/** Without hinting letters keep fractional widths, as on phones. */
const flags =
  '--headless --font-render-hinting=none --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions
/** The game's web view. */
export const gameBrowser = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile MSDK/5.30',
} satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

/** Browsers with and without pictures, started lazily and shared by the files of a worker. */
const browsers = new Map<boolean, Promise<Browser>>()
let pictures = false

/** Events of a page: empty at the end of every test. */
export interface Seen {
  errors: string[]
  violations: string[]
  /** Requested paths of calls and documents. */
  calls: string[]
  documents: string[]
}
export interface Visit {
  page: Page
  seen: Seen
}

interface VisitOptions extends BrowserContextOptions {
  /** False to meet the page before hydration. */
  ready?: boolean
  /** Sets the consent cookie, so that no banner covers the page. */
  consent?: boolean
  origin?: string
  /** What the browser says of its connection; on 2g no page is loaded ahead, whose calls would come at any time. */
  connection?: { effectiveType?: '2g'; saveData?: boolean }
  /** Runs before navigation: routes and init scripts. */
  before?: (page: Page) => Promise<unknown>
}

/** Loads pictures in this file; creating and decoding them takes half of the time. */
export function showPictures() {
  beforeAll(() => {
    pictures = true
  })
  afterAll(() => {
    pictures = false
  })
}

/** Opens an address in a fresh context and, by default, waits for hydration. */
export async function visit(
  path: string,
  {
    ready = true,
    consent = true,
    origin = inject('origin'),
    connection = { effectiveType: '2g' },
    before,
    ...options
  }: VisitOptions = {},
): Promise<Visit> {
  const context = await (await openBrowser()).newContext({ ...desktop, ...options })
  onTestFinished(() => context.close()) // open pages would slow the tests that follow
  if (consent) await context.addCookies([{ name: 'cc_cookie', value: consentCookie, url: origin }])
  const page = await context.newPage()
  const seen = await watch(page, origin)
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
  await before?.(page)
  await page.goto(origin + path)
  if (ready) await hydrate(page)
  return { page, seen }
}

/** For `before`: a page that never rests while it sleeps, so that only an act wakes it. */
export const restless = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { requestIdleCallback: atRest } = globalThis
    globalThis.requestIdleCallback = (run, options) =>
      document.documentElement.dataset.ready ? atRest(run, options) : 0
  })

/** Opens a page whose scripts arrive when `hydrate` is called. */
export async function visitAsleep(path: string, options: Parameters<typeof visit>[1] = {}) {
  let wake = () => {}
  const woken = new Promise<void>((done) => {
    wake = done
  })
  const hold = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      await woken
      await route.continue()
    })
  const visited = await visit(path, { ...options, ready: false, before: hold })
  const hydrateNow = async () => {
    wake()
    await visited.page.waitForSelector('html[data-ready]')
  }
  return { ...visited, hydrateNow }
}

/** Sends the first input and waits for a selector: a hydrated page. */
export async function hydrate(page: Page, selector = 'html[data-ready]') {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForSelector(selector)
}

function openBrowser(): Promise<Browser> {
  const open =
    browsers.get(pictures) ??
    chromium.launch({
      executablePath: inject('chromium'),
      args: [...flags.split(' '), `--blink-settings=imagesEnabled=${pictures}`],
    })
  browsers.set(pictures, open)
  return open
}

/** Consent to the necessary category alone. */
const consentCookie = encodeURIComponent(
  JSON.stringify({
    categories: ['necessary'],
    revision: config.consent.revision,
    data: null,
    consentTimestamp: '2026-01-01T00:00:00.000Z',
    consentId: '7c1a4f1e-6a2b-4a53-9b0e-0f6f5d7f7a11',
    services: { necessary: [], personalization: [], analytics: [] },
    languageCode: 'en',
    lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
    expirationTime: 4_102_444_800_000,
  }),
)

async function watch(page: Page, origin: string): Promise<Seen> {
  const seen: Seen = { errors: [], violations: [], calls: [], documents: [] }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    seen.errors.push(text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  page.on('request', (request) => {
    const path = request.url().slice(origin.length)
    if (path.startsWith('/api/')) seen.calls.push(path)
    else if (request.isNavigationRequest()) seen.documents.push(path)
  })
  await page.exposeBinding('reportViolation', (_, text: string) => seen.violations.push(text))
  await page.addInitScript(() => {
    // drawn without a graphics card, decorations that never end would take a processor each
    document.addEventListener('DOMContentLoaded', () => {
      const endless = document.getAnimations().filter(({ effect }) => effect!.getTiming().iterations === Infinity)
      for (const animation of endless) animation.pause()
    })
    const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return seen
}
