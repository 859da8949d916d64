import { sql } from 'kysely'
import type { Db } from '../../../core/server/postgres/db.ts'
import { type Bracket, brackets, type LadderStep } from '../brackets.rules.ts'
import { type Tally, tallyOf, tallySums } from '../tally.rules.ts'
import type { MatchMode } from './match-record.ts'
import type { dailyKinds, TallyKind } from './match-tallies.ts'

/** Which boards are asked about. */
export interface BoardFilter {
  set: number
  /** Made-up boards. */
  isSample: boolean
  version: string
  mode: MatchMode
  bracket: Bracket
}

export interface Version {
  version: string
  /** Whether its boards are made up. */
  isSample: boolean
  /** When the last of its boards was counted. */
  updated: Date
  boards: number
}

/** Whether any match was counted. */
export async function findCounted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from rankings_matches) as found`.execute(db)
  return rows[0]!.found
}

/** Versions of a set in which matches of a mode were counted, the newest first; made-up ones only where the set has no others. */
export async function listVersions(db: Db, { set, mode }: Pick<BoardFilter, 'set' | 'mode'>): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select version, is_sample as "isSample", max(updated_at) as updated,
      sum(place_1 + place_2 + place_3 + place_4 + place_5 + place_6 + place_7 + place_8)::int as boards
    from rankings_slices join rankings_tallies using (slice_id)
    where set_number = ${set} and mode = ${mode} and day is null and kind = 'all' and entity = '' and part = ''
      and is_sample = (not exists (select from rankings_slices where set_number = ${set} and day is null and not is_sample))
    group by version, is_sample order by string_to_array(version, '.')::int[] desc`.execute(db)
  return rows
}

/** A tally with what it is of. */
export interface EntityTally {
  entity: string
  part: string
  tally: Tally
}
type SumRow<T> = Omit<T, 'tally'> & { sums: number[] }

/** Tallies of a kind over the boards of a filter. */
export async function listTallies(db: Db, filter: BoardFilter, kind: TallyKind): Promise<EntityTally[]> {
  const { rows } = await sql<SumRow<EntityTally>>`
    select entity, part, ${addedSums} as sums from rankings_tallies
    where slice_id = any(array(${slicesOf(filter, false)})) and kind = ${kind}
    group by entity, part order by entity collate "C", part collate "C"`.execute(db)
  return rows.map(withTally)
}

/** Tallies of a kind over the boards of a filter that are of one entity; partners under either of the two. */
export async function listOwnTallies(
  db: Db,
  filter: BoardFilter,
  { kind, entity }: { kind: TallyKind; entity: string },
): Promise<EntityTally[]> {
  const { rows } = await sql<SumRow<EntityTally>>`
    select entity, part, ${addedSums} as sums from rankings_tallies
    where slice_id = any(array(${slicesOf(filter, false)})) and kind = ${kind}
      and (entity = ${entity} or (kind = 'partner' and part = ${entity}))
    group by entity, part order by entity collate "C", part collate "C"`.execute(db)
  return rows.map(withTally)
}

export interface StepTally {
  step: LadderStep
  tally: Tally
}

/** Tallies of one entity by the steps of the ladder; of all boards without one. */
export async function listStepTallies(
  db: Db,
  { set, isSample, version, mode }: Omit<BoardFilter, 'bracket'>,
  { kind, entity }: { kind: (typeof dailyKinds)[number]; entity: string },
): Promise<StepTally[]> {
  const { rows } = await sql<SumRow<StepTally>>`
    select step, ${addedSums} as sums from rankings_tallies join rankings_slices using (slice_id)
    where set_number = ${set} and is_sample = ${isSample} and version = ${version} and mode = ${mode}
      and day is null and kind = ${kind} and entity = ${entity}
    group by step`.execute(db)
  return rows.map(withTally)
}

export interface DayShare {
  entity: string
  part: string
  /** ISO date. */
  day: string
  boards: number
  /** Those at places 1-4. */
  top4: number
}

/** Boards by day of the seven that end with the last one that was counted, oldest first; of all entities or of one. */
export async function listDayShares(
  db: Db,
  filter: BoardFilter,
  kind: (typeof dailyKinds)[number],
  entity?: string,
): Promise<DayShare[]> {
  const { rows } = await sql<DayShare>`
    with days as (
      select slice_id, day from rankings_slices
      where slice_id in (${slicesOf(filter, true)}) and day > (
        select max(day) - 7 from rankings_slices where slice_id in (${slicesOf(filter, true)}))
    )
    select entity, part, day::text, sum(place_1 + place_2 + place_3 + place_4)::float8 as top4,
      sum(place_1 + place_2 + place_3 + place_4 + place_5 + place_6 + place_7 + place_8)::float8 as boards
    from rankings_tallies join days using (slice_id)
    where kind = ${kind} ${entity === undefined ? sql`` : sql`and entity = ${entity}`}
    group by entity, part, day order by day`.execute(db)
  return rows
}

const addedSums = sql`array[${sql.join(tallySums.map((sum) => sql`sum(${sql.ref(sum)})::float8`))}]`

const withTally = <T extends { sums: number[] }>({ sums, ...rest }: T) => ({ ...rest, tally: tallyOf(sums) })

const slicesOf = ({ set, isSample, version, mode, bracket }: BoardFilter, byDay: boolean) => sql`
  select slice_id from rankings_slices
  where set_number = ${set} and is_sample = ${isSample} and version = ${version} and mode = ${mode}
    and step = any(${[...brackets[bracket]]}) and (day is not null) = ${byDay}`
