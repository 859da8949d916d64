import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BoundReached, countRejects } from './body-bounds.ts'
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

describe('a body with bounds', () => {
  const bounds = { bytes: 1024 * 1024, lines: 1000 }

  /** Reads within the bounds. Returns the number of lines and the fault. */
  async function readBounded(bytes: Buffer) {
    const file = join(folder, String(files++))
    writeFileSync(file, bytes)
    let lines = 0
    const count = async () => {
      for await (const _ of linesIn(createReadStream(file), file, bounds)) lines++
    }
    const fault: unknown = await count().catch((error) => error)
    return { lines, fault }
  }
  /** A frame with this number of blocks that repeat a line end 128 KB. */
  const zstdOfBlocks = (count: number) => {
    const block = Buffer.from([0x02, 0x00, 0x10, 0x0a])
    const last = Buffer.from([0x03, 0x00, 0x10, 0x0a])
    return Buffer.concat([Buffer.from('28b52ffd0070', 'hex'), ...Array(count - 1).fill(block), last])
  }

  test('is read to its end within them', async () => {
    expect(await readBounded(gzipSync('x\n'.repeat(1000)))).toEqual({ lines: 1000, fault: undefined })
    expect(await readBounded(gzipSync(`${'x'.repeat(1024 * 1024 - 1)}\n`))).toEqual({ lines: 1, fault: undefined })
  })

  test.each([
    ['lines', gzipSync('\n'.repeat(1_000_000)), 1000, 'more than 1000 lines'],
    ['bytes', gzipSync('x'.repeat(20 * 1024 * 1024)), 0, 'more than 1048576 unpacked bytes'],
    ['bytes packed by zstd', zstdOfBlocks(10_000), 1000, 'more than 1000 lines'],
  ])('ends at too many %s, and says so', async (_, body, lines, words) => {
    const read = await readBounded(body)
    expect(read.lines).toBe(lines)
    expect(read.fault).toBeInstanceOf(BoundReached)
    expect((read.fault as Error).message).toContain(words)
  })

  test('may have this number of rejected lines, and of their bytes', () => {
    const count = countRejects({ rejects: 2, rejectedBytes: 100 })
    count(Buffer.alloc(50))
    count(Buffer.alloc(50))
    expect(() => count(Buffer.alloc(0))).toThrow('more than 2 rejected lines')
    expect(() => countRejects({ rejects: 2, rejectedBytes: 100 })(Buffer.alloc(101))).toThrow('more than 100 bytes')
  })
})
