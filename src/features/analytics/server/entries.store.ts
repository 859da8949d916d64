import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

interface Entry {
  /** Null for an unknown code. */
  code: string | null
  /** Of code and visitor, under each key. */
  digests: [newest: Buffer, ...older: Buffer[]]
  /** Of the account alone; null without a session. */
  accountDigest: Buffer | null
  /** IANA name of the time zone of the counted days. */
  timeZone: string
}

/** Entries counted in a day: more are an attack. */
const mostEntries = 200_000

/** Counts an entry once. Returns false for a repeated one. */
export async function insertEntry(db: Db, { code, digests, accountDigest, timeZone }: Entry): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with today as (select (now() at time zone ${timeZone})::date as day),
    fresh as (
      insert into analytics_entrants (digest, day, is_account, account_digest)
      select ${digests[0]}::bytea, day, ${accountDigest !== null}::boolean, ${accountDigest}::bytea from today
      where not exists (select from analytics_entrants where digest = any(${digests}::bytea[]))
        and (select coalesce(sum(count), 0) from analytics_entries where day = today.day) < ${mostEntries}
      on conflict do nothing returning day
    )
    insert into analytics_entries (day, code, count) select day, ${code ?? unknownCode}, 1 from fresh
    on conflict (day, code) do update set count = analytics_entries.count + 1`.execute(db)
  return numAffectedRows > 0n
}

/** Stored for all unknown codes. */
const unknownCode = ''

export interface EntryTotal {
  /** Null for all unknown codes. */
  code: string | null
  count: number
}

/** Entries by code of one day (ISO date, null for today), highest count first. */
export async function listEntriesOfDay(db: Db, day: string | null, timeZone: string): Promise<EntryTotal[]> {
  const { rows } = await sql<EntryTotal>`
    select nullif(code, ${unknownCode}) as code, count::float8 from analytics_entries
    where day = coalesce(${day}::date, (now() at time zone ${timeZone})::date)
    order by analytics_entries.count desc, analytics_entries.code`.execute(db)
  return rows
}

/** Deletes an account's entries, by its digest under each key. */
export async function deleteEntrant(db: Db, accountDigests: Buffer[]): Promise<void> {
  await sql`delete from analytics_entrants where account_digest = any(${accountDigests}::bytea[])`.execute(db)
}

interface EntrantDays {
  /** Until an account counts again. */
  days: number
  timeZone: string
}

/** Deletes entrants: visitors after their day, accounts after `days`. Returns how many. */
export async function deleteOldEntrants(db: Db, { days, timeZone }: EntrantDays): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from analytics_entrants
    where day < (now() at time zone ${timeZone})::date - case when is_account then ${days}::int else 0 end`.execute(db)
  return Number(numAffectedRows)
}
