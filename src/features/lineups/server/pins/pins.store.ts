import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { maxPins, type Pin, type PinChange } from '#src/features/lineups/pins.contract.ts'

/** Pins of an account, newest first. */
export async function listPins(db: Db, accountId: string): Promise<Pin[]> {
  const { rows } = await sql<Pin>`
    select season, lineup_id as id from lineups_pins where user_id = ${accountId}
    order by pinned_at desc, season, lineup_id`.execute(db)
  return rows
}

/** Pins of an account with their titles in a language, newest first, for its page and its download. */
export async function listPinTitles(
  db: Db,
  accountId: string,
  language: Language,
): Promise<(Pin & { title: string })[]> {
  const { rows } = await sql<Pin & { title: string }>`
    select season, lineup_id as id, coalesce(titles->>${language}, titles->>'en', lineup_id) as title
    from lineups_pins left join lateral (
      select content->'title' as titles from lineups_lineups
      where lineups_lineups.season = lineups_pins.season and lineups_lineups.lineup_id = lineups_pins.lineup_id
        and shown_from <= now()
      order by shown_from desc limit 1
    ) as shown on true
    where user_id = ${accountId} order by pinned_at desc, season, lineup_id`.execute(db)
  return rows
}

/** Applies changes in order; pins of unknown lineups are passed over. Returns the pins that had no room. */
export async function updatePins(db: Db, accountId: string, changes: PinChange[]): Promise<Pin[]> {
  return db.transaction().execute(async (trx) => {
    // of two devices the second waits, so that both together stay within the limit
    const { rows } = await sql`select from account_users where user_id = ${accountId} for no key update`.execute(trx)
    const leftOut: Pin[] = []
    if (rows.length === 0) return leftOut // deleted meanwhile
    for (const change of changes) {
      const { season, id } = change
      if (!(await applyChange(trx, accountId, change))) leftOut.push({ season, id })
    }
    return leftOut
  })
}

/** False if there was no room. */
async function applyChange(trx: Db, accountId: string, { season, id, isPinned }: PinChange): Promise<boolean> {
  if (!isPinned) {
    await sql`
      delete from lineups_pins where user_id = ${accountId} and season = ${season} and lineup_id = ${id}`.execute(trx)
    return true
  }
  const { rows } = await sql<{ hasRoom: boolean }>`
    with room as (
      select count(*) < ${maxPins} as "hasRoom" from lineups_pins
      where user_id = ${accountId} and (season, lineup_id) <> (${season}, ${id})
    ), pinned as (
      insert into lineups_pins (user_id, season, lineup_id)
      select ${accountId}, ${season}, ${id} from room
      where "hasRoom" and exists (
        select from lineups_lineups where season = ${season} and lineup_id = ${id} and shown_from <= now())
      on conflict (user_id, season, lineup_id) do update set pinned_at = clock_timestamp()
    )
    select "hasRoom" from room`.execute(trx)
  return rows[0]!.hasRoom
}
