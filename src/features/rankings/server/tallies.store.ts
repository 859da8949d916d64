import { sql, type Transaction } from 'kysely'
import { bigintArray, textArray } from '../../../core/server/postgres/binary-arrays.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { DB } from '../../../core/server/postgres/tables.gen.ts'
import { tallySums } from '../tally.rules.ts'
import { digestVersion, type Match } from './match-record.ts'
import { type LineupOf, type Slice, type SliceTallies, tallyMatches } from './match-tallies.ts'
import type { PlayerKeys } from './player-keys.ts'
import { insertPlayers } from './players.store.ts'

export interface Counted {
  /** Matches that were new. */
  counted: number
  /** Those that had been counted before. */
  repeated: number
  /** Those of which another record had been counted, which stays. */
  conflicting: Match[]
}

export interface Counting {
  lineupOf: LineupOf
  /** Under which players of Duos are counted. */
  playerKeys: PlayerKeys
  /** Whether they are made up: such are counted apart. */
  isSample?: boolean
}

/** Counts matches, each once however often and by whomever it is sent: all of them or, where something fails, none. */
export async function insertMatches(db: Db, matches: Match[], counting: Counting): Promise<Counted> {
  const firsts = new Map<string, Match>()
  for (const match of matches) if (!firsts.has(match.id)) firsts.set(match.id, match)
  return db.transaction().execute(async (own) => {
    const isNew = await insertIds(own, [...firsts.values()])
    const fresh = [...firsts.values()].filter(({ id }) => isNew.has(id))
    for (const tallies of tallyMatches(fresh, counting.lineupOf))
      await upsertTallies(own, await upsertSlice(own, tallies.slice, counting.isSample), tallies)
    const duos = fresh.filter(({ mode }) => mode === 'duos')
    if (duos.length > 0) await insertPlayers(own, duos, counting)
    const known = await findDigests(
      own,
      [...firsts.keys()].filter((id) => !isNew.has(id)),
    )
    const digests = new Map([...fresh.map(({ id, digest }) => [id, digest] as const), ...known])
    const conflicting = matches.filter(({ id, digest }) => digests.get(id)?.equals(digest) === false)
    return { counted: fresh.length, repeated: matches.length - fresh.length - conflicting.length, conflicting }
  })
}

/** The ids that were not there; in their order, so that two who write the same wait for each other in turn. */
async function insertIds(own: Transaction<DB>, matches: Match[]): Promise<Set<string>> {
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

async function upsertSlice(
  own: Transaction<DB>,
  { set, version, day, mode, ladder }: Slice,
  isSample = false,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into rankings_slices (set_number, version, day, mode, ladder, is_sample)
    values (${set}, ${version}, ${day}::date, ${mode}, ${ladder}, ${isSample})
    on conflict (set_number, version, mode, ladder, day, is_sample) do update set updated_at = greatest(rankings_slices.updated_at, clock_timestamp())
    returning slice_id as id`.execute(own)
  return rows[0]!.id
}

const columns = tallySums.map((sum) => sql.ref(sum))
const addedSums = sql.join(columns.map((column) => sql`${column} = rankings_tallies.${column} + excluded.${column}`))

async function upsertTallies(own: Transaction<DB>, sliceId: number, { of, sums }: SliceTallies): Promise<void> {
  const texts = [of.map(({ kind }) => kind), of.map(({ entity }) => entity), of.map(({ part }) => part)]
  const arrays = sql.join([
    ...texts.map((each) => sql`${textArray(each)}::text[]`),
    ...columns.map(
      (_, index) => sql`${bigintArray(of.length, (row) => sums[row * columns.length + index]!)}::bigint[]`,
    ),
  ])
  await sql`
    insert into rankings_tallies (slice_id, kind, entity, part, ${sql.join(columns)})
    select ${sliceId}::int, * from unnest(${arrays})
    on conflict (slice_id, kind, entity, part) do update set ${addedSums}`.execute(own)
}
