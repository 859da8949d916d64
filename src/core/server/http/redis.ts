import type { Redis } from 'ioredis'
import type { Log } from '../process/log.ts'

export type { Redis }

/** A Redis connection that reconnects for ever; commands fail at once while it is down. */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const { Redis } = await import('ioredis') // loaded only when configured
  const redis = new Redis(url, {
    connectTimeout: 1500,
    commandTimeout: 500,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) log.warn({ reason: error.message }, 'Redis is out of reach; limits are counted in the database')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is reached again')
    isAway = false
  })
  return redis
}
