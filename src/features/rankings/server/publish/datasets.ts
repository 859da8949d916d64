import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import {
  type DatasetScope,
  datasetColumns,
  listDatasetRows,
  listDatasets,
  listScopes,
  updateDataset,
} from './datasets.store.ts'

/** Increases when a column changes its meaning or its place. */
export const datasetSchema = 1

export const datasetColumnTexts = {
  day: 'ISO date, UTC; empty for what is counted by version alone: stars, champion-item, champion-items, partner, lineup-champion, lineup-item',
  ladder:
    'the bracket of whose boards things are counted: brackets overlap, all holds every board; of what is counted by version alone the step of the ladder: steps do not overlap, none is where it is not known',
  kind: 'what is counted: all boards, champion, item (every copy), trait, lineup, stars, champion-item, champion-items (three together), partner, lineup-champion and lineup-item (what boards of a recommended lineup have)',
  entity: 'id of what is counted; of partners the first by order',
  part: 'of a trait the number of its threshold, of a champion its stars, an item, three items or its partner, of a lineup a champion, a champion and its item, or empty for all of its boards',
  'place_1 ... place_8': 'boards that came in at each place',
  matches: 'matches with at least one of these boards',
  boards_squared: 'sum over matches of their boards, squared',
  place_squared: 'sum over matches of the sum of places, squared',
  place_by_boards: 'sum over matches of the sum of places times the boards',
  top4_squared: 'the same of boards at places 1-4',
  top4_by_boards: 'the same of boards at places 1-4',
  wins_squared: 'the same of boards at place 1',
  wins_by_boards: 'the same of boards at place 1',
}

/** Least age in milliseconds before an outdated dataset is published again. */
const madeFor = 20 * 60 * 60 * 1000

export interface DatasetParts {
  db: Db
  gameData: () => GameData
}
export interface DatasetJobParts {
  gameData: () => GameData
  /** Opens a connection without statement timeout. */
  openUnlimitedDb: () => Db
}

/** Runs hourly; publishes each dataset at most once a day. */
export const datasetCrontab = '23 * * * * publish_datasets'

export const datasetTasks = ({ gameData, openUnlimitedDb }: DatasetJobParts): Tasks => ({
  publish_datasets: async () => {
    const db = openUnlimitedDb()
    try {
      await publishDatasets({ db, gameData })
    } finally {
      await db.destroy()
    }
  },
})

/** Publishes missing and outdated datasets, the latter from an age of milliseconds on, each from one snapshot. */
export async function publishDatasets({ db, gameData }: DatasetParts, standing = madeFor): Promise<void> {
  const known = new Map((await listDatasets(db)).map((file) => [`${file.name}.${file.format}`, file]))
  for (const scope of await listScopes(db)) {
    const name = nameOf(scope, gameData())
    const last = name && known.get(`${name}.csv`)
    const isCurrent =
      last && (last.countedAt.getTime() >= scope.countedAt.getTime() || Date.now() - last.madeAt.getTime() < standing)
    if (!name || isCurrent) continue
    const head = { name, countedAt: scope.countedAt }
    const [csv, json] = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => [await packed(csvOf(trx, scope)), await packed(jsonOf(trx, scope, name))] as const)
    await updateDataset(db, [
      { ...head, format: 'csv', ...csv },
      { ...head, format: 'json', ...json },
    ])
  }
}

/** Returns a name such as "m15s16-15.15-ranked"; null for a set without a season. */
function nameOf({ set, version, mode }: DatasetScope, { seasons }: GameData): string | null {
  const season = [...seasons.values()].find(({ facts }) => facts.mode === set)
  return season ? `${season.facts.id}-${version}-${mode}` : null
}

/** Pieces of text with their numbers of rows. */
type Pieces = AsyncGenerator<{ text: string; rows: number }>

async function* csvOf(db: Db, scope: DatasetScope): Pieces {
  yield { text: stringify([datasetColumns]), rows: 0 }
  for await (const rows of listDatasetRows(db, scope)) {
    if (rows.length > 0) yield { text: stringify(rows, { escape_formulas: true }), rows: rows.length }
  }
}

async function* jsonOf(db: Db, scope: DatasetScope, name: string): Pieces {
  const [season] = name.split('-')
  const { version, mode } = scope
  const head = { schema_version: datasetSchema, season, version, mode, columns: datasetColumns }
  yield { text: `${JSON.stringify(head).slice(0, -1)},"rows":[`, rows: 0 }
  let separator = ''
  for await (const rows of listDatasetRows(db, scope)) {
    if (rows.length === 0) continue
    yield { text: separator + JSON.stringify(rows).slice(1, -1), rows: rows.length }
    separator = ','
  }
  yield { text: ']}\n', rows: 0 }
}

/** Compresses pieces; counts rows and bytes and computes the checksum. */
async function packed(pieces: Pieces) {
  const hash = createHash('sha256')
  const sum = { rows: 0, bytes: 0 }
  const texts = async function* () {
    for await (const { text, rows } of pieces) {
      const bytes = Buffer.from(text)
      hash.update(bytes)
      sum.rows += rows
      sum.bytes += bytes.length
      yield bytes
    }
  }
  let content: Buffer = Buffer.alloc(0)
  await pipeline(texts(), createGzip(), async (gzip: AsyncIterable<Buffer>) => {
    content = await buffer(gzip)
  })
  return { ...sum, sha256: hash.digest('hex'), content }
}
