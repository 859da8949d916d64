import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'

/** The running period of a limit. */
export interface Period {
  counted: number
  /** Until its end, by the database's clock. */
  seconds: number
}

const secondsLeft = sql`greatest(1, ceil(extract(epoch from ends_at - now())))::int`

/** Counts one more for a key; the first one begins a period. */
export async function updateCounted(db: Db, key: string, { seconds }: { seconds: number }): Promise<Period> {
  const { rows } = await sql<Period>`
    insert into core_limits (key, counted, ends_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      counted = case when core_limits.ends_at <= now() then 1 else core_limits.counted + 1 end,
      ends_at = case when core_limits.ends_at <= now() then excluded.ends_at else core_limits.ends_at end
    returning counted, ${secondsLeft} as seconds`.execute(db)
  return rows[0]!
}

/** Counts one less for a key within its running period. */
export async function updateGivenBack(db: Db, key: string): Promise<void> {
  await sql`
    update core_limits set counted = counted - 1 where key = ${key} and ends_at > now() and counted > 0`.execute(db)
}

/** The running period of a key; nothing counted without one. */
export async function findPeriod(db: Db, key: string): Promise<Period> {
  const { rows } = await sql<Period>`
    select counted, ${secondsLeft} as seconds from core_limits where key = ${key} and ends_at > now()`.execute(db)
  return rows[0] ?? { counted: 0, seconds: 0 }
}

/** Keys of a limit that were counted a least number of times within their running periods, the largest first. */
export async function listCounted(db: Db, limit: string, least: number): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select substr(key, ${limit.length + 2}) as key, counted as count from core_limits
    where starts_with(key, ${`${limit}:`}) and counted >= ${least} and ends_at > now()
    order by counted desc, key limit 100`.execute(db)
  return rows
}

/** Deletes periods that have ended. */
export async function deleteEndedPeriods(db: Db): Promise<void> {
  await sql`delete from core_limits where ends_at < now()`.execute(db)
}
