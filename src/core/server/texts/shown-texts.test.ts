import { expect, onTestFinished, test, vi } from 'vitest'
import { createTextShow } from './shown-texts.ts'
import { doTextWork } from './text-work.ts'

const stored = '<p>At <a href="/x">noon</a></p>'

/** Shows texts while their work may time out. */
function show() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = { isSlow: true, tries: 0 }
  const faults: string[] = []
  const onFallback = vi.fn()
  const showText = createTextShow({
    doTextWork: async (name, given) => {
      world.tries++
      if (world.isSlow) throw new Error('A text took longer than 2000 ms.')
      return doTextWork(name, given)
    },
    timeZone: 'Asia/Singapore',
    onFault: ({ message }) => faults.push(message),
  })
  const place = { language: 'th' as const, test: false, onFallback }
  return { world, faults, onFallback, showStored: () => showText(stored, place) }
}

test('a text that takes too long is shown as it is stored, as a makeshift, and tried again after a minute', async () => {
  const { world, faults, onFallback, showStored } = show()
  expect([await showStored(), await showStored()]).toEqual([stored, stored])
  expect(onFallback).toHaveBeenCalledTimes(2)
  expect([world.tries, faults]).toEqual([1, ['A text took longer than 2000 ms.']])
  world.isSlow = false
  vi.setSystemTime(Date.now() + 61_000)
  expect(await showStored()).toContain('href="/th/x"')
  expect(onFallback).toHaveBeenCalledTimes(2)
})

test('a text that is shown as it should be is no makeshift, and is worked on once', async () => {
  const { world, onFallback, showStored } = show()
  world.isSlow = false
  expect(await showStored()).toBe(await showStored())
  expect([world.tries, onFallback.mock.calls.length]).toEqual([1, 0])
})
