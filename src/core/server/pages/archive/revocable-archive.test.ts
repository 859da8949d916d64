import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pack } from '../page-cache.ts'
import { openPageArchive } from './page-archive.ts'
import { openRevocableArchive, type RevocableArchive } from './revocable-archive.ts'

const address = '/en/static/a.html'

function newFolder() {
  const made = mkdtempSync(join(tmpdir(), 'encore-revocable-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** An archive as a process opens it at its start. */
async function start(folder: string) {
  const archive = await openRevocableArchive({
    archive: await openPageArchive(join(folder, 'static'), 'build'),
    stateFile: join(folder, 'withdrawals.json'),
    onFault: (error) => {
      throw error
    },
  })
  onTestFinished(() => archive.stop())
  return archive
}

const show = async (archive: RevocableArchive) => (await archive.find(address))?.plain.toString()

/** An archive with a page, which follows a database without withdrawals. */
async function startWithPage() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = newFolder()
  const archive = await start(folder)
  await archive.follow('0')
  await archive.save(address, await pack({ status: 200, headers: {}, html: 'an article' }))
  expect(await show(archive)).toBe('an article')
  return { folder, archive }
}

test('a withdrawal removes the pages', async () => {
  const { folder, archive } = await startWithPage()
  expect([await archive.follow('0'), await archive.follow('1')]).toEqual([false, true])
  expect(await show(archive)).toBeUndefined()
  expect(await (await openPageArchive(join(folder, 'static'), 'build')).find(address)).toBeNull()
})

test('a withdrawal during a stop removes the pages at the start', async () => {
  const { folder, archive } = await startWithPage()
  await archive.stop()
  const restarted = await start(folder)
  await restarted.follow('1')
  expect(await show(restarted)).toBeUndefined()
})

test('pages outlive a restart without withdrawals', async () => {
  const { folder, archive } = await startWithPage()
  await archive.stop()
  const restarted = await start(folder)
  await restarted.follow('0')
  expect(await show(restarted)).toBe('an article')
})

test('a start without the database shows no page if the process was stopped before the outage', async () => {
  const { folder, archive } = await startWithPage()
  await archive.stop()
  const restarted = await start(folder)
  restarted.lose()
  expect(await show(restarted)).toBeUndefined()
  await restarted.stop()
  expect(await show(await start(folder))).toBeUndefined()
})

test('a restart during an outage shows the pages, however long the outage lasts', async () => {
  const { folder, archive } = await startWithPage()
  archive.lose()
  vi.advanceTimersByTime(300_000)
  await archive.stop()
  vi.advanceTimersByTime(50_000)
  expect(await show(await start(folder))).toBe('an article')
})

test('a start long after a stop during an outage shows no page', async () => {
  const { folder, archive } = await startWithPage()
  archive.lose()
  await archive.stop()
  vi.advanceTimersByTime(61_000)
  expect(await show(await start(folder))).toBeUndefined()
})

test('a notice of a withdrawal hides the pages until the database was asked, after a restart too', async () => {
  const { folder, archive } = await startWithPage()
  archive.lose()
  archive.suspend()
  expect(await show(archive)).toBeUndefined()
  archive.lose()
  await archive.stop()
  expect(await show(await start(folder))).toBeUndefined()
  await archive.follow('0')
  expect(await show(archive)).toBe('an article')
})

test.each(['', 'null', '{"withdrawals":0}', '[]', '{"lostAt":'])(
  'a state file of %j is unknown, and shows no page until the database was asked',
  async (state) => {
    const { folder, archive } = await startWithPage()
    await archive.stop()
    writeFileSync(join(folder, 'withdrawals.json'), state)
    const restarted = await start(folder)
    expect(await show(restarted)).toBeUndefined()
    await restarted.follow('0')
    expect(await show(restarted)).toBeUndefined()
  },
)
