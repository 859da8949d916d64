import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoundReached, countRejects } from './body-bounds.ts'
import { linesIn, UnreadableLines } from './match-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'encore-lines-'))
let files = 0

function fileOf(bytes: Buffer): string {
  const file = join(folder, String(files++))
  writeFileSync(file, bytes)
  return file
}

async function read(bytes: Buffer) {
  const lines: { text: string; isCut: boolean }[] = []
  for await (const { bytes: line, isCut } of linesIn({ file: fileOf(bytes) }))
    lines.push({ text: line.toString(), isCut })
  return lines
}
const texts = async (bytes: Buffer) => (await read(bytes)).map(({ text }) => text)

/** "first\nsecond\n", compressed by zstd 1.5. */
const zstd = Buffer.from('28b52ffd045869000066697273740a7365636f6e640a61fcbdfe', 'hex')
/** The same without a checksum. */
const zstdUnchecked = Buffer.concat([Buffer.from('28b52ffd0058', 'hex'), zstd.subarray(6, -4)])
/** Three records in one compressed block. */
const zstdRecords = Buffer.from(
  'KLUv/STE3QIAZAR7Im1hdGNoIjoxLCJib2FyZHMiOlsiVEZUMTVfRXpyZWFsIixHYXJlblJha2FuIl19CjJLYXlsZTNKaGluVmFydXMiXX0KBwAFUxPwLggVBiuCljHLo2STDJBFCJ0=',
  'base64',
)
/** A line, 63 lines of 1.9 MB, and the first line again, by `zstd --ultra -22`: the window holds all of it. */
const zstdLongWindow = gunzipSync(
  Buffer.from(
    'H4sICFwoC2sCA2xvbmcuenN0AKXVayzVcRzH8f85zvFFuSVJl+N7zFATcp2Zs4O0REPRBWd1Tmqly8xlbrUcTCUrklKIIzPD7LCspHZGuj/ArPWzRU7rIol/lw2LdHnicef74PP0vde+T76unR4LDerTjjAv4kL6LKxLT2uDM7y2S6R5xm8Ufpd6xPZZJ3a26PoHx8fjdIO6qa/VoVE9bydevJ+3uXnUI3giq3bZ3Mvw2aYRkUeTGsTiopBuAQrzV/dJgkVu6spijXZycbFWcOzX/caJVwPDbR0m0QU6mS2Y3uYDR/bEtD/KEGiSjRJ+TMZeUcUXPY4fWzEVPbShVZg0rNxd0nZQEf4lwUVaMtqyMtFcyFll/e/SOY4TciXcu4XXqSk/P3MmhkQS/0Va5OKohQBOaEhhqfJchFD5wCLP8MKnfAfHb2mciOYwMUXI7qY4XIxkkUMfDbvoUmWrOUJ8F8VxCGSxvWRHoTVC4B2K45ZRzl1Vv8CK5ui1RVjXSXHoIeepnOzg1iAsdFAcDstzmITskEkQRrUUh4LjB+ZqjJDmOOWIoGujOKpEPN9JdtxzRqhrpTiGTXirVLJjdiOCupnisDPnPd3JDj8PBFUTxRFnzUdPVFMd6d4IoY0UR7ktn9JIdnT4Izg1UByD9nypiuzgAxHE9RSHpYTXSsgOdznCh1qKY4eQaTr9QU5zHN+C8KSG4rhgzPSbyI7mbQhNVRTHMzMmbfSjOsYjEc5fpzjAkiklZIdzDELyNYojzIZprvpSHUlxCBEVFEeBHdNbkB31+xDcyimOnrVMetaH6hhTIJiXURyLDky56E11SFQIUxcpjiAnpskkOxIPI/SXUBy5rkw/7UV13EhG0BZTHF1uTHqE7GAnEcrOURwznkw5tpnqWJWGkFpEcfj6Ms1esiM2E2FXIcWRFsD0A55Ux+VcBJ98iqM9iEnDyY6BMwi2eRTHtKDuYf5+wwp/V8FxaBahzP7zub/nOmZWsJn1nGDkQNjkb9YPfdRzEQAA',
    'base64',
  ),
)

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

