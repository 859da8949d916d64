import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

/** Holds a campaign's draws and the reveal of their secret apart, until the transaction ends. */
export const lockDraws = (trx: Db, campaign: string) =>
  sql`select pg_advisory_xact_lock(hashtext('campaign_draws'), hashtext(${campaign}))`.execute(trx)
