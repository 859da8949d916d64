import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logText, type MadeLog, makeLog, someAliases } from '../../../../../e2e/setup/data/draw-logs.ts'
import { numberIn, rollNumbers } from '../../draw/draw.rules.ts'
import { checkLog, type LogFault } from '../../draw/draw-check.rules.ts'
import { webDigests } from '../../draw/web-digests.rules.ts'
import { nodeDigests, sha256 } from './node-digests.ts'

const vectors = JSON.parse(readFileSync('docs/draw-vectors.json', 'utf8'))
const beacon = 'drand-7654321'
const prizes = [
  { tier: 1 as const, id: 'figure', rate: 300, stock: 40 },
  { tier: 2 as const, id: 'shirt', rate: 5000, stock: 100 },
  { tier: 4 as const, id: 'badge', rate: 150_000, stock: 200_000 },
]
const newLog = (records: number) =>
  makeLog({ secret: sha256('a secret'), beacon, prizes, aliases: someAliases(records) })

const faultsIn = async (log: MadeLog | string, digests = nodeDigests): Promise<LogFault[]> =>
  (await checkLog(typeof log === 'string' ? log : logText(log), { digests })).faults

test('the published log is right by both implementations of the digests', async () => {
  for (const digests of [nodeDigests, webDigests]) {
    const checked = await checkLog(vectors.log.join('\n'), { digests, alias: 'zzzzzzzzzz' })
    expect(checked).toMatchObject({ records: 24, faults: [], head: { last: sha256(vectors.log.at(-1)) } })
    expect(Object.values(checked.tiers).reduce((sum, count) => sum + count)).toBe(24)
    expect(checked.own).toHaveLength(vectors.log.filter((line: string) => line.includes(' zzzzzzzzzz ')).length)
  }
})

/** How uneven the numbers of records are, over a hundred ranges. */
function chiSquareOf(lines: string[]): number {
  const ranges = new Array<number>(100).fill(0)
  for (const line of lines) ranges[Math.floor(numberIn(line.split(' ')[3]!)! / (rollNumbers / 100))]!++
  const expected = lines.length / 100
  return ranges.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
}

test('a hundred thousand draws are even by chi-square, and the check agrees on all of them', async () => {
  const log = await newLog(100_000)
  const shares: number[] = []
  const checked = await checkLog(logText(log), { digests: nodeDigests, onProgress: (share) => shares.push(share) })
  expect(checked).toMatchObject({ records: 100_000, faults: [], faultCount: 0 })
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect([shares.length, shares.at(-1)]).toEqual([50, 1])
  expect(checked.tiers[2]).toBe(100)
  expect(chiSquareOf(log.lines)).toBeLessThan(148.23) // p = 0.001 at 99 degrees of freedom
})

test('a changed byte anywhere in a log is found', async () => {
  const log = await newLog(30)
  const text = logText(log)
  const start = text.indexOf('\n') + 1
  for (let at = start; at < text.length - 1; at += 13) {
    const other = text[at] === '1' ? '2' : '1'
    expect(await faultsIn(text.slice(0, at) + other + text.slice(at + 1)), `byte ${at}`).not.toEqual([])
  }
})

test('a missing record is found at the next one, a missing end by the first line', async () => {
  const log = await newLog(300)
  const { lines, head } = log
  const missing = { head, lines: lines.toSpliced(100, 1) }
  expect(await faultsIn(missing)).toEqual(
    expect.arrayContaining([
      { line: 102, kind: 'sequence' },
      { line: 102, kind: 'chain' },
      { line: 300, kind: 'records' },
    ]),
  )
  expect(await faultsIn({ head, lines: lines.slice(0, -1) })).toEqual([
    { line: 300, kind: 'records' },
    { line: 300, kind: 'last' },
  ])
})

test('swapped records are found', async () => {
  const { head, lines } = await newLog(300)
  const found = await faultsIn({ head, lines: lines.toSpliced(99, 2, lines[100]!, lines[99]!) })
  for (const kind of ['sequence', 'chain']) expect(found).toContainEqual({ line: 101, kind })
})

