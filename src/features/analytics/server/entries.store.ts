import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

interface Entry {
  /** Null for one that the operator does not know. */
  code: string | null
  /** Of the code and who came by it, under each key. */
  digests: [newest: Buffer, ...older: Buffer[]]
  /** Of the account alone; null for who is not signed in. */
  accountDigest: Buffer | null
  /** IANA name of the zone whose days are counted. */
  timeZone: string
}

/** Entries a day beyond which none is counted: somebody makes them up. */
const mostEntries = 200_000

/** Counts an entry, unless it was before. Returns whether it did. */
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

/** Stands for all codes that the operator does not know. */
const unknownCode = ''

export interface EntryTotal {
  /** Null for all that the operator does not know. */
  code: string | null
  count: number
}

/** How many came by which code on one day, an ISO date, or today: the most first. */
export async function listEntriesOfDay(db: Db, day: string | null, timeZone: string): Promise<EntryTotal[]> {
  const { rows } = await sql<EntryTotal>`
    select nullif(code, ${unknownCode}) as code, count::float8 from analytics_entries
    where day = coalesce(${day}::date, (now() at time zone ${timeZone})::date)
    order by analytics_entries.count desc, analytics_entries.code`.execute(db)
  return rows
}

/** Forgets by which codes an account came, by its digest under each key. */
export async function deleteEntrant(db: Db, accountDigests: Buffer[]): Promise<void> {
  await sql`delete from analytics_entrants where account_digest = any(${accountDigests}::bytea[])`.execute(db)
}

interface EntrantDays {
  /** For which an account is not counted again. */
  days: number
  timeZone: string
}

/** Forgets who was counted: visitors when their day is over, accounts after their days. Returns how many there were. */
export async function deleteOldEntrants(db: Db, { days, timeZone }: EntrantDays): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from analytics_entrants
    where day < (now() at time zone ${timeZone})::date - case when is_account then ${days}::int else 0 end`.execute(db)
  return Number(numAffectedRows)
}
