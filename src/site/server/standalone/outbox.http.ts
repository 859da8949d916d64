import type { FastifyInstance } from 'fastify'
import { listOutbox } from '#src/core/server/outside/outbox.ts'
import { listSandboxGrants } from '#src/core/server/outside/sandbox-game-platform.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { keptKinds, outboxOf, sandboxGrantsOf } from '../start/kept-messages.ts'
import { outboxPage } from './outbox-page.tsx'

/** Most messages and most rewards shown. */
const most = 50

/** Serves what a site without a mail server, a provider of text messages or a game platform has kept. */
export function addOutbox(app: FastifyInstance, config: Config) {
  const kinds = keptKinds(config)
  if (kinds.length === 0) return
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await listOutbox(outboxOf(config.dataFolder), most)
    const grants = await listSandboxGrants(sandboxGrantsOf(config.dataFolder))
    return sendPage(request, reply, toPage(outboxPage({ kinds, messages, grants: grants.slice(0, most) })))
  })
}
