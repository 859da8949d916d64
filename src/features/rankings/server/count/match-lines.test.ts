import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { linesIn, UnreadableLines } from './match-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'encore-lines-'))
let files = 0

async function read(bytes: Buffer) {
  const file = join(folder, String(files++))
  writeFileSync(file, bytes)
  const lines: { text: string; isCut: boolean }[] = []
  for await (const { bytes, isCut } of linesIn(createReadStream(file), file))
    lines.push({ text: bytes.toString(), isCut })
  return lines
}
const texts = async (bytes: Buffer) => (await read(bytes)).map(({ text }) => text)

/** "first\nsecond\n", compressed by zstd 1.5. */
const zstd = Buffer.from('28b52ffd045869000066697273740a7365636f6e640a61fcbdfe', 'hex')

test('lines end where they end, the last one also without its sign', async () => {
  expect(await texts(Buffer.from('a\n\nb'))).toEqual(['a', '', 'b'])
  expect(await texts(Buffer.from('\n'))).toEqual([''])
  expect(await texts(Buffer.from('x'))).toEqual(['x'])
  expect(await texts(Buffer.alloc(0))).toEqual([])
})

test('signs of several bytes stay whole wherever a file is cut into chunks', async () => {
  const long = '赛季'.repeat(60_000)
  expect(await texts(Buffer.from(`${long}\n${long}`))).toEqual([long, long])
})

test('gzip and zstd are unpacked, whatever the name', async () => {
  expect(await texts(gzipSync('first\nsecond\n'))).toEqual(['first', 'second'])
  expect(await texts(zstd)).toEqual(['first', 'second'])
})

test('of a line that is too long only the beginning is held, and the next one is whole', async () => {
  const [long, next] = await read(Buffer.from(`${'a'.repeat(5 * 1024 * 1024)}\nnext`))
  expect(long!.isCut).toBe(true)
  expect(long!.text.length).toBeLessThan(3 * 1024 * 1024)
  expect(next).toEqual({ text: 'next', isCut: false })
})

test.each([
  ['gzip', gzipSync('first\nsecond\n'.repeat(500)).subarray(0, -20)],
  ['zstd', zstd.subarray(0, -8)],
])('a torn %s is reported by name', async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow(UnreadableLines)
  await expect(read(bytes)).rejects.toThrow("can't be read to its end")
})
