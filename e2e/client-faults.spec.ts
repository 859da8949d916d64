import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { visit } from './setup/browser/browser.ts'
import { counting, sendFaults } from './setup/browser/visit-reports.ts'
import { createDatabase } from './setup/database/postgres.ts'
import { removeDataFolder, type Site, startSite } from './setup/site/site.ts'

let site: Site
let metrics: string
beforeAll(async () => {
  const port = String(await freePort())
  metrics = `http://localhost:${port}/metrics`
  site = await startSite({
    DATABASE_URL: await createDatabase(inject('databaseUrl')),
    METRICS_PORT: port,
    LOG_LEVEL: 'error',
  })
})
afterAll(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})

const { reportFaults } = analyticsCalls

/** Opens a page without a consent choice and waits until its faults are counted. */
async function visitCounted(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(path, { origin: site.origin, consent: false, ...options })
  await counting(visited.page)
  return visited
}

describe('faults', () => {
  const countOf = async (kind: string) =>
    Number(
      new RegExp(`encore_client_reports_total\\{kind="${kind}"\\} (\\d+)`).exec(
        await (await fetch(metrics)).text(),
      )?.[1] ?? 0,
    )
  const sentBy = async (request: Request) => {
    const { cookie } = await request.allHeaders()
    return { cookie, ...request.postDataJSON() }
  }

  test('of calls are told with path, status and code, without a cookie', async () => {
    const { page, seen } = await visitCounted('/en/books/hero')
    const path = '/api/gallery/traits'
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 503, json: { code: 500003, msg: 'busy', data: null, seq: '1' } }),
    )
    await page.locator('main nav a[href$="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    const before = await countOf('ajax_error')
    const { cookie, reports } = await sentBy(await sendFaults(page))
    expect(cookie).toBeUndefined()
    expect(reports).toEqual(
      expect.arrayContaining([
        { kind: 'ajax_error', path, status: 503, page: expect.any(String) },
        { kind: 'return_code_error', path, code: 500003, page: expect.any(String) },
      ]),
    )
    await expect.poll(() => countOf('ajax_error')).toBeGreaterThan(before)
    expect(seen.violations).toEqual([])
  })

  test('of the game-login host are told by what it returns, and calls that get no answer as such', async () => {
    const state = encodeURIComponent(JSON.stringify({ channelid: 1, nonce: 'made-up' }))
    const { page } = await visitCounted(`/en/books/hero?code=made-up&state=${state}`)
    const path = '/api/gallery/traits'
    await page.route(`**${path}`, (route) => route.abort())
    await page.locator('main nav a[href$="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    const { reports } = await sentBy(await sendFaults(page))
    expect(reports).toEqual(
      expect.arrayContaining([
        {
          kind: 'return_code_error',
          path: signInCalls.verify.path,
          code: expect.any(Number),
          page: expect.any(String),
        },
        { kind: 'request_failure', path, page: expect.any(String) },
      ]),
    )
  })

  test('that a page meets before its faults are counted are told too', async () => {
    const path = '/api/gallery/champions'
    const { page } = await visitCounted('/en/#/books/hero', {
      before: (page) => page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: 'no gateway' })),
    })
    const { reports } = await sentBy(await sendFaults(page))
    expect(reports).toContainEqual({ kind: 'ajax_error', path, status: 502, page: 'booksHero' })
  })

  test('of scripts are told, those of extensions are not', async () => {
    const { page } = await visitCounted('/en/books/hero')
    await page.evaluate(() => {
      const fault = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename, message: 'secret words' }))
      fault(`${location.origin}/assets/a.js`)
      fault('chrome-extension://abc/content.js')
    })
    const { reports } = await sentBy(await sendFaults(page))
    expect(reports).toEqual([{ kind: 'script_error', page: 'booksHero' }])
    await expect.poll(() => countOf('script_error')).toBeGreaterThan(0)
  })

  test('are dropped where there are too many at once, and kept off the net where there is none', async () => {
    const { page, seen } = await visitCounted('/en/books/hero')
    await page.evaluate(() => {
      const detail = { kind: 'video_error' }
      for (let n = 0; n < 500; n++) dispatchEvent(new CustomEvent('site-fault', { detail }))
    })
    const { reports } = await sentBy(await sendFaults(page))
    expect(reports).toHaveLength(20)
    const sent = seen.calls.length
    await page.context().setOffline(true)
    await page.evaluate(() => dispatchEvent(new CustomEvent('site-fault', { detail: { kind: 'video_error' } })))
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    expect(seen.calls.slice(sent).filter((path) => path === reportFaults.path)).toEqual([])
  })
})
