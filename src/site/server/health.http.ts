import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface HealthParts {
  askDatabase: () => Promise<unknown>
  isDraining: () => boolean
}

/** How long the answer of the database holds. */
const heldMs = 1000

/** Says that the process lives, and whether it takes visitors and reaches its database. */
export function addHealth(app: FastifyInstance, { askDatabase, isDraining }: HealthParts) {
  const findDatabase = probeOf(askDatabase)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const database = await findDatabase()
    reply.header('cache-control', 'no-store')
    return reply.code(isDraining() ? 503 : 200).send({ status: isDraining() ? 'draining' : 'ready', database })
  })
}

/** Asks once for concurrent visitors, and once a second while the database is up. */
function probeOf(ask: () => Promise<unknown>): () => Promise<'up' | 'down'> {
  let upUntil = 0
  let underWay: Promise<'up' | 'down'> | null = null
  const probe = async () => {
    const answer = ask().then(
      () => 'up' as const,
      () => 'down' as const,
    )
    const state = await Promise.race([answer, wait(1000, 'down' as const)])
    if (state === 'up') upUntil = performance.now() + heldMs
    underWay = null
    return state
  }
  return async () => {
    if (performance.now() < upUntil) return 'up'
    underWay ??= probe()
    return underWay
  }
}
