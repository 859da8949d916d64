import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFaultTally } from './fault-tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeTally() {
  const kinds: string[] = []
  const lines: unknown[] = []
  const log = { info: (facts: { faults: object }) => lines.push(facts.faults) }
  const tally = createFaultTally({ log: log as never, count: (kind) => kinds.push(kind) })
  return { tally, kinds, lines }
}

test('faults are counted by kind at once, and logged together a minute later', () => {
  const { tally, kinds, lines } = makeTally()
  const fault = { kind: 'ajax_error', page: 'home', path: '/api/a', status: 503 } as const
  tally(fault)
  tally(fault)
  tally({ kind: 'script_error', page: 'guide' })
  expect(kinds).toEqual(['ajax_error', 'ajax_error', 'script_error'])
  expect(lines).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([{ 'ajax_error /api/a 503': 2, 'script_error guide': 1 }])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(1)
  tally(fault)
  vi.advanceTimersByTime(60_000)
  expect(lines[1]).toEqual({ 'ajax_error /api/a 503': 1 })
})

test('a log line has a maximum length', () => {
  const { tally, lines } = makeTally()
  for (let code = 1; code <= 5000; code++) tally({ kind: 'return_code_error', page: 'home', path: '/api/a', code })
  vi.advanceTimersByTime(60_000)
  const reported = lines[0] as Record<string, number>
  expect(Object.keys(reported)).toHaveLength(51)
  expect(reported.return_code_error).toBe(4950)
})
