import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { type RedisServer, redisProgram, startRedis } from '../../../../e2e/setup/database/redis.ts'
import { type Db, openDb } from '../postgres/db.ts'
import { migrate } from '../postgres/migrations.ts'
import { createLog } from '../process/log.ts'
import { openRedis, type Redis } from './redis.ts'
import { createSharedLimit } from './shared-limits.ts'

const limit = { most: 3, seconds: 60 }
const log = createLog('silent')
let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 4, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

/** Sends acts over two instances in turn; returns which were allowed. */
async function passed(redis: [Redis | null, Redis | null], name: string, acts: number): Promise<boolean[]> {
  const instances = redis.map((own) => createSharedLimit({ db, redis: own }, name, limit))
  const seconds: number[] = []
  for (let act = 0; act < acts; act++) seconds.push(await instances[act % 2]!.take('somebody'))
  for (const each of seconds) expect(each).toBeLessThanOrEqual(limit.seconds)
  return seconds.map((each) => each === 0)
}

/** What is allowed after one of three has been given back. */
async function passedAfterGivenBack(redis: Redis | null, name: string): Promise<boolean[]> {
  await passed([redis, redis], name, limit.most)
  await createSharedLimit({ db, redis }, name, limit).giveBack('somebody')
  return passed([redis, redis], name, 2)
}

const threeOfFive = [true, true, true, false, false]

test('in the database, two instances count together', async () => {
  expect(await passed([null, null], 'database', 5)).toEqual(threeOfFive)
  const before = createSharedLimit({ db, redis: null }, 'wait', limit)
  expect(await before.findWait('somebody')).toBe(0)
  for (let act = 0; act < 3; act++) await before.take('somebody')
  expect(await before.findWait('somebody')).toBeGreaterThan(0)
  expect([await before.count('somebody'), await before.count('somebody else')]).toEqual([3, 0])
})

test('a period ends by the clock of the database, and of ten acts at one moment as many are let through', async () => {
  const once = createSharedLimit({ db, redis: null }, 'period', limit)
  const takeTen = async () => {
    const seconds = await Promise.all(Array.from({ length: 10 }, () => once.take('somebody')))
    return seconds.filter((each) => each === 0).length
  }
  expect(await takeTen()).toBe(3)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 60 * 60 * 1000 }) // an instance two days ahead
  onTestFinished(() => void vi.useRealTimers())
  expect(await takeTen()).toBe(0)
  const wait = await once.findWait('somebody')
  expect([wait > 0, wait <= limit.seconds]).toEqual([true, true])
  await sql`update core_limits set ends_at = now() where key = 'period:somebody'`.execute(db)
  expect([await once.findWait('somebody'), await takeTen()]).toEqual([0, 3])
})

test('what came to nothing is given back', async () => {
  expect(await passedAfterGivenBack(null, 'given back')).toEqual([true, false])
})

describe.skipIf(!redisProgram)('in Redis (where redis-server is installed)', () => {
  let server: RedisServer
  let connections: [Redis, Redis]
  beforeAll(async () => {
    server = await startRedis()
    connections = [await openRedis(server.url, log), await openRedis(server.url, log)]
    await vi.waitFor(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']))
  })
  afterAll(async () => {
    for (const each of connections) each.disconnect()
    await server.kill()
  })

  test('two instances count together, and what is beyond the limit does not reach the database', async () => {
    expect(await passed(connections, 'redis', 5)).toEqual(threeOfFive)
    const wait = createSharedLimit({ db, redis: connections[0] }, 'redis', limit)
    expect(await wait.findWait('somebody')).toBeGreaterThan(0)
    expect(await wait.findWait('somebody else')).toBe(0)
    expect(await wait.count('somebody')).toBe(limit.most)
  })

  test('what came to nothing is given back in both', async () => {
    expect(await passedAfterGivenBack(connections[0], 'given back in Redis')).toEqual([true, false])
  })

  test('of ten acts at one moment as many are let through as of ten in turn', async () => {
    const instances = connections.map((redis) => createSharedLimit({ db, redis }, 'at once', limit))
    const seconds = await Promise.all(Array.from({ length: 10 }, (_, act) => instances[act % 2]!.take('somebody')))
    expect(seconds.filter((each) => each === 0)).toHaveLength(limit.most)
  })

  test('a Redis that does not answer is not waited for', async () => {
    server.pause()
    expect(await passed(connections, 'silent', 5)).toEqual(threeOfFive)
    server.resume()
  })

  test('what was counted stays counted when Redis goes, and when it is back', async () => {
    expect(await passed(connections, 'before', 5)).toEqual(threeOfFive)
    await server.kill()
    expect(await passed(connections, 'before', 2)).toEqual([false, false])
    expect(await passed(connections, 'away', 5)).toEqual(threeOfFive)
    server = await startRedis(Number(new URL(server.url).port))
    await vi.waitFor(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']), 10_000)
    expect(await passed(connections, 'before', 2)).toEqual([false, false])
    expect(await passed(connections, 'away', 2)).toEqual([false, false])
    expect(await passed(connections, 'back', 5)).toEqual(threeOfFive)
    expect(await connections[0].keys('encore-back*')).toHaveLength(1)
  })
})
