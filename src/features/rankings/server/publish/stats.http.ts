import { hash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { ErrorTable } from '#src/core/errors.ts'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import { type AskForVisitor, callLanguageOf } from '#src/core/server/calls/http.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { figuresOf, pickRateOf } from '#src/features/rankings/figures.rules.ts'
import { type RankingAnswer, rankingKinds, rankingsCalls } from '#src/features/rankings/rankings.contract.ts'
import type { Estimate, Figures } from '#src/game/metrics.rules.ts'
import { type DatasetFile, type DatasetFormat, findDataset, listDatasets } from './datasets.store.ts'
import { datasetColumnTexts, datasetSchema } from './datasets.ts'
import type { StatsDataset, StatsDatasets, StatsRanking, StatsRow } from './stats-schema.ts'

const forMinutes = 'public, max-age=300, s-maxage=900, stale-while-revalidate=86400'
const forAnHour = 'public, max-age=3600'

interface StatsRouteParts {
  db: Db
  errors: ErrorTable
  ask: AskForVisitor
}

/** Serves rankings with confidence intervals, and datasets for download. */
export function addStats(app: FastifyInstance, { db, errors, ask }: StatsRouteParts) {
  for (const kind of rankingKinds) {
    app.get(`/api/stats/rankings/${kind}`, async (request, reply) => {
      const input = { ...(request.query as object), kind }
      const language = callLanguageOf(request)
      if (!language) return sendFailure(reply, errors, 'unknown_language')
      const answer = await ask(rankingsCalls.readRanking, input as never, request, language)
      if (!answer.ok) return sendFailure(reply, errors, answer.error, answer.detail)
      return sendCached(request, reply, { text: JSON.stringify(rankingToJson(answer.data)), keeping: forMinutes })
    })
  }
  app.get('/api/stats/dataset', async (request, reply) => {
    const files = (await listDatasets(db)).map(datasetToJson)
    const answer: StatsDatasets = { schema_version: datasetSchema, columns: datasetColumnTexts, files }
    return sendCached(request, reply, { text: JSON.stringify(answer), keeping: forMinutes })
  })
  app.get<{ Params: { file: string } }>('/api/stats/dataset/:file', async (request, reply) => {
    const [, name, format] = /^([\w.-]+)\.(csv|json)$/.exec(request.params.file) ?? []
    const file = name ? await findDataset(db, name, format as DatasetFormat) : null
    if (!file) return sendFailure(reply, errors, 'not_found')
    const tag = `"${file.sha256}"`
    reply
      .header('cache-control', forAnHour)
      .header('etag', tag)
      .header('vary', 'accept-encoding')
      .header('last-modified', file.madeAt.toUTCString())
      .header('content-disposition', `attachment; filename="${file.name}.${file.format}"`)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type(file.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
    const isTaken = new Negotiator(request.raw).encodings(['gzip']).includes('gzip')
    if (isTaken) return reply.header('content-encoding', 'gzip').send(file.content)
    const unpacking = createGunzip()
    unpacking.end(file.content)
    return reply.send(unpacking)
  })
}

/** Sends cacheable JSON, or 304 for a matching tag. */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, keeping }: { text: string; keeping: string },
) {
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
  // seasons of the test folder must not be cached publicly
  reply
    .header('cache-control', 'x-test' in request.headers ? 'no-store' : keeping)
    .header('etag', tag)
    .header('vary', 'accept-encoding, x-language')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

const datasetToJson = ({ name, format, madeAt, countedAt, rows, bytes, sha256 }: DatasetFile): StatsDataset => ({
  name,
  format,
  url: `/api/stats/dataset/${name}.${format}`,
  made_at: madeAt.toISOString(),
  counted_at: countedAt.toISOString(),
  rows,
  bytes,
  sha256,
})

function rankingToJson(answer: RankingAnswer): StatsRanking {
  const { season, version, versions, isSample, updated, boards, minimum, days, progress } = answer
  const named = [...answer.lineups, ...answer.champions, ...answer.items, ...answer.traits]
  const names = new Map(named.map(({ id, name }) => [id, name.text]))
  return {
    schema_version: datasetSchema,
    season: season?.id ?? null,
    version,
    versions,
    sample: isSample,
    updated,
    boards,
    minimum,
    days,
    progress,
    rows: answer.rows.map(({ id, threshold, places, designEffects, trend }): StatsRow => {
      const figures = figuresOf(places, designEffects) as Figures
      return {
        id,
        name: names.get(id) ?? id,
        threshold,
        boards: figures.boards,
        places,
        top4_rate: rounded(figures.top4Rate),
        winning_rate: rounded(figures.winningRate),
        average_place: rounded(figures.averagePlace),
        pick_rate: Number(pickRateOf(figures.boards, boards).toFixed(6)),
        trend,
      }
    }),
  }
}

const rounded = ({ value, low, high }: Estimate) => ({
  value: Number(value.toFixed(6)),
  low: Number(low.toFixed(6)),
  high: Number(high.toFixed(6)),
})
