import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorTable } from '#src/core/errors.ts'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import type { LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { avatarTypes, largestAvatar } from '#src/features/account/account.contract.ts'
import { findAvatar } from './avatars.store.ts'
import { avatarFolder, openAvatars } from './avatars.ts'
import { drawnAvatar } from './drawn-avatar.ts'

interface AvatarRouteParts extends LimitStores {
  privateData: PrivateData
  errors: ErrorTable
}

/** Serves account pictures and accepts uploads to signed addresses. */
export async function addAvatars(app: FastifyInstance, { errors, ...stores }: AvatarRouteParts) {
  const avatars = openAvatars(stores)
  app.get<{ Params: { file: string } }>(`${avatarFolder}/:file`, async ({ params }, reply) => {
    const [, seed] = /^([0-9a-f]{16})\.svg$/.exec(params.file) ?? []
    if (seed) return reply.header('cache-control', aYear).type('image/svg+xml').send(drawnAvatar(seed))
    const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/.exec(params.file) ?? []
    const bytes = id ? await findAvatar(stores.db, id) : null
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture')
    return reply.header('cache-control', aDay).type('image/webp').send(bytes)
  })
  await app.register(async (scope) => {
    const settings = { parseAs: 'buffer', bodyLimit: largestAvatar } as const
    const take = (_: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...avatarTypes], settings, take as never)
    scope.put<{ Params: { grant: string }; Body: Buffer }>(`${avatarFolder}/:grant`, async (request, reply) => {
      const grant = avatars.grantIn(request.params.grant)
      const { body, headers } = request
      const isGranted = grant && headers['content-type'] === grant.type && body?.length === grant.length
      if (!isGranted) return sendFailure(reply, errors, 'illegal_request')
      const kept = await avatars.keep(grant.userId, body)
      if (!kept.ok) return sendFailure(reply, errors, kept.error)
      return reply.header('cache-control', 'no-store').send({ code: 0, msg: 'ok', data: {}, seq: request.id })
    })
  })
}

const aYear = 'public, max-age=31536000, immutable'
/** The longest that caches show a removed picture. */
const aDay = 'public, max-age=86400'
