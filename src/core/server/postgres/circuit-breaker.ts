import { isDatabaseDown } from './db.ts'

/** For how long an open circuit refuses reads. */
const retryDelayMs = 2000

/** Circuit breaker around optional reads: null while the database is down, without waiting. */
export function createCircuitBreaker() {
  let downUntil = 0
  return async <T>(read: () => Promise<T>): Promise<T | null> => {
    if (Date.now() < downUntil) return null
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      downUntil = Date.now() + retryDelayMs
      return null
    }
  }
}
