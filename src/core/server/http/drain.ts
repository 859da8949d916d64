import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests under way have to finish once no new connection is taken. */
const timeoutMs = 8000

/**
 * Ends a listening app without breaking a request: for some seconds everything is answered as ever while /readyz tells the proxies,
 * then no connection is taken, and what is under way may finish.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  await wait(seconds * 1000)
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  const limit = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(limit)
}
