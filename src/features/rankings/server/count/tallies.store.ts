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
  /** Matches that were new. */
  counted: number
  /** Those that had been counted before. */
  repeated: number
  /** Those of which another record had been counted, which stays: by their index in the batch. */
  conflicting: number[]
}

export interface Counting {
  /** Under which players of Duos are counted. */
  playerKeys: PlayerKeys
  /** Whether they are made up: such are counted apart. */
  isSample?: boolean
}

/** Counts matches of a batch, each once however often and by whomever it is sent: all of them or, where something fails, none. Takes the tallies of all of them, which are those to be written where all are new. */
export async function insertMatches(
  db: Db,
  batch: MatchBatch,
  tallies: SliceTallies[],
  { isSample = false, playerKeys }: Counting,
): Promise<Counted> {
  const { matches } = batch
  const firsts = new Map<string, NumberedMatch>()
  for (const match of matches) if (!firsts.has(match.id)) firsts.set(match.id, match)
  return db.transaction().execute(async (own) => {
    const isNew = await insertIds(own, [...firsts.values()])
    const fresh = [...firsts.values()].filter(({ id }) => isNew.has(id))
    await planByKeys(own)
    for (const { slice, ...counted } of fresh.length === matches.length ? tallies : batch.tallies(fresh))
      await writeTallies(own, await upsertSlice(own, slice, isSample), counted)
    const duos = fresh.filter(({ mode }) => mode === 'duos')
    if (duos.length > 0) await insertPlayers(own, duos, { playerKeys, isSample })
    const known = await findDigests(
      own,
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

/** The ids that were not there; in their order, so that two who write the same wait for each other in turn. */
async function insertIds(own: Transaction<DB>, matches: Pick<Match, 'id' | 'digest'>[]): Promise<Set<string>> {
  const sorted = matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const { rows } = await sql<{ id: string }>`
    insert into rankings_matches (match_id, digest, digest_version)
    select *, ${digestVersion}::smallint
    from unnest(${sorted.map(({ id }) => id)}::text[], ${sorted.map(({ digest }) => digest)}::bytea[])
    on conflict do nothing returning match_id as id`.execute(own)
  return new Set(rows.map(({ id }) => id))
}

/** Those that can be compared: a record of which an older version counted the match is taken as the same. */
async function findDigests(own: Transaction<DB>, ids: string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; digest: Buffer }>`
    select match_id as id, digest from rankings_matches
    where match_id = any(${ids}) and digest_version = ${digestVersion}`.execute(own)
  return new Map(rows.map(({ id, digest }) => [id, digest]))
}

/** The slice, held until the transaction ends; a row that was updated instead of inserted has a transaction as its xmax. */
async function upsertSlice(
  own: Transaction<DB>,
  { set, version, day, mode, ladder }: Slice,
  isSample: boolean,
): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into rankings_slices (set_number, version, day, mode, ladder, is_sample)
    values (${set}, ${version}, ${day}::date, ${mode}, ${ladder}, ${isSample})
    on conflict (set_number, version, mode, ladder, day, is_sample) do update set updated_at = greatest(rankings_slices.updated_at, clock_timestamp())
    returning slice_id as id, xmax = 0 as "isNew"`.execute(own)
  return rows[0]!
}

const keys = ['kind', 'entity', 'part']
const columns = tallySums.map((sum) => sql.ref(sum))
const names = sql.join([...keys, ...tallySums].map((name) => sql.ref(name)))
const givenNames = sql.join([...keys, ...tallySums].map((name) => sql`given.${sql.ref(name)}`))
const addedSums = sql.join(columns.map((column) => sql`${column} = own.${column} + given.${column}`))

/** Has each tally looked up by its key, whatever the planner believes: of a table that fills up in this very transaction it knows so little that it would compare all rows with all, for minutes. One plan for any arrays, which are large, saves a quarter of the time. */
async function planByKeys(own: Transaction<DB>): Promise<void> {
  const off = ['hashjoin', 'mergejoin', 'material', 'seqscan'].map(
    (plan) => sql`set_config(${`enable_${plan}`}, 'off', true)`,
  )
  await sql`
    select set_config('work_mem', '64MB', true), set_config('plan_cache_mode', 'force_generic_plan', true), ${sql.join(off)}`.execute(
    own,
  )
}

/** Adds tallies to those of a slice, which this transaction holds: nobody else writes there, and it needs no `on conflict`, with which a row that is there costs nearly twice as much. In the order of the index rows are found and added a third faster. */
async function writeTallies(
  own: Transaction<DB>,
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
      select ${id}::int, ${names} from unnest(${arrays}) as given (${names}) order by kind, entity, part`.execute(own)
    return
  }
  // of arrays that it does not see the planner expects ten rows, for which it may still compare all with all; of a series a thousand
  const rows = sql`rows from (unnest(${arrays}), generate_series(1, ${of.length}::int)) as given (${names}, number)`
  await sql`
    merge into rankings_tallies as own using (select ${names} from ${rows} order by kind, entity, part) as given
    on own.slice_id = ${id}::int and own.kind = given.kind and own.entity = given.entity and own.part = given.part
    when matched then update set ${addedSums}
    when not matched then insert (slice_id, ${names}) values (${id}::int, ${givenNames})`.execute(own)
}
