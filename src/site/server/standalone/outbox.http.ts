import type { FastifyInstance } from 'fastify'
import { listOutbox } from '#src/core/server/outside/outbox.ts'
import { pack } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { keptKinds, outboxOf } from '../start/kept-messages.ts'
import { outboxPage } from './outbox-page.tsx'

/** Most messages shown. */
const most = 50

/** Serves what a site without a mail server or a provider of text messages has kept. */
export function addOutbox(app: FastifyInstance, config: Config) {
  const kinds = keptKinds(config)
  if (kinds.length === 0) return
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await listOutbox(outboxOf(config.dataFolder), most)
    return sendPage(request, reply, await pack(outboxPage({ kinds, messages })))
  })
}
