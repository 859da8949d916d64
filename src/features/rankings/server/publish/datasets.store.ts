import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { tallySums } from '#src/features/rankings/tally.rules.ts'
import type { MatchMode } from '../count/match-record.ts'
import { subjectKinds } from '../count/subjects.ts'

export interface DatasetScope {
  set: number
  version: string
  mode: MatchMode
  /** Time of the last counted board. */
  countedAt: Date
}

/** Lists sets, versions and modes of real matches. */
export async function listScopes(db: Db): Promise<DatasetScope[]> {
  const { rows } = await sql<DatasetScope>`
    select set_number as set, version, mode, max(updated_at) as "countedAt" from rankings_slices
    where not is_sample group by set_number, version, mode order by set_number, version, mode`.execute(db)
  return rows
}

/** Sets of three items with fewer boards are left out: too many rows that say too little. */
const leastBoardsOfThree = 10

export const datasetColumns = ['day', 'ladder', 'kind', 'entity', 'part', ...tallySums]

/** Yields the rows of each slice in a fixed order. */
export async function* listDatasetRows(db: Db, { set, version, mode }: DatasetScope): AsyncGenerator<unknown[][]> {
  const { rows: slices } = await sql<{ id: number; day: string | null; ladder: string }>`
    select slice_id as id, day::text, ladder from rankings_slices
    where not is_sample and set_number = ${set} and version = ${version} and mode = ${mode}
    order by day nulls last, ladder`.execute(db)
  for (const { id, day, ladder } of slices) {
    const { rows } = await sql<Record<string, unknown>>`
      select kind, entity, part, ${sql.join(tallySums.map((sum) => sql`${sql.ref(sum)}::float8`))} from rankings_tallies
      where slice_id = ${id} and not (${day === null}::boolean and kind = any(${[...subjectKinds]}))
        and (kind <> 'champion-items' or
        place_1 + place_2 + place_3 + place_4 + place_5 + place_6 + place_7 + place_8 >= ${leastBoardsOfThree})
      order by kind collate "C", entity collate "C", part collate "C"`.execute(db)
    yield rows.map(({ kind, entity, part, ...sums }) => [
      ...[day ?? '', ladder, kind, entity, part],
      ...tallySums.map((sum) => sums[sum]),
    ])
  }
}

export type DatasetFormat = 'csv' | 'json'
export interface DatasetFile {
  name: string
  format: DatasetFormat
  madeAt: Date
  countedAt: Date
  rows: number
  /** Uncompressed size in bytes. */
  bytes: number
  /** Hex digest of the uncompressed file. */
  sha256: string
}

/** Lists all datasets without their content. */
export async function listDatasets(db: Db): Promise<DatasetFile[]> {
  const { rows } = await sql<DatasetFile>`
    select name, format, made_at as "madeAt", counted_at as "countedAt", row_count as rows, byte_count as bytes, sha256
    from rankings_datasets order by name collate "C", format`.execute(db)
  return rows
}

/** Returns a dataset with its content as gzip, or null. */
export async function findDataset(
  db: Db,
  name: string,
  format: DatasetFormat,
): Promise<(DatasetFile & { content: Buffer }) | null> {
  const { rows } = await sql<DatasetFile & { content: Buffer }>`
    select name, format, made_at as "madeAt", counted_at as "countedAt", row_count as rows, byte_count as bytes, sha256, content
    from rankings_datasets where name = ${name} and format = ${format}`.execute(db)
  return rows[0] ?? null
}

/** Replaces all formats of a dataset in one transaction. */
export async function updateDataset(
  db: Db,
  files: (Omit<DatasetFile, 'madeAt'> & { content: Buffer })[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { name, format, countedAt, rows, bytes, sha256, content } of files) {
      await sql`
        insert into rankings_datasets (name, format, counted_at, row_count, byte_count, sha256, content)
        values (${name}, ${format}, ${countedAt}, ${rows}, ${bytes}, ${sha256}, ${content})
        on conflict (name, format) do update set made_at = now(), counted_at = excluded.counted_at,
          row_count = excluded.row_count, byte_count = excluded.byte_count, sha256 = excluded.sha256,
          content = excluded.content`.execute(trx)
    }
  })
}
