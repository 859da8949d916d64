import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Campaign } from '../../campaign.contract.ts'
import { followCampaign } from './follow-campaign.ts'

/** A page that can be hidden. */
const page = Object.assign(new EventTarget(), { hidden: false })
const turn = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hour = 3_600_000
const serverStart = Date.parse('2026-06-10T00:00:00Z')

/** A server whose clock and phase go on, and how often it was asked. */
function follow() {
  const begin = performance.now()
  const server = { asked: 0, isDown: false, ahead: 0 }
  const startsAt = serverStart + hour
  const now = () => serverStart + performance.now() - begin + server.ahead
  const at = (milliseconds: number) => new Date(milliseconds).toISOString()
  const seen = { phases: [] as string[], time: 0 }
  const stop = followCampaign({
    read: async () => {
      server.asked++
      if (server.isDown) return null
      const phase = now() < startsAt ? 'before' : 'open'
      return { phase, now: at(now()), startsAt: at(startsAt), endsAt: at(startsAt + 99 * hour) } as Campaign
    },
    onReading: ({ campaign }) => seen.phases.push(campaign.phase),
    onTime: (time) => {
      seen.time = time
    },
  })
  return { server, seen, stop }
}

test('the server is asked once until the phase ends, and then for the next one', async () => {
  const { server, seen, stop } = follow()
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect([server.asked, seen.phases]).toEqual([1, ['before']])
  expect(seen.time).toBeGreaterThan(serverStart + hour - 61_000)
  await vi.advanceTimersByTimeAsync(6000)
  expect([server.asked, seen.phases]).toEqual([2, ['before', 'open']])
  stop()
})

test('the time is the server’s, whatever the device’s clock says and however it is set meanwhile', async () => {
  vi.setSystemTime(0)
  const { seen, stop } = follow()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(Math.round((seen.time - serverStart) / 120_000)).toBe(5)
  vi.setSystemTime(serverStart + 5 * hour)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(Math.round((seen.time - serverStart) / 120_000)).toBe(10)
  stop()
})

test('after the device has slept the server is asked again', async () => {
  const { server, seen, stop } = follow()
  await vi.advanceTimersByTimeAsync(60_000)
  server.ahead = 2 * hour // the monotonic clock stood still
  vi.setSystemTime(Date.now() + 2 * hour)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(seen.phases.at(-1)).toBe('open')
  stop()
})

test('a hidden page asks nothing, and asks at once when it is shown', async () => {
  const { server, seen, stop } = follow()
  await vi.advanceTimersByTimeAsync(1000)
  turn(true)
  await vi.advanceTimersByTimeAsync(5 * hour)
  expect(server.asked).toBe(1)
  turn(false)
  await vi.advanceTimersByTimeAsync(0)
  expect([server.asked, seen.phases.at(-1)]).toEqual([2, 'open'])
  stop()
})

test('a server that does not answer is asked again until it does, and no more after the page is left', async () => {
  const { server, seen, stop } = follow()
  server.isDown = true
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(seen.phases.length).toBeLessThan(2)
  server.isDown = false
  await vi.advanceTimersByTimeAsync(16_000)
  expect(seen.phases.at(-1)).toBe('open')
  stop()
  const { asked } = server
  await vi.advanceTimersByTimeAsync(200 * hour)
  expect(server.asked).toBe(asked)
})
