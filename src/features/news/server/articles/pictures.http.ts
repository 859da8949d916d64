import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorTable } from '#src/core/errors.ts'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ReportFileFault } from '#src/core/server/process/file-faults.ts'
import { insertAuditEvent } from '../drafts/drafts.store.ts'
import type { StudioAccess } from '../drafts/studio-access.ts'
import { articlePictureOf, createPictureReader, largestPicture, pictureAddress } from './article-pictures.ts'
import { insertPicture } from './pictures.store.ts'

interface PictureRouteParts {
  db: Db
  dataFolder: string
  reportFileFault: ReportFileFault
  studio: Pick<StudioAccess, 'memberOf'>
  errors: ErrorTable
}

/** Serves pictures of articles, and accepts uploads from editors. */
export async function addArticlePictures(
  app: FastifyInstance,
  { db, dataFolder, reportFileFault, studio, errors }: PictureRouteParts,
) {
  const read = createPictureReader(db, join(dataFolder, 'news-pictures'), reportFileFault)
  app.get<{ Params: { file: string } }>('/act/news/pictures/:file', async ({ params }, reply) => {
    const [, name] = /^([0-9a-f]{32})\.webp$/.exec(params.file) ?? []
    const bytes = name ? await read(name) : null
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin') // the game's pages show them too
      .type('image/webp')
      .send(bytes)
  })
  await app.register(async (scope) => {
    const forEditors = { bodyLimit: largestPicture, config: { audience: 'editors' } } as const
    const settings = { parseAs: 'buffer', bodyLimit: largestPicture } as const
    const take = (_: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body)
    scope.addContentTypeParser(['image/png', 'image/jpeg', 'image/webp'], settings, take as never)
    scope.post<{ Body: unknown }>('/studio/pictures', forEditors, async (request, reply) => {
      const { name: editor } = (await studio.memberOf(request))! // the audience's
      const picture = Buffer.isBuffer(request.body) ? await articlePictureOf(request.body) : 'unfit'
      if (picture === 'moves') return sendFailure(reply, errors, 'picture_moves')
      if (picture === 'unfit') return sendFailure(reply, errors, 'invalid_request', 'body: it is not a picture')
      await insertPicture(db, picture)
      await insertAuditEvent(db, { editor, action: 'picture' })
      const { name, width, height } = picture
      const data = { address: pictureAddress(name), width, height }
      return reply.header('cache-control', 'no-store').send({ code: 0, msg: 'ok', data, seq: request.id })
    })
  })
}
