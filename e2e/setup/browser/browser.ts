import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { config } from '../../../site.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser's program. */
    chromium: string
  }
}

/** Hinting would round each letter to whole pixels, as no phone does: a line would be longer or shorter than its players see it. */
const flags =
  '--headless --font-render-hinting=none --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions
/** The game's own browser. */
export const gameBrowser = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile MSDK/5.30',
} satisfies BrowserContextOptions
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

/** Browsers with pictures and without, each begun when it is first needed and shared by the files that a worker runs. */
const browsers = new Map<boolean, Promise<Browser>>()
let pictures = false

/** What happened in a page: nothing here is expected to hold anything at the end of a test. */
export interface Seen {
  errors: string[]
  violations: string[]
  /** Paths of the calls, documents and other files that were asked for. */
  calls: string[]
  documents: string[]
}
export interface Visit {
  page: Page
  seen: Seen
}

interface VisitOptions extends BrowserContextOptions {
  /** False where the page is to be met before its script is awake. */
  ready?: boolean
  /** Answers the consent banner beforehand, so that it covers nothing. */
  consent?: boolean
  origin?: string
  /** Runs before the address is opened: for routes and scripts that have to be there from the start. */
  before?: (page: Page) => Promise<unknown>
}

/** Lets the browser of this file load pictures, for tests of what they show: making, packing and decoding them takes half of the time. */
export function showPictures() {
  beforeAll(() => {
    pictures = true
  })
  afterAll(() => {
    pictures = false
  })
}

/** Opens an address in a fresh browser profile and, unless told otherwise, waits until the page is awake. */
export async function visit(
  path: string,
  { ready = true, consent = true, origin = inject('origin'), before, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await (await openBrowser()).newContext({ ...desktop, ...options })
  onTestFinished(() => context.close()) // pages that stay open go on working, and slow the tests that follow
  if (consent) await context.addCookies([{ name: 'cc_cookie', value: consentCookie, url: origin }])
  const page = await context.newPage()
  const seen = await watch(page, origin)
  await before?.(page)
  await page.goto(origin + path)
  if (ready) await hydrate(page)
  return { page, seen }
}

/** Acts as a visitor does, for whom pages wait, until what is asked for is there: an awake page. */
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

/** A choice of the necessary category alone. */
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
    if (message.type() === 'error' || message.type() === 'warning') seen.errors.push(message.text())
  })
  page.on('pageerror', (error) => seen.errors.push(String(error)))
  page.on('request', (request) => {
    const path = request.url().slice(origin.length)
    if (path.startsWith('/api/')) seen.calls.push(path)
    else if (request.isNavigationRequest()) seen.documents.push(path)
  })
  await page.exposeBinding('reportViolation', (_, text: string) => seen.violations.push(text))
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return seen
}
