import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import type * as Module from '#src/features/consent/web/optional-script.ts'
import { config } from '../site.config.ts'
import { visit } from './setup/browser/browser.ts'
import { bundleOf } from './setup/browser/bundle.ts'

const module = '/assets/optional-script.js'
const counter = '/assets/counter.js'
let bundle: string

beforeAll(async () => {
  bundle = await bundleOf('src/features/consent/web/optional-script.ts')
})

test('a script of a refused category raises the script-forbidden error and is not even asked for', async () => {
  const { page, asked } = await visitWithCounter()
  await choose(page, 'necessary')
  expect(await load(page)).toEqual({
    error: 'ScriptForbiddenError',
    message: `script-forbidden: ${counter} belongs to the category analytics, which was not accepted`,
    ran: false,
  })
  expect(asked).toEqual([])
})

test('before a choice the script is forbidden as well', async () => {
  const { page, asked } = await visitWithCounter()
  expect(await load(page)).toMatchObject({ error: 'ScriptForbiddenError', ran: false })
  expect(asked).toEqual([])
})

test('a script of an accepted category runs', async () => {
  const { page } = await visitWithCounter()
  await choose(page, 'all')
  expect(await load(page)).toEqual({ ran: true })
})

test('where no consent is required the script runs without a choice', async () => {
  const { page } = await visitWithCounter()
  expect(await load(page, { ...config.consent, required: false })).toEqual({ ran: true })
})

/** Opens a page with the module under test and an optional script. */
async function visitWithCounter() {
  const { page } = await visit('/en/books/hero', { consent: false })
  const asked: string[] = []
  const contentType = 'text/javascript'
  await page.route(inject('origin') + module, (route) => route.fulfill({ contentType, body: bundle }))
  await page.route(inject('origin') + counter, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType, body: 'globalThis.counted = true' })
  })
  await page.addScriptTag({ url: module })
  return { page, asked }
}

async function choose(page: Page, role: string) {
  const recorded = page.waitForResponse('**/api/consent/record')
  await page.locator(`aside button[value=${role}]`).click()
  await recorded
}

const load = (page: Page, consent = config.consent) =>
  page.evaluate(
    async ({ counter, consent }) => {
      const { underTest } = globalThis as unknown as { underTest: typeof Module }
      const fault = await underTest.loadOptionalScript(counter, 'analytics', consent).catch((error: Error) => error)
      return { ran: 'counted' in globalThis, ...(fault && { error: fault.name, message: fault.message }) }
    },
    { counter, consent },
  )
