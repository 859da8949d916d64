import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { Tasks } from '../../../core/server/jobs/jobs.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { GameData } from '../../../game/server/season-files.ts'
import {
  type DatasetScope,
  datasetColumns,
  listDatasetRows,
  listDatasets,
  listScopes,
  updateDataset,
} from './datasets.store.ts'

/** Raised when a column changes its meaning or its place. */
export const datasetSchema = 1

/** Milliseconds after which a dataset is made anew, where more was counted since. */
const madeFor = 20 * 60 * 60 * 1000

export interface DatasetParts {
  db: Db
  gameData: () => GameData
}

/** Datasets are looked after every hour, and each is made anew once a day at most. */
export const datasetCrontab = '23 * * * * publish_datasets'

/** Jobs of the datasets by their names. */
export const datasetTasks = (parts: DatasetParts): Tasks => ({ publish_datasets: () => publishDatasets(parts) })

/** Makes every dataset of which there is none, or an older one than its tallies that has stood for a day. */
export async function publishDatasets({ db, gameData }: DatasetParts, now = Date.now()): Promise<void> {
  const known = new Map((await listDatasets(db)).map((file) => [`${file.name}.${file.format}`, file]))
  for (const scope of await listScopes(db)) {
    const name = nameOf(scope, gameData())
    const last = name && known.get(`${name}.csv`)
    const isCurrent =
      last && (last.countedAt.getTime() >= scope.countedAt.getTime() || now - last.madeAt.getTime() < madeFor)
    if (!name || isCurrent) continue
    const head = { name, countedAt: scope.countedAt }
    const [csv, json] = await Promise.all([packed(csvOf(db, scope)), packed(jsonOf(db, scope, name))])
    await updateDataset(db, [
      { ...head, format: 'csv', ...csv },
      { ...head, format: 'json', ...json },
    ])
  }
}

/** As "m15s16-15.15-ranked"; null for a set without a season. */
function nameOf({ set, version, mode }: DatasetScope, { seasons }: GameData): string | null {
  const season = [...seasons.values()].find(({ facts }) => facts.mode === set)
  return season ? `${season.facts.id}-${version}-${mode}` : null
}

/** Text in pieces, with how many rows of the dataset are in each. */
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

/** Pieces as one gzip, with their rows, bytes and checksum. */
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
  const content = await buffer(Readable.from(texts()).pipe(createGzip()))
  return { ...sum, sha256: hash.digest('hex'), content }
}
