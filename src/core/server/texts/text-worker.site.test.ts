import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTextWorker } from './text-worker.ts'

function open(file: string) {
  const worker = openTextWorker(file)
  onTestFinished(() => worker.stop())
  return worker.doTextWork
}
const words = { title: '', description: '' }
const head = { language: 'en', ...words } as const
const built = resolve(import.meta.dirname, '../../../../dist/server/entry.texts.js')

test('the thread does the work, and tells what fails', async () => {
  const doTextWork = open(built)
  expect(await doTextWork('keepText', { ...head, html: '<p onclick="x()">a</p>' })).toEqual({
    ...words,
    html: '<p>a</p>',
  })
  const setting = { place: { language: 'en', test: false }, timeZone: 'UTC', words: { play: '', from: '' } } as const
  expect(await doTextWork('renderHtml', { html: '<b>'.repeat(101), setting })).toHaveProperty('fault')
  await expect(doTextWork('keepText', {} as never)).rejects.toThrow()
})

test('a text that holds the thread for seconds is given up, and the next is worked on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  writeFileSync(
    file,
    `export const workOnText = (task) => { while (task?.given.html === 'slow'); return task && { html: 'done' } }`,
  )
  const doTextWork = open(file)
  const [slow, next] = await Promise.allSettled(
    ['slow', 'quick'].map((html) => doTextWork('keepText', { ...head, html })),
  )
  expect(slow).toMatchObject({ status: 'rejected', reason: { message: 'it took longer than 2000 ms' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { html: 'done' } })
})

test('texts of one owner wait for each other, and those of others only for one of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, 'export const workOnText = (task) => task && { html: task.given.html }')
  const doTextWork = open(file)
  const done: string[] = []
  const work = async (html: string, owner: string) => {
    await doTextWork('keepText', { ...head, html }, owner)
    done.push(html)
  }
  const flood = Array.from({ length: 21 }, (_, n) => work(`a${n}`, 'a'))
  await expect(work('one more', 'a')).rejects.toMatchObject({ statusCode: 429 })
  await Promise.all([...flood, work('b0', 'b'), work('c0', 'c')])
  expect(done.slice(0, 5)).toEqual(['a0', 'b0', 'c0', 'a1', 'a2'])
})

test('a thread that does not start is told, and the next text is tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, `throw new Error('broken')`)
  const doTextWork = open(file)
  await expect(doTextWork('keepText', { ...head, html: 'a' })).rejects.toThrow('broken')
  writeFileSync(file, `export const workOnText = (task) => task && { html: 'done' }`)
  expect(await doTextWork('keepText', { ...head, html: 'a' })).toEqual({ html: 'done' })
})

test.each([
  ['elements that stay open', '<b><i>'.repeat(85_000)],
  ['formatting that is closed wrongly', '<a><b><i><u></a>'.repeat(30_000)],
  ['attributes without end', `<p ${'a=1 '.repeat(120_000)}>`],
  ['entities', '&lt;'.repeat(130_000)],
  ['tables in tables', '<table><td>'.repeat(45_000)],
  ['comments', '<!--'.repeat(130_000)],
  ['elements among ends of others', '<div></x>'.repeat(55_000)],
])('half a megabyte of %s is refused or done within the limit', async (_, html) => {
  const done = await open(built)('keepText', { ...head, html }).catch((error: Error) => ({ fault: error.message }))
  expect('fault' in done ? done.fault : done.html.length).toSatisfy(
    (result: string | number) =>
      typeof result === 'number' || /^(it is nested deeper|it has \d+ bytes|it took longer)/.test(result),
  )
})
