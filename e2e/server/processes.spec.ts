import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { createDatabase, isRunning } from '../setup/database/postgres.ts'
import { production, removeDataFolder, runUntilExit, type Site, startSite } from '../setup/site/site.ts'

async function startTwo(more: Record<string, string> = {}) {
  const DATABASE_URL = await createDatabase(inject('databaseUrl'))
  const site = await startSite({ ...production, DATABASE_URL, PROCESSES: '2', LOG_LEVEL: 'error', ...more })
  onTestFinished(async () => {
    await site.end('SIGKILL')
    removeDataFolder(site.dataFolder)
  })
  return site
}

/** Ids of the processes that answer for a site. */
const answering = ({ child: { pid } }: Site): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Requests on a fresh connection; gives up after a second. */
const ask = (site: Site, path: string) =>
  fetch(site.origin + path, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1000) })

test('a process that is killed is replaced, and the other one answers meanwhile', async () => {
  const site = await startTwo()
  const [first, second] = answering(site)
  process.kill(first!, 'SIGKILL')
  await vi.waitFor(() => expect(answering(site)).not.toContain(first))
  expect((await fetch(`${site.origin}/en/books/hero`)).status).toBe(200)
  await vi.waitFor(() => expect(answering(site)).toHaveLength(2), 20_000)
  process.kill(second!, 'SIGKILL')
  await vi.waitFor(async () => expect((await ask(site, '/en/books/hero')).status).toBe(200), 20_000)
  expect(site.output().match(/has ended and is replaced/g)).toHaveLength(2)
})

test('what keeps a process from being replaced is told', async () => {
  const site = await startTwo()
  const [first] = answering(site)
  const holder = (number: number) => join(site.dataFolder, `process-${number}/encore.pid`)
  copyFileSync(holder(2), holder(1)) // makes the folder look taken
  process.kill(first!, 'SIGKILL')
  await vi.waitFor(
    () => expect(site.output()).toMatch(/process-1 is in use by another Encore .* can not start/),
    20_000,
  )
  rmSync(holder(1))
  await vi.waitFor(() => expect(answering(site)).toHaveLength(2), 20_000)
})

test('processes that all end at once are replaced', async () => {
  const site = await startTwo()
  for (const each of answering(site)) process.kill(each, 'SIGKILL')
  await vi.waitFor(async () => expect((await ask(site, '/en/books/hero')).status).toBe(200), 20_000)
})

test('metrics are the sums of all processes', async () => {
  const METRICS_PORT = String(await freePort())
  const site = await startTwo({ METRICS_PORT })
  for (let asked = 0; asked < 10; asked++) {
    const { status } = await fetch(`${site.origin}/en/books/hero`, { headers: { connection: 'close' } })
    expect(status).toBe(200)
  }
  const figures = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text()
  expect(figures).toMatch(/encore_http_seconds_count\{kind="page",status="200"\} 10\n/)
})

test('metrics of a process that has stalled are waited for in vain, and asked for again', async () => {
  const METRICS_PORT = String(await freePort())
  const site = await startTwo({ METRICS_PORT })
  const status = async () => (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).status
  const [first] = answering(site)
  process.kill(first!, 'SIGSTOP')
  expect(await status()).toBe(503)
  process.kill(first!, 'SIGCONT')
  expect(await status()).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all processes, and the start with 0', async (signal) => {
  const site = await startTwo()
  const processes = answering(site)
  expect(processes).toHaveLength(2)
  for (const each of processes) process.kill(each, signal) // as a terminal or init system signals a process group
  expect(await site.end(signal)).toBe(0)
  expect(processes.filter(isRunning)).toEqual([])
})

test('a killed start leaves no process behind', async () => {
  const site = await startTwo()
  const processes = answering(site)
  await site.end('SIGKILL')
  await vi.waitFor(() => expect(processes.filter(isRunning)).toEqual([]), 10_000)
})

test('what keeps the processes from their start is told once', async () => {
  const { port } = new URL(inject('origin'))
  const settings = { ...production, DATABASE_URL: inject('databaseUrl'), PROCESSES: '2', PORT: port }
  // on a busy machine jobs may wait for the database, of which they warn
  const { code, output } = await runUntilExit({ ...settings, HOST: '127.0.0.1', LOG_LEVEL: 'error' })
  expect(code).toBe(1)
  expect(output.trim()).toBe(`The port ${port} is in use; stop the program that uses it or set PORT to another port.`)
})

test('several processes outside production are refused', async () => {
  const { code, output } = await runUntilExit({ PROCESSES: '2' })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'The setting PROCESSES is wrong: more than one needs NODE_ENV=production, which requires the settings they share.',
  )
})
