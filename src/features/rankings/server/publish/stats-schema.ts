import * as v from 'valibot'
import { languageFacts, languages } from '#src/core/languages.ts'

const integer = v.pipe(v.number(), v.integer())
const estimate = v.object({ value: v.number(), low: v.number(), high: v.number() })
const rate = v.pipe(estimate, v.description('Share of 0-1 with its 95 % interval'))
const wireLanguages = languages.map((each) => languageFacts[each].wire).join(', ')

const statsRow = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.description(`In the language of X-Language: ${wireLanguages}`)),
  threshold: v.pipe(v.nullable(integer), v.description('Of a trait: how many champions its threshold takes')),
  boards: integer,
  places: v.pipe(v.array(integer), v.description('Boards at places 1 to 8')),
  top4_rate: rate,
  winning_rate: rate,
  average_place: v.pipe(estimate, v.description('1-8 with its 95 % interval')),
  pick_rate: v.pipe(v.number(), v.description('Boards of all boards; above 1 where a board may have several')),
  trend: v.pipe(v.array(v.nullable(v.number())), v.description('Top 4 rate by the days of the answer')),
})
export type StatsRow = v.InferOutput<typeof statsRow>

/** Answer of GET /api/stats/rankings/<kind>. */
export const statsRanking = v.object({
  schema_version: integer,
  season: v.nullable(v.string()),
  version: v.nullable(v.string()),
  versions: v.array(v.string()),
  sample: v.pipe(v.boolean(), v.description('Whether the matches are made up')),
  updated: v.pipe(v.nullable(v.string()), v.description('ISO time of the last count')),
  boards: integer,
  minimum: v.pipe(integer, v.description('Boards below which a figure says little')),
  days: v.pipe(v.array(v.string()), v.description('ISO dates of the trends')),
  progress: v.pipe(
    v.nullable(v.object({ boards: integer, needed: integer })),
    v.description('Of a season of which too little was counted to show anything'),
  ),
  rows: v.array(statsRow),
})
export type StatsRanking = v.InferOutput<typeof statsRanking>

const statsDataset = v.object({
  name: v.string(),
  format: v.string(),
  url: v.string(),
  made_at: v.string(),
  counted_at: v.string(),
  rows: integer,
  bytes: v.pipe(integer, v.description('Unpacked')),
  sha256: v.pipe(v.string(), v.description('Of the unpacked file, in hex')),
})
export type StatsDataset = v.InferOutput<typeof statsDataset>

/** Answer of GET /api/stats/dataset. */
export const statsDatasets = v.object({
  schema_version: integer,
  columns: v.pipe(v.record(v.string(), v.string()), v.description('What stands in the columns of a dataset')),
  files: v.array(statsDataset),
})
export type StatsDatasets = v.InferOutput<typeof statsDatasets>
