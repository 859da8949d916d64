import type { FastifyInstance } from 'fastify'
import { buildPageLibrary, libraryGroups } from './page-library.ts'
import type { GameData } from './season-files.ts'

/** Serves the library script (revalidated) and its immutable data files to pages of any site. */
export async function addPageLibrary(app: FastifyInstance, gameData: GameData, seasons: string[]) {
  const { script, data } = buildPageLibrary(gameData, seasons)
  await app.register(async (own) => addRoutes(own, script, data))
}

function addRoutes(app: FastifyInstance, script: string, data: Map<string, string>) {
  app.addHook('onSend', (_, reply, payload, next) => {
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
    next(null, payload)
  })
  for (const group of libraryGroups) {
    app.get(`/act/gamedata/${group}/jcc-lib.js`, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/javascript').send(script),
    )
  }
  app.get<{ Params: { file: string } }>('/act/gamedata/data/:file', async (request, reply) => {
    const text = data.get(`/act/gamedata/data/${request.params.file}`)
    if (!text) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json').send(text)
  })
}
