import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addHealth } from './health.http.ts'

test('the database is asked once a second at most, and at once again while it is down', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const world = { isUp: true, asked: 0 }
  const app = Fastify()
  addHealth(app, {
    askDatabase: async () => {
      world.asked++
      if (!world.isUp) throw new Error('it is down')
    },
    isDraining: () => false,
  })
  const read = async () => (await app.inject('/readyz')).json().database
  expect(await Promise.all([read(), read(), read()])).toEqual(['up', 'up', 'up'])
  expect([await read(), world.asked]).toEqual(['up', 1])
  world.isUp = false
  vi.advanceTimersByTime(1000)
  expect(await Promise.all([read(), read()])).toEqual(['down', 'down'])
  expect(world.asked).toBe(2)
  world.isUp = true
  expect([await read(), world.asked]).toEqual(['up', 3])
})