test('an invented record is found', async () => {
  const { head, lines } = await newLog(300)
  const invented = lines[100]!.replace(/ [0-9a-f]{64} \d \S+ /, ` ${'0'.repeat(64)} 1 39 `)
  const found = await faultsIn({ head, lines: lines.toSpliced(100, 0, invented) })
  expect(found).toContainEqual({ line: 102, kind: 'roll' })
  expect(found).toContainEqual({ line: 103, kind: 'sequence' })
})

test('an operator who chains a changed log once more is found by its rolls, tiers and stock', async () => {
  const log = await newLog(3000)
  const rewrite = async (change: (line: string) => string) => {
    const { head, lines } = log
    const changed: string[] = []
    for (const line of lines) {
      const previous = changed.length === 0 ? line.slice(-64) : sha256(changed.at(-1)!)
      changed.push(change(line.slice(0, -64) + previous))
    }
    return faultsIn({ head: { ...head, last: sha256(changed.at(-1)!) }, lines: changed })
  }
  expect(await rewrite((line) => line)).toEqual([])
  const first = log.lines.findIndex((line) => / 4 199999 /.test(line))
  const isFirst = (line: string) => line.startsWith(`${first + 1} `)
  const emptied = await rewrite((line) => (isFirst(line) ? line.replace(' 4 199999 ', ' 0 - ') : line))
  expect(emptied[0]).toEqual({ line: first + 2, kind: 'tier' })
  const promoted = await rewrite((line) => (isFirst(line) ? line.replace(' 4 199999 ', ' 1 39 ') : line))
  expect(promoted[0]).toEqual({ line: first + 2, kind: 'tier' })
  const hoarded = await rewrite((line) => (isFirst(line) ? line.replace(' 199999 ', ' 199990 ') : line))
  expect(hoarded[0]).toEqual({ line: first + 2, kind: 'stock' })
  const chosen = await rewrite((line) => (isFirst(line) ? line.replace(/ \w{64} 4/, ` ${'0'.repeat(64)} 4`) : line))
  expect(chosen[0]).toEqual({ line: first + 2, kind: 'roll' })
})

test('a tier that ends early is found, also before the secret is revealed', async () => {
  const { head, lines } = await newLog(3000)
  const at = lines.findLastIndex((line) => / 4 \d+ /.test(line))
  const changed = lines.toSpliced(at, 1, lines[at]!.replace(/ 4 \d+ /, ' 0 - '))
  const found = await faultsIn({ head: { ...head, secret: null }, lines: changed })
  expect(found).toContainEqual({ line: at + 2, kind: 'tier' })
})

test('another secret, another commitment and a record that was seen before are compared', async () => {
  const log = await newLog(20)
  const secret = sha256('another secret')
  expect(await faultsIn({ ...log, head: { ...log.head, secret } })).toContainEqual({ line: 1, kind: 'secret' })
  const other = { digests: nodeDigests, commitment: secret, seen: { sequence: 7, hash: secret } }
  expect((await checkLog(logText(log), other)).faults).toEqual([
    { line: 1, kind: 'commitment' },
    { line: 8, kind: 'last' },
  ])
  const seen = { sequence: 7, hash: sha256(log.lines[6]!) }
  expect((await checkLog(logText(log), { digests: nodeDigests, seen })).faults).toEqual([])
  expect((await checkLog(logText(log), { digests: nodeDigests, seen: { ...seen, sequence: 21 } })).faults).toEqual([
    { line: 21, kind: 'records' },
  ])
})

test('what is no log is said to be none', async () => {
  const log = await newLog(3)
  for (const text of ['', 'a,b', '{}', JSON.stringify({ ...log.head, schema: 'other' })])
    expect(await faultsIn(text)).toEqual([{ line: 1, kind: 'head' }])
  const generous = [{ tier: 1 as const, id: 'all', rate: 999_999, stock: 1 }, prizes[1]!]
  expect(await faultsIn({ ...log, head: { ...log.head, prizes: generous } })).toEqual([{ line: 1, kind: 'head' }])
  expect(await faultsIn(logText(log).replace('\n', '\n\n'))).toContainEqual({ line: 2, kind: 'format' })
})

test('a log without draws is right', async () => {
  expect(await faultsIn(await newLog(0))).toEqual([])
})
