import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema, InferInput } from 'valibot'
import { schemaOf } from '#src/core/server/calls/openapi.ts'
import { rankingKinds, rankingsCalls } from '#src/features/rankings/rankings.contract.ts'
import { seasonLists } from '#src/game/url-words.rules.ts'
import { statsDatasets, statsRanking } from './stats-schema.ts'

/** Operations in the shape of an OpenAPI document. */
export type Reads = Record<string, { get: ReadOperation }>
export interface ReadOperation {
  operationId: string
  tags: string[]
  summary: string
  parameters: { name: string; in: 'query' | 'path'; required?: boolean; description: string; schema: JsonSchema }[]
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

/** What each parameter of a ranking means; the contract says what it may be. */
const parameterTexts: Record<Exclude<keyof InferInput<typeof rankingsCalls.readRanking.input>, 'kind'>, string> = {
  season: 'Key of the season, as m15s16; without it the running one',
  version: 'As 15.15; without it the newest of which matches were counted',
  mode: 'Kind of matches',
  bracket: 'Ranks of the players',
}
const { properties = {} } = schemaOf(rankingsCalls.readRanking.input, 'input')
const parameters = Object.entries(parameterTexts).map(([name, description]) => ({
  name,
  in: 'query' as const,
  description,
  schema: properties[name] as JsonSchema,
}))

const json = (description: string, schema: GenericSchema) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema, 'output') } },
})
const text = { type: 'string' } as const
const unchanged = { description: 'What If-None-Match names is still what there is' }
const kept = 'may be kept for as long as Cache-Control says, with an ETag'

export const statsReads: Reads = {
  ...Object.fromEntries(
    rankingKinds.map((kind) => [
      `/api/stats/rankings/${kind}`,
      {
        get: {
          operationId: `stats_rankings_${kind}`,
          tags: ['stats'],
          summary: `The ranking of ${kind === 'lineup' ? 'lineups' : seasonLists[kind]} as figures; ${kept}`,
          parameters,
          responses: { 200: json('The ranking', statsRanking), 304: unchanged },
        },
      },
    ]),
  ),
  '/api/stats/dataset': {
    get: {
      operationId: 'stats_dataset',
      tags: ['stats'],
      summary: `All datasets of tallies with their counts and checksums; ${kept}`,
      parameters: [],
      responses: { 200: json('The datasets', statsDatasets), 304: unchanged },
    },
  },
  '/api/stats/dataset/{file}': {
    get: {
      operationId: 'stats_dataset_file',
      tags: ['stats'],
      summary:
        'One dataset as CSV or JSON: boards at places 1 to 8 and the sums by match that intervals are computed from, by day (empty: what is counted by version alone), bracket or step of the ladder, kind, entity and part; sets of three items with at least 10 boards',
      parameters: [
        { name: 'file', in: 'path', required: true, description: 'As the list of datasets names it', schema: text },
      ],
      responses: {
        200: {
          description: 'The dataset',
          content: { 'text/csv': { schema: text }, 'application/json': { schema: { type: 'object' } } },
        },
        304: unchanged,
      },
    },
  },
}
