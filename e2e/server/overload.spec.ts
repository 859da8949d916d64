import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../setup/database/postgres.ts'
import { removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 60_000 })

async function start(): Promise<Site> {
  const site = await startSite({ DATABASE_URL: await createDatabase(inject('databaseUrl')), LOG_LEVEL: 'fatal' })
  onTestFinished(async () => {
    await site.end('SIGKILL')
    removeDataFolder(site.dataFolder)
  })
  return site
}

const statusOf = async (site: Site, path = '/robots.txt') => (await fetch(site.origin + path)).status

/** Stops the process for some milliseconds while a visitor waits. */
async function pause(site: Site, milliseconds: number) {
  site.child.kill('SIGSTOP')
  const asked = fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(milliseconds) })
  await expect(asked).rejects.toThrow('timeout')
  site.child.kill('SIGCONT')
}

test('a process that stood still for a moment answers all who came meanwhile', async () => {
  const site = await start()
  for (let times = 0; times < 2; times++) await pause(site, 1700) // by then no sample of the event loop is good
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(site)))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a process that is slow for long sends some away, scripts to all, and is well again', async () => {
  const site = await start()
  const [script] = (await (await fetch(`${site.origin}/en/`)).text()).match(/\/assets\/[\w.-]+\.js/)!
  const statuses: number[] = []
  const scripts: number[] = []
  while (!statuses.includes(503) && statuses.length < 12) {
    await pause(site, 1700)
    const [page, file] = await Promise.all([statusOf(site), statusOf(site, script)])
    statuses.push(page)
    scripts.push(file)
  }
  expect(statuses).toContain(503)
  expect(new Set(scripts)).toEqual(new Set([200])) // pages from memory are sent, and need them
  await vi.waitFor(async () => expect(await statusOf(site)).toBe(200), 10_000)
})
