import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#src/core/languages.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { lineupIdPattern } from '../../lineup-id.rules.ts'
import { fileNameOf, type PictureFile, pictureFileOf, pictureFolder } from '../../lineup-picture.rules.ts'
import type { Lineup } from '../lineup-schema.ts'
import type { KnownLineups } from './known-lineups.ts'
import type { LineupPictures } from './lineup-pictures.ts'
import { readOwnBoard } from './own-board.ts'

interface PictureRouteParts {
  pictures: LineupPictures
  /** Of own pictures by network. */
  limit: RequestLimit
  seasons: ShownSeasons
  lineups: KnownLineups
  site: Pick<SiteAnswers, 'answerFailure'>
}

interface PictureRoute {
  Params: { season: string; id: string; language: string; hash: string; file: string }
  Querystring: { download?: string }
}

interface OwnPictureRoute {
  Params: { language: string; file: string }
  Body: Record<string, string> | undefined
}

/** Own pictures of a network in ten minutes. */
export const ownPictureLimit = { most: 60, seconds: 600 }

/** Serves pictures of recommended lineups, and draws those of boards that players post. */
export async function addLineupPictures(app: FastifyInstance, parts: PictureRouteParts) {
  for (const test of [false, true]) addPictures(app, parts, test)
  await app.register(async (scope) => {
    takeForms(scope, { mostBytes: 8192 })
    for (const test of [false, true]) addOwnPictures(scope, parts, test)
  })
}

function addPictures(app: FastifyInstance, { pictures, seasons, lineups }: PictureRouteParts, test: boolean) {
  app.get<PictureRoute>(`${pictureFolder(test)}/:season/:id/:language/:hash/:file`, async (request, reply) => {
    const { season: seasonId, id, language, hash } = request.params
    const file = pictureFileOf(request.params.file)
    if (!file || !lineupIdPattern.test(id) || !isLanguage(language) || !/^[0-9a-f]{16}$/.test(hash))
      return sendMissing(reply)
    const season = seasons.find(seasonId, { language, test })
    if (!season) return sendMissing(reply)
    const name = `${id}-${fileNameOf(file)}`
    const key = { season: seasonId, id }
    const isRight = async (each: Lineup) => (await pictures.hashOf(each, season, language)) === hash
    const lineup = await lineups.find(key, isRight).catch((error) => error as Error)
    if (lineup instanceof Error) {
      const kept = lineups.wasShown(key) ? await pictures.peek({ ...key, language, hash }, file) : null
      if (!kept) throw lineup
      return sendPicture(request, reply, { bytes: kept, file, hash, name, isPresent: true })
    }
    if (!lineup) return sendMissing(reply)
    const present = await pictures.find(lineup, season, language, file)
    return sendPicture(request, reply, { ...present, file, name, isPresent: present.hash === hash })
  })
}

function addOwnPictures(scope: FastifyInstance, { pictures, seasons, limit, site }: PictureRouteParts, test: boolean) {
  scope.post<OwnPictureRoute>(`${pictureFolder(test)}/own/:language/:file`, async (request, reply) => {
    const file = pictureFileOf(request.params.file)
    const { language } = request.params
    if (!file || !isLanguage(language)) return site.answerFailure(request, reply, 'not_found')
    const own = readOwnBoard(request.body, (id) => seasons.find(id, { language, test }))
    if (!own) return site.answerFailure(request, reply, 'invalid_request')
    const drawn = await pictures.withOwnPlace(async () => {
      const seconds = await limit.take(request.ip)
      return seconds > 0 ? { seconds } : { bytes: await pictures.drawOwn(own, own.season, language, file) }
    })
    if (drawn.bytes === undefined) {
      reply.header('retry-after', String(drawn.seconds))
      return site.answerFailure(request, reply, 'too_many_requests')
    }
    reply.header('content-disposition', `attachment; filename="lineup-${fileNameOf(file)}"`)
    return reply.header('cache-control', 'no-store').type(types[file.type]).send(drawn.bytes)
  })
}

const types: Record<PictureFile['type'], string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

interface SentPicture {
  bytes: Buffer
  file: PictureFile
  hash: string
  /** Of the downloaded file. */
  name: string
  /** Whether the address has the hash of the present picture. */
  isPresent: boolean
}

/** An address with another hash shows the present picture, which no cache may keep. */
function sendPicture(
  { headers, query }: FastifyRequest<PictureRoute>,
  reply: FastifyReply,
  { bytes, file, hash, name, isPresent }: SentPicture,
) {
  const etag = `"${hash}-${fileNameOf(file)}"`
  const disposition = query.download === undefined ? 'inline' : 'attachment'
  reply.type(types[file.type]).headers({
    etag,
    'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'no-store',
    'content-disposition': `${disposition}; filename="${name}"`,
    'cross-origin-resource-policy': 'cross-origin', // cards are embedded elsewhere
  })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(bytes)
}

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture')