describe('a packed file', () => {
  const skippable = Buffer.from('502a4d18020000000102', 'hex')

  test('may have several parts, and zeros after those of gzip', async () => {
    const all = ['first', 'second', 'first', 'second']
    const gzip = gzipSync('first\nsecond\n')
    expect(await texts(Buffer.concat([gzip, gzip]))).toEqual(all)
    expect(await texts(Buffer.concat([gzip, gzip, Buffer.alloc(700_000)]))).toEqual(all)
    expect(await texts(Buffer.concat([skippable, zstd, skippable, zstd]))).toEqual(all)
  })

  test('is read where the window of zstd spans 114 MB', async () => {
    const lines = await texts(zstdLongWindow)
    expect(lines).toHaveLength(65)
    expect(lines[0]).toMatch(/^Ezreal|Garen/)
    expect(lines.at(-1)).toBe(lines[0])
    expect(lines.slice(1, -1).every((line) => line.length === 1_900_000)).toBe(true)
  })

  test('is refused with the size of a window that is larger than 128 MiB', async () => {
    const twoGigabytes = Buffer.from('28b52ffd00a8', 'hex')
    await expect(read(Buffer.concat([twoGigabytes, zstd.subarray(6, -4)]))).rejects.toThrow(
      'its zstd window of 2048 MiB is above the 128 MiB that are read',
    )
  })

  test('gives a note when its parts have no checksums', async () => {
    const notesOf = async (bytes: Buffer) => {
      const notes: string[] = []
      for await (const _ of linesIn({ file: fileOf(bytes) }, { onNote: (note) => void notes.push(note) }));
      return notes
    }
    expect(await texts(zstdUnchecked)).toEqual(['first', 'second'])
    expect(await notesOf(zstdUnchecked)).toEqual([expect.stringContaining('without checksums')])
    expect(await notesOf(zstd)).toEqual([])
  })

  test('may come as a stream', async () => {
    const lines: string[] = []
    const stream = createReadStream(fileOf(Buffer.concat([zstd, zstd])), { highWaterMark: 3 })
    for await (const { bytes } of linesIn({ name: 'The input', stream })) lines.push(bytes.toString())
    expect(lines).toEqual(['first', 'second', 'first', 'second'])
  })

  test.each([
    ['gzip', gzipSync('first\nsecond\n'.repeat(500)).subarray(0, -20)],
    ['zstd', zstd.subarray(0, -8)],
    ['last checksum', zstd.subarray(0, -1)],
    ['second part', Buffer.concat([zstd, zstd.subarray(0, 8)])],
  ])('with a torn %s is reported by name', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(UnreadableLines)
    await expect(read(bytes)).rejects.toThrow(/can't be read: .*\. Nothing of it was counted/)
  })

  test.each([
    ['gzip', Buffer.concat([gzipSync('first\n'), Buffer.alloc(600_000), gzipSync('second\n')])],
    ['gzip and text', Buffer.concat([gzipSync('first\n'), Buffer.from('second\n')])],
    ['zstd and text', Buffer.concat([zstd, Buffer.from('second\n')])],
  ])('is refused where something else follows %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(UnreadableLines)
  })

  test.each([
    ['gzip', gzipSync('{"match":1}\n{"match":2,"boards":["TFT15_Ezreal"]}\n')],
    ['gzip of two members', Buffer.concat([gzipSync('first\n'), gzipSync('second\n')])],
    ['zstd', zstdRecords],
    ['zstd of two frames', Buffer.concat([zstdRecords, zstd])],
  ])('of %s gives the same lines or none, whichever bit is flipped', { timeout: 60_000 }, async (_, whole) => {
    const expected = await texts(whole)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length * 8 - 1), async (bit) => {
        const damaged = Buffer.from(whole)
        damaged[bit >> 3]! ^= 1 << (bit & 7)
        const lines: string[] = []
        const outcome = await (async () => {
          for await (const { bytes } of linesIn({ file: fileOf(damaged) })) lines.push(bytes.toString())
        })().catch((error: unknown) => error)
        if (outcome === undefined) expect(lines).toEqual(expected)
        else expect([outcome, lines]).toEqual([expect.any(UnreadableLines), []])
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['UTF-16', Buffer.from('\ufeff{}\n', 'utf16le'), 'it is UTF-16; save it as UTF-8'],
  ['a ZIP archive', Buffer.from('504b030414000000', 'hex'), 'it is a ZIP archive; unpack it first'],
  ['xz', Buffer.from('fd377a585a000004', 'hex'), 'it is packed with xz; unpack it first'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'it is neither text nor packed with gzip or zstd'],
])('%s is refused in words', async (_, bytes, words) => {
  await expect(read(bytes)).rejects.toThrow(words)
})

describe('a body with bounds', () => {
  const bounds = { bytes: 1024 * 1024, lines: 1000 }

  /** Reads within the bounds. Returns the number of lines and the fault. */
  async function readBounded(bytes: Buffer) {
    let lines = 0
    const count = async () => {
      for await (const _ of linesIn({ file: fileOf(bytes) }, { bounds })) lines++
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
    ['bytes packed by zstd', zstdOfBlocks(10_000), 0, 'more than 1048576 unpacked bytes'],
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
