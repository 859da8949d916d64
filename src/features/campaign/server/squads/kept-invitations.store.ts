import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

/** For how long an invitation is kept on the way to its squad. */
const kept = sql`interval '7 days'`

interface Keeper {
  /** Null for one without a cookie. */
  browser: Buffer | null
  /** The signed-in account. */
  userId: string | null
}

/** Keeps the code of an invitation for a browser, in place of a former one. */
export async function updateKept(
  db: Db,
  { browser, userId, code }: Keeper & { browser: Buffer; code: string },
): Promise<void> {
  await sql`
    insert into campaign_kept_invitations (browser_digest, user_id, code) values (${browser}, ${userId}, ${code})
    on conflict (browser_digest) do update set user_id = excluded.user_id, code = excluded.code, kept_at = now()`.execute(
    db,
  )
}

/** The code that a browser or an account keeps; null without one. An account takes along what its browser kept. */
export async function findKept(db: Db, { browser, userId }: Keeper): Promise<string | null> {
  if (browser && userId) {
    await sql`
      update campaign_kept_invitations set user_id = ${userId}
      where browser_digest = ${browser} and user_id is null`.execute(db)
  }
  const { rows } = await sql<{ code: string }>`
    select code from campaign_kept_invitations
    where kept_at > now() - ${kept}
      and (user_id = ${userId}::uuid or (browser_digest = ${browser}::bytea and user_id is null))
    order by kept_at desc limit 1`.execute(db)
  return rows[0]?.code ?? null
}

/** Forgets what a browser and an account keep. */
export async function deleteKept(db: Db, { browser, userId }: Keeper): Promise<void> {
  await sql`
    delete from campaign_kept_invitations
    where user_id = ${userId}::uuid or browser_digest = ${browser}::bytea`.execute(db)
}

/** Deletes invitations that were kept for long enough. Returns how many. */
export async function deleteOldKept(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_kept_invitations where kept_at < now() - ${kept}`.execute(db)
  return Number(numAffectedRows)
}
