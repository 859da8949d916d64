import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced, followHeight } from './frames.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of calls within the delay the last one counts, and none after a cancel', () => {
  const heard: string[] = []
  const { call, cancel } = debounced((value: string) => heard.push(value), 10)
  call('playing')
  vi.advanceTimersByTime(9)
  call('paused')
  vi.advanceTimersByTime(9)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['paused'])
  call('ended')
  cancel()
  vi.advanceTimersByTime(50)
  expect(heard).toEqual(['paused'])
})

test('a frame follows the height of its page every 100 ms with 20 px of room, until it is stopped', () => {
  const page = { documentElement: { offsetHeight: 0 } }
  const frame = { contentDocument: page, style: { height: '' } }
  const stop = followHeight(frame as never)
  const heightAt = (height: number, ms: number) => {
    page.documentElement.offsetHeight = height
    vi.advanceTimersByTime(ms)
    return frame.style.height
  }
  expect(heightAt(0, 100)).toBe('')
  expect(heightAt(400, 99)).toBe('')
  expect(heightAt(400, 1)).toBe('420px')
  expect(heightAt(900, 100)).toBe('920px')
  stop()
  expect(heightAt(300, 500)).toBe('920px')
})
