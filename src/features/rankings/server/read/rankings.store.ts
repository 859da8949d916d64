import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type Bracket, brackets } from '#src/features/rankings/brackets.rules.ts'
import { boardsOf, type Tally, tallyOf, tallySums } from '#src/features/rankings/tally.rules.ts'
import type { MatchMode } from '../count/match-record.ts'
import type { DetailKind, SubjectKind } from '../count/subjects.ts'

export interface BoardFilter {
  set: number
  /** Generated boards. */
  isSample: boolean
  version: string
  mode: MatchMode
  bracket: Bracket
}

export interface Version {
  version: string
  /** Whether its boards are generated. */
  isSample: boolean
  /** Time of the last counted board. */
  updated: Date
  boards: number
}

/** Lists versions of a set, newest first; sample versions only when the set has no others. */
export async function listVersions(db: Db, { set, mode }: Pick<BoardFilter, 'set' | 'mode'>): Promise<Version[]> {
  const { rows } = await sql<Version>`
    with slices as (
      select *, bool_and(is_sample) over () as "isOnlySample" from rankings_slices
      where set_number = ${set} and day is null and ladder = 'all'
    )
    select version, is_sample as "isSample", updated_at as updated, ${boardCount}::float8 as boards
    from slices join rankings_tallies using (slice_id)
    where mode = ${mode} and kind = 'all' and is_sample = "isOnlySample"
    order by string_to_array(version, '.')::int[] desc`.execute(db)
  return rows
}

export interface EntityTally {
  entity: string
  part: string
  tally: Tally
}
type SumRow<T> = Omit<T, 'tally'> & { sums: string }

/** Counts the boards of a filter, and lists the tallies of a kind, of all entities or of one. */
export async function listTallies(
  db: Db,
  filter: BoardFilter,
  kind: Exclude<SubjectKind, 'all'>,
  entity?: string,
): Promise<{ boards: number; tallies: EntityTally[] }> {
  const { rows } = await sql<SumRow<EntityTally>>`
    select entity, part, ${listOf(sums)} as sums
    from rankings_tallies join rankings_slices using (slice_id)
    where ${isOf(filter)} and ladder = ${filter.bracket} and day is null
      and kind in ('all', ${kind}) ${entity === undefined ? sql`` : sql`and entity in ('', ${entity})`}
    order by entity collate "C", part collate "C"`.execute(db)
  const counted = rows.map(withTally)
  const all = counted.find(isOfAll)
  return { boards: all ? boardsOf(all.tally) : 0, tallies: counted.filter((each) => !isOfAll(each)) }
}

/** The tally of all boards has no entity. */
const isOfAll = ({ entity }: EntityTally): boolean => entity === ''

/** Sums tallies of the details of a champion or lineup over the steps of a bracket; partners under either champion. */
export async function listDetailTallies(
  db: Db,
  filter: BoardFilter,
  { kind, entity }: { kind: DetailKind; entity: string },
): Promise<EntityTally[]> {
  const { rows } = await sql<SumRow<EntityTally>>`
    select entity, part, ${listOf(sums.map((sum) => sql`sum(${sum})`))} as sums
    from rankings_tallies join rankings_slices using (slice_id)
    where ${isOf(filter)} and ladder = any(${[...brackets[filter.bracket]]}) and day is null and kind = ${kind}
      and (entity = ${entity} or (kind = 'partner' and part = ${entity}))
    group by entity, part order by entity collate "C", part collate "C"`.execute(db)
  return rows.map(withTally)
}

export interface BracketTally {
  bracket: Bracket
  tally: Tally
}

/** Lists tallies of an entity (of all boards when it is empty) by bracket, where it has boards. */
export async function listBracketTallies(
  db: Db,
  filter: Omit<BoardFilter, 'bracket'>,
  { kind, entity }: { kind: SubjectKind; entity: string },
): Promise<BracketTally[]> {
  const { rows } = await sql<SumRow<BracketTally>>`
    select ladder as bracket, ${listOf(sums)} as sums
    from rankings_tallies join rankings_slices using (slice_id)
    where ${isOf(filter)} and day is null and kind = ${kind} and entity = ${entity}`.execute(db)
  return rows.map(withTally)
}

export interface VersionTally {
  version: string
  tally: Tally
}

/** Lists tallies of an entity by version on boards of all ranks, where it has boards. */
export async function listVersionTallies(
  db: Db,
  { set, isSample, mode }: Omit<BoardFilter, 'version' | 'bracket'>,
  { kind, entity }: { kind: SubjectKind; entity: string },
): Promise<VersionTally[]> {
  const { rows } = await sql<SumRow<VersionTally>>`
    select version, ${listOf(sums)} as sums
    from rankings_tallies join rankings_slices using (slice_id)
    where set_number = ${set} and is_sample = ${isSample} and mode = ${mode} and ladder = 'all' and day is null
      and kind = ${kind} and entity = ${entity}`.execute(db)
  return rows.map(withTally)
}

export interface DayShare {
  entity: string
  part: string
  /** ISO date. */
  day: string
  boards: number
  /** Boards at places 1-4. */
  top4: number
}

/** Lists boards of the last seven counted days, oldest first, of all entities or of one. */
export async function listDayShares(
  db: Db,
  filter: BoardFilter,
  kind: SubjectKind,
  entity?: string,
): Promise<DayShare[]> {
  const { rows } = await sql<{ day: string; shares: string }>`
    with days as (
      select slice_id, day, max(day) over () as last from rankings_slices
      where ${isOf(filter)} and ladder = ${filter.bracket} and day is not null
    )
    select day::text, string_agg(concat_ws(' ', entity, part, place_1 + place_2 + place_3 + place_4, ${boardCount}), ' ') as shares
    from rankings_tallies join days using (slice_id)
    where day > last - 7 and kind = ${kind} ${ofEntity(entity)} group by day order by day`.execute(db)
  return rows.flatMap(sharesOf)
}

/** Parses entity, part, top 4 boards and boards: one text of a day takes half the time of rows. */
function sharesOf({ day, shares }: { day: string; shares: string }): DayShare[] {
  const words = shares.split(' ')
  return Array.from({ length: words.length / 4 }, (_, index) => {
    const [entity, part, top4, boards] = words.slice(index * 4, index * 4 + 4)
    return { entity: entity!, part: part!, day, top4: Number(top4), boards: Number(boards) }
  })
}

const sums: RawBuilder<unknown>[] = tallySums.map((sum) => sql.ref(sum))
const boardCount = sql`(place_1 + place_2 + place_3 + place_4 + place_5 + place_6 + place_7 + place_8)`

/** Selects values as one text, which is parsed several times as fast as an array. */
const listOf = (values: RawBuilder<unknown>[]) => sql`array_to_string(array[${sql.join(values)}], ' ')`

const withTally = <T extends { sums: string }>({ sums, ...rest }: T) => ({
  ...rest,
  tally: tallyOf(sums.split(' ').map(Number)),
})

const ofEntity = (entity: string | undefined) => (entity === undefined ? sql`` : sql`and entity = ${entity}`)

const isOf = ({ set, isSample, version, mode }: Omit<BoardFilter, 'bracket'>) =>
  sql`set_number = ${set} and is_sample = ${isSample} and version = ${version} and mode = ${mode}`
