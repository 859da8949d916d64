import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeptPictures } from './kept-lineup-pictures.ts'

let folder: string
let faults: unknown[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-kept-pictures-'))
  faults = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (mostBytes = 1e6, place = folder) =>
  new KeptPictures({ folder: place, mostBytes, onFault: (fault) => faults.push(fault) })

test('a picture is drawn once, however many want it, and one picture at a time', async () => {
  const pictures = open()
  let [drawn, atOnce, most] = [0, 0, 0]
  const draw = async () => {
    drawn++
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
    return Buffer.from('picture')
  }
  const wanted = Array.from({ length: 12 }, (_, n) => pictures.get(`name-${n % 3}`, draw))
  expect((await Promise.all(wanted)).every((bytes) => bytes.equals(Buffer.from('picture')))).toBe(true)
  expect([drawn, most]).toEqual([3, 1])
})

test('a kept picture outlives the process, and a spoilt one is drawn again', async () => {
  await open().get('a', async () => Buffer.from('first'))
  const draw = async () => Buffer.from('second')
  expect((await open().get('a', draw)).toString()).toBe('first')
  expect((await open().peek('a'))?.toString()).toBe('first')
  writeFileSync(join(folder, 'a'), 'spoilt')
  expect((await open().get('a', draw)).toString()).toBe('second')
})

test('the folder stays within its bound: what was used longest ago goes first', async () => {
  for (const [place, name] of ['old', 'older', 'oldest'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(400))
    const used = new Date(Date.now() - (place + 1) * 60_000)
    utimesSync(join(folder, name), used, used)
  }
  await open(1000).get('new', async () => Buffer.alloc(300))
  expect(readdirSync(folder).sort()).toEqual(['new', 'old'])
})

test('beyond forty waiting pictures the site is busy', async () => {
  const pictures = open()
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const draw = async () => {
    await held
    return Buffer.from('')
  }
  const all = Array.from({ length: 60 }, () => pictures.drawOnly(draw).catch(({ statusCode }) => statusCode))
  await new Promise(setImmediate)
  finish()
  const answers = await Promise.all(all)
  expect(answers.filter((each) => each === 503).length).toBeGreaterThanOrEqual(18)
  expect(answers.filter(Buffer.isBuffer).length).toBeGreaterThanOrEqual(40)
})

test('own pictures wait only while fewer than ten do, and leave places for those of lineups', async () => {
  const pictures = open()
  let [asked, release] = [0, (_: Buffer) => {}]
  const held = new Promise<Buffer>((resolve) => {
    release = resolve
  })
  const askOwn = () =>
    pictures
      .withOwnPlace(() => {
        asked++
        return pictures.drawOnly(() => held)
      })
      .catch(({ statusCode }) => statusCode)
  const own = Array.from({ length: 40 }, askOwn)
  const cards = Array.from({ length: 29 }, (_, n) => pictures.get(`card-${n}`, () => held))
  await new Promise(setImmediate)
  expect(asked).toBe(10)
  release(Buffer.from('picture'))
  expect((await Promise.all(own)).filter((each) => each === 503)).toHaveLength(30)
  expect((await Promise.all(cards)).every(Buffer.isBuffer)).toBe(true)
  expect(await askOwn()).toEqual(Buffer.from('picture'))
})

test('a disk that takes nothing costs no picture, and is reported', async () => {
  writeFileSync(join(folder, 'file'), '')
  const bytes = await open(1e6, join(folder, 'file')).get('a', async () => Buffer.from('drawn'))
  expect(bytes.toString()).toBe('drawn')
  expect(faults).toHaveLength(1)
})
