import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { ConsentWriter, recordConsent } from '../setup/data/consents.ts'
import { databaseUrlOf, isRunning, postmasterOf } from '../setup/database/postgres.ts'
import { launch, removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 300_000 })

let site: Site | undefined
let folder: string
afterEach(async () => {
  await site?.end()
  removeDataFolder(folder)
})

/** Starts a site; later waits last ten seconds, or twice this start on a busy machine. */
async function firstStart() {
  folder = mkdtempSync(join(tmpdir(), 'encore-crash-'))
  const settings = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: 'loopback',
  }
  const from = Date.now()
  site = await startSite(settings)
  const limit = Math.max(10_000, 2 * (Date.now() - from))
  const writer = new ConsentWriter(site.origin)
  const someWrites = () => {
    const before = writer.acknowledged.length
    return vi.waitUntil(() => writer.acknowledged.length > before + 5, { timeout: limit, interval: 20 })
  }
  return { settings, limit, writer, someWrites }
}

test('after each kill of the process it starts again, and no acknowledged write is lost or doubled', async () => {
  const { settings, limit, writer, someWrites } = await firstStart()
  const { pid } = postmasterOf(folder)
  for (let kill = 1; kill <= 3; kill++) {
    await someWrites()
    await site!.end('SIGKILL')
    const from = Date.now()
    site = await startSite(settings)
    expect(Date.now() - from, `start after kill ${kill}`).toBeLessThan(limit)
    expect(postmasterOf(folder).pid, 'the PostgreSQL that was left running is adopted').toBe(pid)
  }
  await someWrites()
  await writer.stop()
  expect(await writer.countStored(databaseUrlOf(folder))).toEqual([[1, writer.acknowledged.length]])
  expect(await site!.end()).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('after each kill of PostgreSQL the living process brings it back, and nothing is lost or doubled', async () => {
  const { limit, writer, someWrites } = await firstStart()
  for (let kill = 1; kill <= 3; kill++) {
    await someWrites()
    process.kill(postmasterOf(folder).pid, 'SIGKILL')
    const isBack = async () => (await recordConsent(site!.origin)).ok
    await vi.waitUntil(async () => !(await isBack()), { timeout: limit, interval: 10 })
    await vi.waitUntil(isBack, { timeout: limit, interval: 50 })
  }
  await writer.stop()
  expect(await writer.countStored(databaseUrlOf(folder))).toEqual([[1, writer.acknowledged.length]])
  expect([...writer.refused.keys()], 'what was refused was told to come again').toEqual([503])
  expect(await site!.end()).toBe(0)
})

test('a process that is killed while it makes the database leaves nothing that hinders the next start', async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-crash-'))
  const child = launch({ DATA_DIR: folder, PORT: '0' })
  await vi.waitUntil(hasBegun, { timeout: 60_000, interval: 5 })
  child.kill('SIGKILL')
  site = await startSite({ DATA_DIR: folder })
  expect((await recordConsent(site.origin)).status).toBe(200)
  expect(await site.end()).toBe(0)
})

/** True once initdb has written its version file. */
const hasBegun = () =>
  readdirSync(folder).some((name) => name.startsWith('postgres') && existsSync(join(folder, name, 'PG_VERSION')))
