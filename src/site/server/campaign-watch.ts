import { createCircuitBreaker } from '#src/core/server/postgres/circuit-breaker.ts'

/** Returns whether a campaign runs; the last known answer while the database is down. */
export function watchCampaign(readEntry: () => Promise<object | null>): () => Promise<boolean> {
  const unlessDown = createCircuitBreaker()
  let last = false
  return async () => {
    last = (await unlessDown(async () => (await readEntry()) !== null)) ?? last
    return last
  }
}
