import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import { lineupKey } from './lineup-key.ts'
import type { Lineup } from './lineup-schema.ts'
import { updateAlone, updateShown } from './lineups.store.ts'

export interface LineupChanges {
  added: number
  changed: number
  unchanged: number
  /** Skipped as "season/id": published or withdrawn by editors since the last import. */
  leftToEditors: string[]
}

/** Stores imported lineups in one transaction, but editors' ones only if `replaced`; drops pages after changes. */
export async function updateImported(
  db: Db,
  lineups: Lineup[],
  replaced: ReadonlySet<string> = new Set(),
): Promise<LineupChanges> {
  return db.transaction().execute(async (trx) => {
    await updateAlone(trx)
    const known = await findStandings(trx)
    const others = lineups.filter((lineup) => {
      const standing = known.get(lineupKey(lineup))
      return !standing || !isUnchanged(lineup, standing, replaced.has(lineupKey(lineup)))
    })
    const left = others.map(lineupKey).filter((key) => known.get(key)?.isOfEditors && !replaced.has(key))
    const fresh = others.filter((lineup) => !left.includes(lineupKey(lineup)))
    await updateShown(trx, await insertImports(trx, fresh))
    if (fresh.length > 0) await notifyPageDrop(trx as never)
    const changed = fresh.filter((lineup) => known.has(lineupKey(lineup))).length
    const unchanged = lineups.length - others.length
    return { added: fresh.length - changed, changed, unchanged, leftToEditors: left }
  })
}

/** Whether a file says nothing new; one that is to replace what editors published always does. */
function isUnchanged(lineup: Lineup, { imported, shown, isOfEditors }: Standing, isToReplace: boolean): boolean {
  if (isDeepStrictEqual(shown, lineup)) return !(isToReplace && isOfEditors)
  return !isToReplace && isDeepStrictEqual(imported, lineup)
}

interface Standing {
  /** What the last import stored; null without any. */
  imported: Lineup | null
  /** What an export writes: what players see, or will see; null for none. */
  shown: Lineup | null
  isOfEditors: boolean
}

/** Lineups that were imported, published or withdrawn, by key. */
async function findStandings(trx: Transaction<DB>): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { season: string; id: string }>`
    with last as (
      select distinct on (season, lineup_id) season, lineup_id, action from lineups_audit_events
      where action in ('import', 'publish', 'withdraw') order by season, lineup_id, id desc
    )
    select season, lineup_id as id, action <> 'import' as "isOfEditors", (
      select draft from lineups_audit_events as event
      join lineups_revisions as own using (season, lineup_id, revision)
      where event.action = 'import' and own.season = last.season and own.lineup_id = last.lineup_id
      order by event.id desc limit 1
    ) as imported, (
      select content from lineups_lineups as own
      where own.season = last.season and own.lineup_id = last.lineup_id
      order by shown_from > now(), shown_from desc limit 1
    ) as shown
    from last`.execute(trx)
  return new Map(rows.map((row) => [lineupKey(row), row]))
}

/** Inserts lineups as next revisions. */
async function insertImports(trx: Transaction<DB>, lineups: Lineup[]) {
  const given = lineups.map((lineup) => ({ season: lineup.season, id: lineup.id, lineup }))
  const { rows } = await sql<{ key: string; revision: number }>`
    with imported as (
      insert into lineups_revisions (season, lineup_id, revision, editor, draft)
      select season, id, 1 + coalesce(
        (select max(revision) from lineups_revisions as own where own.season = given.season and lineup_id = id), 0
      ), 'import', lineup
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (season text, id text, lineup jsonb)
      returning season, lineup_id, revision
    ), audited as (
      insert into lineups_audit_events (editor, action, season, lineup_id, revision)
      select 'import', 'import', season, lineup_id, revision from imported order by season, lineup_id
    )
    select season || '/' || lineup_id as key, revision from imported`.execute(trx)
  const revisions = new Map(rows.map(({ key, revision }) => [key, revision]))
  return lineups.map((lineup) => ({ lineup, revision: revisions.get(lineupKey(lineup))! }))
}
