import type { FastifyInstance } from 'fastify'
import { listOutbox } from '#src/core/server/outside/mail.ts'
import { pack } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { outboxPage } from './outbox-page.tsx'

/** Most mails shown. */
const most = 50

/** Serves the mails that a site without a mail server has kept, so that their links can be followed. */
export function addOutbox(app: FastifyInstance, folder: string) {
  app.get('/dev/outbox', async (request, reply) =>
    sendPage(request, reply, await pack(outboxPage(await listOutbox(folder, most)))),
  )
}
