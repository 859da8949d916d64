import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Time for requests under way once no connection is accepted. */
const timeoutMs = 8000

/** Drains an app: /readyz warns proxies for `seconds`, then requests under way finish. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  await wait(seconds * 1000)
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const limit = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(limit)
}
