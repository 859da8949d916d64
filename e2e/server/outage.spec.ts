import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { recordConsent } from '../setup/data/consents.ts'
import { importOwnLineups } from '../setup/data/lineups.ts'
import { DatabaseLink } from '../setup/database/database-link.ts'
import { createEmptyDatabase, migrateDatabase, query } from '../setup/database/postgres.ts'
import { production, removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Site
let link: DatabaseLink
let settings: Record<string, string>
beforeEach(async () => {
  link = await DatabaseLink.open(await createEmptyDatabase(inject('databaseUrl')))
  const port = String(await freePort())
  settings = {
    ...production,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: link.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'encore-outage-')),
    LOG_LEVEL: 'silent',
  }
})
afterEach(async () => {
  await site.end()
  link.cut()
  removeDataFolder(site.dataFolder)
})

/** Waits for connections that were let in before a limit held. */
async function noneComesIn(starting: { pid?: unknown }[]) {
  const pids = starting.map(({ pid }) => Number(pid))
  const states = `select pid from pg_stat_activity where state = 'starting' and pid = any('{${pids}}')`
  await vi.waitFor(async () => expect(await query(inject('databaseUrl'), states)).toEqual([]), 10_000)
}

/** Expects what a visitor and a proxy see during an outage. */
async function expectOutage() {
  const from = performance.now()
  const calls = await Promise.all(Array.from({ length: 30 }, () => recordConsent(site.origin)))
  for (const call of calls) {
    expect(call.status).toBe(503)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await call.json()).toMatchObject({ code: 500003, data: null })
  }
  expect(performance.now() - from).toBeLessThan(10_000) // 4 s by the timeouts of db.ts; a single queue would take 12 s
  for (const path of [
    '/en/',
    '/th/books/hero',
    '/zh/chess/m15s16/TFT15_Ahri',
    '/ms/privacy-notice',
    '/en/guide',
    '/th/all-activities',
  ]) {
    expect((await fetch(site.origin + path)).status, path).toBe(200)
  }
  const readiness = await fetch(`${site.origin}/readyz`)
  expect(readiness.status).toBe(200)
  expect(await readiness.json()).toEqual({ status: 'ready', database: 'down' })
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
}

async function expectRecovery() {
  await vi.waitUntil(async () => (await recordConsent(site.origin)).status === 200, { timeout: 20_000, interval: 100 })
  expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ status: 'ready', database: 'up' })
}

describe('while the database', () => {
  test.each([
    ['stalls', () => link.stall()],
    ['refuses connections', () => link.cut()],
  ])('%s, pages are served, calls say when to come again, and it recovers by itself', async (_, breakIt) => {
    await migrateDatabase(link.url)
    await importOwnLineups(link.url)
    site = await startSite(settings)
    expect((await recordConsent(site.origin)).status).toBe(200)
    breakIt()
    await expectOutage()
    await link.mend()
    await expectRecovery()
    const home = async () => (await fetch(`${site.origin}/en/`)).text()
    await vi.waitUntil(async () => (await home()).includes('/lineupDetail/'), { timeout: 20_000, interval: 100 })
  })

  test('has no connection left, the same holds', async () => {
    const url = new URL(link.url)
    const role = url.pathname.slice(1)
    const asRole = async (statement: string) => query(inject('databaseUrl'), statement.replaceAll('{role}', role))
    await asRole(`create role {role} login password 'x'`)
    await asRole(`alter database {role} owner to {role}`)
    Object.assign(url, { username: role, password: 'x' })
    site = await startSite({ ...settings, DATABASE_URL: url.href })
    expect((await recordConsent(site.origin)).status).toBe(200)
    await asRole('alter role {role} connection limit 0')
    await noneComesIn(await asRole(`select pid from pg_stat_activity where state = 'starting'`))
    await asRole(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '{role}'`)
    await expectOutage()
    await asRole('alter role {role} connection limit -1')
    await expectRecovery()
  })

  test('stalls, a signal still ends the process in order', async () => {
    site = await startSite(settings)
    link.stall()
    await recordConsent(site.origin)
    expect(await site.end('SIGTERM')).toBe(0)
  })
})

test('production starts without its database, and migrates and writes once it answers', async () => {
  link.cut()
  site = await startSite(settings)
  await expectOutage()
  await link.mend()
  await expectRecovery()
})

test('a start outside production does not go on without its database', async () => {
  site = await startSite(settings)
  await site.end()
  link.cut()
  const { NODE_ENV: _, ...local } = settings
  await expect(startSite(local)).rejects.toThrow(/can't be reached/)
})
