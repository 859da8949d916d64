import type { FastifyInstance } from 'fastify'
import type { BoundCalls } from '#src/core/server/calls/handle.ts'
import { openApiOf } from '#src/core/server/calls/openapi.ts'
import { pack } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { statsReads } from '#src/features/rankings/server/publish/stats-reads.ts'
import { errorTable } from '#src/site/errors.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { apiDocsPage } from './api-docs.tsx'

/** Serves the API description as an OpenAPI document and as a page. */
export async function addApiDocs(app: FastifyInstance, calls: BoundCalls) {
  const api = openApiOf(calls, errorTable, `API of ${siteConfig.game.title}`)
  const page = await pack(apiDocsPage(api, statsReads, errorTable))
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ ...api, paths: { ...api.paths, ...statsReads } }),
  )
  app.get('/api/docs', async (request, reply) => sendPage(request, reply, page))
}
