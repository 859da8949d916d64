import { languageFacts, languages } from '#src/core/languages.ts'
import { bracketNames, rankedModes, rankingKinds } from '#src/features/rankings/rankings.contract.ts'

/** Operations in the shape of an OpenAPI document. */
export type Reads = Record<string, { get: ReadOperation }>
export interface ReadOperation {
  operationId: string
  tags: string[]
  summary: string
  parameters: { name: string; in: 'query' | 'path'; required?: boolean; description: string; schema: object }[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

const text = { type: 'string' }
const number = { type: 'number' }
const integer = { type: 'integer' }
const listOf = (items: object) => ({ type: 'array', items })
const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const estimate = object({ value: number, low: number, high: number })

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query' as const,
  description,
  schema,
})
const boards = [
  query('season', 'Key of the season, as m15s16; without it the running one', text),
  query('version', 'As 15.15; without it the newest of which matches were counted', text),
  query('mode', 'Kind of matches', { type: 'string', enum: rankedModes, default: 'ranked' }),
  query('bracket', 'Ranks of the players', { type: 'string', enum: bracketNames, default: 'all' }),
]

const row = object({
  id: text,
  name: {
    ...text,
    description: `In the language of X-Language: ${languages.map((each) => languageFacts[each].wire).join(', ')}`,
  },
  threshold: { type: ['integer', 'null'], description: 'Of a trait: how many champions its threshold takes' },
  boards: integer,
  places: { ...listOf(integer), description: 'Boards at places 1 to 8' },
  top4_rate: { ...estimate, description: 'Share of 0-1 with its 95 % interval' },
  winning_rate: { ...estimate, description: 'Share of 0-1 with its 95 % interval' },
  average_place: { ...estimate, description: '1-8 with its 95 % interval' },
  pick_rate: { ...number, description: 'Boards of all boards; above 1 where a board may have several' },
  trend: { ...listOf({ type: ['number', 'null'] }), description: 'Top 4 rate by the days of the answer' },
})
const ranking = object({
  schema_version: integer,
  season: { type: ['string', 'null'] },
  version: { type: ['string', 'null'] },
  versions: listOf(text),
  sample: { type: 'boolean', description: 'Whether the matches are made up' },
  updated: { type: ['string', 'null'], description: 'ISO time of the last count' },
  boards: integer,
  minimum: { ...integer, description: 'Boards below which a figure says little' },
  days: { ...listOf(text), description: 'ISO dates of the trends' },
  progress: {
    description: 'Of a season of which too little was counted to show anything',
    anyOf: [object({ boards: integer, needed: integer }), { type: 'null' }],
  },
  rows: listOf(row),
})
const datasets = object({
  schema_version: integer,
  columns: { type: 'object', additionalProperties: text, description: 'What stands in the columns of a dataset' },
  files: listOf(
    object({
      name: text,
      format: text,
      url: text,
      made_at: text,
      counted_at: text,
      rows: integer,
      bytes: { ...integer, description: 'Unpacked' },
      sha256: { ...text, description: 'Of the unpacked file, in hex' },
    }),
  ),
})

const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } })
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
          summary: `The ranking of ${{ lineup: 'lineups', hero: 'champions', equip: 'items', trait: 'traits' }[kind]} as figures; ${kept}`,
          parameters: boards,
          responses: { 200: json('The ranking', ranking), 304: unchanged },
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
      responses: { 200: json('The datasets', datasets), 304: unchanged },
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
          content: { 'text/csv': { schema: text }, 'application/json': { schema: object({}) } },
        },
        304: unchanged,
      },
    },
  },
}
