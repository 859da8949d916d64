import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { writeKeptFile } from '../../process/kept-file.ts'
import { type PackedPage, pack } from '../page-cache.ts'
import { openPageArchive } from './page-archive.ts'

const base = mkdtempSync(join(tmpdir(), 'encore-archive-'))
afterAll(() => rmSync(base, { recursive: true }))

let made = 0
const newFolder = () => join(base, String(made++))
const pageOf = (html: string): Promise<PackedPage> =>
  pack({ status: 200, headers: { 'content-type': 'text/html' }, html })
const onlyFileOf = (folder: string) => {
  const [name, ...others] = readdirSync(join(folder, 'build'))
  expect(others).toEqual([])
  return join(folder, 'build', name!)
}

test('a page comes back as it was, after a restart too', async () => {
  const folder = newFolder()
  const page = await pageOf('<p>ทีม 阵容 🏆\n</p>')
  await (await openPageArchive(folder, 'build')).save('/th/', page)
  const reopened = await openPageArchive(folder, 'build')
  expect(await reopened.find('/th/')).toEqual(page)
  expect(await reopened.find('/en/')).toBeNull()
})

test('renderings of another build are removed', async () => {
  const folder = newFolder()
  await (await openPageArchive(folder, 'build')).save('/en/', await pageOf('old'))
  expect(await (await openPageArchive(folder, 'next')).find('/en/')).toBeNull()
  expect(readdirSync(folder)).toEqual(['next'])
})

test('a file that was cut or changed at any byte is no page, and is no failure', async () => {
  const folder = newFolder()
  const archive = await openPageArchive(folder, 'build')
  await archive.save('/en/', await pageOf('whole'))
  const file = onlyFileOf(folder)
  const whole = readFileSync(file)
  for (let place = 0; place < whole.length; place += 7) {
    writeFileSync(file, whole)
    truncateSync(file, place)
    expect(await archive.find('/en/'), `cut to ${place} bytes`).toBeNull()
    const changed = Buffer.from(whole)
    changed[place]! ^= 1
    writeFileSync(file, changed)
    expect(await archive.find('/en/'), `byte ${place} changed`).toBeNull()
  }
})

test('what a killed process did not finish is removed, and the whole rendering stays', async () => {
  const folder = newFolder()
  const page = await pageOf('whole')
  await (await openPageArchive(folder, 'build')).save('/en/', page)
  const file = onlyFileOf(folder)
  writeFileSync(`${file}.0e0c8a4e`, readFileSync(file).subarray(0, 100))
  const reopened = await openPageArchive(folder, 'build')
  expect(onlyFileOf(folder)).toBe(file)
  expect(await reopened.find('/en/')).toEqual(page)
})

test.skipIf(process.platform !== 'linux')(
  'a write that fails half-way, as on a full disk, leaves the old rendering and no rest',
  async () => {
    const folder = newFolder()
    const faults: unknown[] = []
    const archive = await openPageArchive(folder, 'build', { onFault: (fault) => faults.push(fault) })
    const old = await pageOf('old')
    await archive.save('/en/', old)
    const larger = await pageOf('larger'.repeat(5000))
    limitFiles(String(larger.plain.length / 2))
    await archive.save('/en/', larger)
    limitFiles('unlimited')
    expect(faults).toMatchObject([{ code: 'EFBIG' }])
    onlyFileOf(folder)
    expect(await archive.find('/en/')).toEqual(old)
  },
)

/** Limits the size of files of this process. */
const limitFiles = (bytes: string) => execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`])

test('at most so many bytes are kept; the page unused for longest goes, also after a restart', async () => {
  const folder = newFolder()
  const page = await pageOf('x'.repeat(10_000))
  const limit = 26_000
  const archive = await openPageArchive(folder, 'build', { maxBytes: limit })
  await archive.save('/1', page)
  await archive.save('/2', page)
  await archive.find('/1')
  await archive.save('/3', page)
  await vi.waitUntil(() => readdirSync(join(folder, 'build')).length === 2)
  expect(await archive.find('/2')).toBeNull()
  expect(await archive.find('/1')).toEqual(page)
  const reopened = await openPageArchive(folder, 'build', { maxBytes: limit })
  await reopened.save('/4', page)
  await vi.waitUntil(() => readdirSync(join(folder, 'build')).length === 2)
  expect(await reopened.find('/4')).toEqual(page)
})

test('of saves at once the last asked for stays, and readers always find a whole one', async () => {
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, count) => pageOf(String(count).repeat(count * 2000 + 1))),
  )
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(pages, { minLength: 2 }), async (order) => {
      const archive = await openPageArchive(newFolder(), 'build')
      const saves = order.map((page) => archive.save('/en/', page))
      const found = await Promise.all(order.map(() => archive.find('/en/')))
      for (const page of found) expect([null, ...order]).toContainEqual(page)
      await Promise.all(saves)
      expect(await archive.find('/en/')).toEqual(order.at(-1))
    }),
    { numRuns: 10 },
  )
})

test('an emptied archive has no page, whether kept, of another process or being saved', async () => {
  const folder = newFolder()
  const archive = await openPageArchive(folder, 'build')
  await archive.save('/1', await pageOf('kept'))
  await (await openPageArchive(folder, 'build')).save('/2', await pageOf('of another process'))
  const saving = archive.save('/3', await pageOf('being saved'))
  await archive.clear()
  await saving
  expect(readdirSync(join(folder, 'build'))).toEqual([])
})

/** Opens an archive; `faults` gets the codes of what it could not use. */
async function openWithFaults(folder: string) {
  const faults: string[] = []
  const archive = await openPageArchive(folder, 'build', {
    onFault: (error) => faults.push((error as NodeJS.ErrnoException).code!),
  })
  return { archive, faults }
}

test('an empty file and a folder among the files are removed at the start', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'build', 'a-folder', 'with.another'), { recursive: true })
  mkdirSync(join(folder, 'build', 'unfinished.folder'))
  writeFileSync(join(folder, 'build', 'empty'), '')
  const { archive, faults } = await openWithFaults(folder)
  expect(readdirSync(join(folder, 'build'))).toEqual([])
  expect(faults).toEqual([])
  const page = await pageOf('whole')
  await archive.save('/en/', page)
  expect(await archive.find('/en/')).toEqual(page)
})

test.each(['null', '{}', '{"address":"/en/","lengths":null}', '{', ''])(
  'a whole file whose first line is %j is no page, and is replaced',
  async (head) => {
    const folder = newFolder()
    const archive = await openPageArchive(folder, 'build')
    const page = await pageOf('whole')
    await archive.save('/en/', page)
    for (const end of ['', '\n']) {
      await writeKeptFile(onlyFileOf(folder), Buffer.from(head + end))
      expect(await archive.find('/en/')).toBeNull()
    }
    await archive.save('/en/', page)
    expect(await archive.find('/en/')).toEqual(page)
  },
)

test('a file in place of the folder costs the pages, and nothing once it is gone', async () => {
  const folder = newFolder()
  writeFileSync(folder, '')
  const { archive, faults } = await openWithFaults(folder)
  const page = await pageOf('whole')
  await archive.save('/en/', page)
  expect(await archive.find('/en/')).toBeNull()
  await archive.clear()
  expect(faults).toEqual(['ENOTDIR', 'ENOTDIR'])
  rmSync(folder)
  await archive.save('/en/', page)
  expect(await archive.find('/en/')).toEqual(page)
})
