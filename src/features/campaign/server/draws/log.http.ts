import { Readable } from 'node:stream'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance } from 'fastify'
import type { ErrorTable } from '#src/core/errors.ts'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type LogHead, logHead, logSchema } from '../../draw/draw-log.rules.ts'
import { findDraw, listRecords } from './own-draws.store.ts'

/** Records of one read. */
const pageSize = 5000

interface LogRoutes {
  db: Db
  errors: ErrorTable
  /** Null without a campaign. */
  campaign: { id: string } | null
}

/** Serves the log of draws, and the JSON schema of its first line. */
export function addDrawLog(app: FastifyInstance, { db, errors, campaign }: LogRoutes) {
  app.get<{ Params: { file: string } }>('/act/draws/:file', async ({ params }, reply) => {
    if (params.file === 'log.schema.json') {
      return reply.header('cache-control', 'public, max-age=3600').type('application/schema+json').send(headSchema)
    }
    if (!campaign || params.file !== `${campaign.id}.log`) return sendFailure(reply, errors, 'not_found')
    return reply
      .header('cache-control', 'public, max-age=5')
      .header('content-disposition', `attachment; filename="${campaign.id}-draws.log"`)
      .type('text/plain; charset=utf-8')
      .send(Readable.from(readLog(db, campaign.id)))
  })
}

const headSchema = JSON.stringify({ $id: logSchema, ...toJsonSchema(logHead) })

/** The text of a campaign's log, part by part: records are never changed, so one read of their number is enough. */
export async function* readLog(db: Db, campaign: string): AsyncGenerator<string> {
  const draw = await findDraw(db, campaign)
  if (!draw) return
  const { commitment, beaconName, beaconValue, secret, prizes, records, last } = draw
  const head: LogHead = {
    schema: logSchema,
    ...{ campaign, commitment, beacon: { name: beaconName.en!, value: beaconValue }, secret },
    prizes: prizes.map(({ tier, id, rate, stock }) => ({ tier, id, rate, stock })),
    ...{ records, last },
  }
  yield `${JSON.stringify(head)}\n`
  for (let after = 0; after < records; after += pageSize) {
    const lines = await listRecords(db, campaign, { after, upTo: records, most: pageSize })
    yield lines.map((line) => `${line}\n`).join('')
  }
}
