import { sql, type Transaction } from 'kysely'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import type { LineupDraft, LineupEvent, OpenedLineup } from '../../lineup-drafts.contract.ts'
import type { LineupKey } from '../lineup-key.ts'
import type { Lineup } from '../lineup-schema.ts'
import { updateAlone, updateScheduled, updateShown } from '../lineups.store.ts'

/** State for players, from publications and the audit log; `own` is a row of lineups_revisions. */
const standing = sql`
  case when shown.revision is not null then 'published' when next.revision is not null then 'scheduled'
    when exists (
      select from lineups_audit_events as event
      where event.season = own.season and event.lineup_id = own.lineup_id and action = 'withdraw'
    ) then 'withdrawn' else 'draft' end as state,
  coalesce(shown.revision, next.revision) as published_revision,
  case when next.revision is not null then jsonb_build_object('revision', next.revision, 'at',
    to_char(next.shown_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as scheduled`

const publications = sql`
  left join lateral (
    select revision from lineups_lineups as row
    where row.season = own.season and row.lineup_id = own.lineup_id and shown_from <= now()
    order by shown_from desc limit 1
  ) as shown on true
  left join lateral (
    select revision, shown_from from lineups_lineups as row
    where row.season = own.season and row.lineup_id = own.lineup_id and shown_from > now() limit 1
  ) as next on true`

export type FoundLineup = Pick<OpenedLineup, 'revision' | 'state' | 'published_revision' | 'scheduled' | 'draft'> & {
  /** Seconds since 1970. */
  saved_at: number
  editor: string
}

/** Newest revisions of a season's lineups, last saved first. */
export async function listDrafts(db: Db, season: string): Promise<FoundLineup[]> {
  const { rows } = await sql<FoundLineup>`
    select own.revision, extract(epoch from saved_at)::float8 as saved_at, editor, draft, ${standing}
    from (
      select distinct on (lineup_id) * from lineups_revisions where season = ${season} order by lineup_id, revision desc
    ) as own ${publications}
    order by saved_at desc, own.lineup_id`.execute(db)
  return rows
}

/** A revision, the newest by default; null for none. */
export async function findDraft(
  db: Db | Transaction<DB>,
  { season, id }: LineupKey,
  revision?: number,
): Promise<FoundLineup | null> {
  const { rows } = await sql<FoundLineup>`
    select own.revision, extract(epoch from saved_at)::float8 as saved_at, editor, draft, ${standing}
    from lineups_revisions as own ${publications}
    where own.season = ${season} and own.lineup_id = ${id}
      and (${revision ?? null}::int is null or own.revision = ${revision ?? null})
    order by own.revision desc limit 1`.execute(db)
  return rows[0] ?? null
}

interface NewRevision {
  /** The changed revision; 0 for a new lineup. */
  base: number
  draft: LineupDraft
  editor: string
  action: 'save' | 'restore'
}

/** Inserts a draft as the next revision; false when another editor was first. */
export async function insertRevision(db: Db, { base, draft, editor, action }: NewRevision): Promise<boolean> {
  const { season, id } = draft
  const { rows } = await sql`
    with saved as (
      insert into lineups_revisions (season, lineup_id, revision, editor, draft)
      select ${season}, ${id}, ${base}::int + 1, ${editor}, ${JSON.stringify(draft)}::jsonb
      where coalesce(
        (select max(revision) from lineups_revisions where season = ${season} and lineup_id = ${id}), 0
      ) = ${base}
      on conflict do nothing
      returning revision
    )
    insert into lineups_audit_events (editor, action, season, lineup_id, revision)
    select ${editor}, ${action}, ${season}, ${id}, revision from saved returning revision`.execute(db)
  return rows.length === 1
}

interface Publication {
  lineup: Lineup
  revision: number
  editor: string
  /** ISO instant to come; null for now. */
  from: string | null
}

/** Publishes or schedules the newest revision and drops pages; false when it is not the newest any more. */
export async function updatePublished(db: Db, { lineup, revision, editor, from }: Publication): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await updateAlone(trx)
    const newest = await findDraft(trx, lineup)
    if (newest?.revision !== revision) return false
    if (from === null) await updateShown(trx, [{ lineup, revision }])
    else await updateScheduled(trx, { lineup, revision, from })
    await insertEvent(trx, { editor, action: 'publish', key: lineup, revision })
    await notifyPageDrop(trx as never)
    return true
  })
}

/** Withdraws a lineup and drops pages; false when it was neither public nor scheduled. */
export async function updateWithdrawn(db: Db, key: LineupKey, editor: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await updateAlone(trx)
    const { rows } = await sql<{ revision: number }>`
      with gone as (
        delete from lineups_lineups where season = ${key.season} and lineup_id = ${key.id} returning revision, shown_from
      )
      select revision from gone order by shown_from limit 1`.execute(trx)
    if (!rows[0]) return false
    await insertEvent(trx, { editor, action: 'withdraw', key, revision: rows[0].revision })
    await notifyPageDrop(trx as never)
    return true
  })
}

interface NewEvent extends Omit<LineupEvent, 'at'> {
  key: LineupKey
}

async function insertEvent(trx: Transaction<DB>, { editor, action, key: { season, id }, revision }: NewEvent) {
  await trx.insertInto('lineups_audit_events').values({ editor, action, season, lineup_id: id, revision }).execute()
}

/** Audit events of a lineup, newest first. */
export async function listEvents(db: Db, { season, id }: LineupKey): Promise<LineupEvent[]> {
  const { rows } = await sql<LineupEvent>`
    select extract(epoch from at)::float8 as at, editor, action, revision from lineups_audit_events
    where season = ${season} and lineup_id = ${id} order by id desc limit 500`.execute(db)
  return rows
}
