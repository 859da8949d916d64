import { sql, type Transaction } from 'kysely'
import type { NextPublication } from '#src/core/server/jobs/publication-schedule.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import type { Lineup } from './lineup-schema.ts'

/** Lists all lineups that players see, by season and id. */
export async function listLineups(db: Db): Promise<Lineup[]> {
  const { rows } = await sql<{ content: Lineup }>`
    select content from (
      select distinct on (season, lineup_id) season, lineup_id, content from lineups_lineups
      where shown_from <= now() order by season, lineup_id, shown_from desc
    ) as shown
    order by season collate "C", lineup_id collate "C"`.execute(db)
  return rows.map(({ content }) => content)
}

/** Lists lineups as players see them, and those that are only scheduled as they will be. */
export async function listPublications(db: Db): Promise<Lineup[]> {
  const { rows } = await sql<{ content: Lineup }>`
    select distinct on (season, lineup_id) content from lineups_lineups
    order by season, lineup_id, shown_from > now(), shown_from desc`.execute(db)
  return rows.map(({ content }) => content)
}

/** Serialises writers of lineups: two imports at once would both insert. */
export async function updateAlone(trx: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('lineups_lineups'))`.execute(trx)
}

/** A lineup with its revision. */
export interface LineupRevision {
  lineup: Lineup
  revision: number
}

/** Shows revisions from now on, in place of all else that players see or would see. */
export async function updateShown(trx: Transaction<DB>, revisions: LineupRevision[]): Promise<void> {
  const given = JSON.stringify(revisions.map(({ lineup, revision }) => ({ ...keyOf(lineup), revision, lineup })))
  await sql`
    delete from lineups_lineups using jsonb_to_recordset(${given}::jsonb) as given (season text, id text)
    where lineups_lineups.season = given.season and lineup_id = given.id`.execute(trx)
  await sql`
    insert into lineups_lineups (season, lineup_id, content, revision)
    select season, id, lineup, revision
    from jsonb_to_recordset(${given}::jsonb) as given (season text, id text, lineup jsonb, revision int)`.execute(trx)
}

const keyOf = ({ season, id }: Lineup) => ({ season, id })

/** Shows a revision from a moment to come; what players see stays until then. */
export async function updateScheduled(
  trx: Transaction<DB>,
  { lineup, revision, from }: LineupRevision & { from: string },
): Promise<void> {
  await sql`
    delete from lineups_lineups where season = ${lineup.season} and lineup_id = ${lineup.id} and (
      shown_from > now() or shown_from < (
        select max(shown_from) from lineups_lineups as own
        where own.season = ${lineup.season} and own.lineup_id = ${lineup.id} and shown_from <= now()
      )
    )`.execute(trx)
  await sql`
    insert into lineups_lineups (season, lineup_id, content, revision, shown_from)
    values (${lineup.season}, ${lineup.id}, ${JSON.stringify(lineup)}::jsonb, ${revision}, greatest(${from}::timestamptz, now()))`.execute(
    trx,
  )
}

/** Next publication after a moment, or after now; negative when just passed. */
export async function findNextLineup(db: Db, after: string | null): Promise<NextPublication> {
  const { rows } = await sql<NextPublication>`
    select (extract(epoch from min(shown_from) - now()) * 1000)::float8 as milliseconds, now()::text as now
    from lineups_lineups where shown_from > coalesce(${after}::timestamptz, now())`.execute(db)
  return rows[0]!
}
