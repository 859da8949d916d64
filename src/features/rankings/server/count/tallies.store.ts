import { sql, type Transaction } from 'kysely'
import { bigintArray, textArray } from '#src/core/server/postgres/binary-arrays.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import { tallySums } from '#src/features/rankings/tally.rules.ts'
import { insertPlayers } from '../read/players.store.ts'
import { digestVersion, type Match } from './match-record.ts'
import type { MatchBatch, NumberedMatch, Slice, SliceTallies } from './match-tallies.ts'
import type { PlayerKeys } from './player-keys.ts'

export interface Counted {
  /** New matches. */
  counted: number
  /** Matches that were counted before. */
  repeated: number
  /** Indexes in the batch of matches that were counted before from a different record, which stays. */
  conflicting: number[]
}

export interface Counting {
  /** Keys that players of Duos are stored under. */
  playerKeys: PlayerKeys
  /** Generated matches are counted separately. */
  isSample?: boolean
}

/** Counts each match of a batch once, in one transaction; `tallies` are used when all matches are new. */
export async function insertMatches(
  db: Db,
  batch: MatchBatch,
  tallies: SliceTallies[],
  { isSample = false, playerKeys }: Counting,
): Promise<Counted> {
  const { matches } = batch
  const firsts = new Map<string, NumberedMatch>()
  for (const match of matches) if (!firsts.has(match.id)) firsts.set(match.id, match)
  return db.transaction().execute(async (trx) => {
    const isNew = await insertIds(trx, [...firsts.values()])
    const fresh = [...firsts.values()].filter(({ id }) => isNew.has(id))
    await planByKeys(trx)
    for (const { slice, ...counted } of fresh.length === matches.length ? tallies : batch.tallies(fresh))
      await writeTallies(trx, await upsertSlice(trx, slice, isSample), counted)
    const duos = fresh.filter(({ mode }) => mode === 'duos')
    if (duos.length > 0) await insertPlayers(trx, duos, { playerKeys, isSample })
    const known = await findDigests(
      trx,
      [...firsts.keys()].filter((id) => !isNew.has(id)),
    )
    const digests = new Map([...fresh.map(({ id, digest }) => [id, digest] as const), ...known])
    const conflicting = [...matches.keys()].filter((index) => {
      const { id, digest } = matches[index]!
      return digests.get(id)?.equals(digest) === false
    })
    return { counted: fresh.length, repeated: matches.length - fresh.length - conflicting.length, conflicting }
  })
}

/** Inserts ids and returns the new ones; sorted, so that concurrent writers can't deadlock. */
async function insertIds(trx: Transaction<DB>, matches: Pick<Match, 'id' | 'digest'>[]): Promise<Set<string>> {
  const sorted = matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { rows } = await sql<{ id: string }>`
    insert into rankings_matches (match_id, digest, digest_version)
    select *, ${digestVersion}::smallint
    from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ digest }) => digest)}::bytea[])
    on conflict do nothing returning match_id as id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Finds comparable digests; a match that an older version counted passes as equal. */
async function findDigests(trx: Transaction<DB>, ids: string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; digest: Buffer }>`
    select match_id as id, digest from rankings_matches
    where match_id = any(${ids}) and digest_version = ${digestVersion}`.execute(trx)
  return new Map(rows.map(({ id, digest }) => [id, digest]))
}

/** Locks the slice until the transaction ends; xmax is 0 for inserted rows only. */
async function upsertSlice(
  trx: Transaction<DB>,
  { set, version, day, mode, ladder }: Slice,
  isSample: boolean,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into rankings_slices (set_number, version, day, mode, ladder, is_sample)
    values (${set}, ${version}, ${day}::date, ${mode}, ${ladder}, ${isSample})
    on conflict (set_number, version, mode, ladder, day, is_sample) do update set updated_at = greatest(rankings_slices.updated_at, clock_timestamp())
    returning slice_id as id, xmax = 0 as "isNew"`.execute(trx)
  return rows[0]!
}

const keys = ['kind', 'entity', 'part']
const columns = tallySums.map((sum) => sql.ref(sum))
const names = sql.join([...keys, ...tallySums].map((name) => sql.ref(name)))
const givenNames = sql.join([...keys, ...tallySums].map((name) => sql`given.${sql.ref(name)}`))
const addedSums = sql.join(columns.map((column) => sql`${column} = own.${column} + given.${column}`))

/** Forces index lookups and generic plans, because statistics of a table that is being filled are wrong. */
async function planByKeys(trx: Transaction<DB>): Promise<void> {
  const off = ['hashjoin', 'mergejoin', 'material', 'seqscan'].map(
    (plan) => sql`set_config(${`enable_${plan}`}, 'off', true)`,
  )
  await sql`
    select set_config('work_mem', '64MB', true), set_config('plan_cache_mode', 'force_generic_plan', true), ${sql.join(off)}`.execute(
    trx,
  )
}

/** Adds tallies of a locked slice: no `on conflict`, which costs twice as much, and in index order, a third faster. */
async function writeTallies(
  trx: Transaction<DB>,
  { id, isNew }: { id: number; isNew: boolean },
  { of, sums }: Omit<SliceTallies, 'slice'>,
) {
  const texts = [of.map(({ kind }) => kind), of.map(({ entity }) => entity), of.map(({ part }) => part)]
  const arrays = sql.join([
    ...texts.map((each) => sql`${textArray(each)}::text[]`),
    ...columns.map(
      (_, index) => sql`${bigintArray(of.length, (row) => sums[row * columns.length + index]!)}::bigint[]`,
    ),
  ])
  if (isNew) {
    await sql`
      insert into rankings_tallies (slice_id, ${names})
      select ${id}::int, ${names} from unnest(${arrays}) as given (${names}) order by kind, entity, part`.execute(trx)
    return
  }
  // the planner expects ten rows of arrays, and may then compare all with all, but a thousand rows of a series
  const rows = sql`rows from (unnest(${arrays}), generate_series(1, ${of.length}::int)) as given (${names}, number)`
  await sql`
    merge into rankings_tallies as own using (select ${names} from ${rows} order by kind, entity, part) as given
    on own.slice_id = ${id}::int and own.kind = given.kind and own.entity = given.entity and own.part = given.part
    when matched then update set ${addedSums}
    when not matched then insert (slice_id, ${names}) values (${id}::int, ${givenNames})`.execute(trx)
}
