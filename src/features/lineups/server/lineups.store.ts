import { sql } from 'kysely'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Lineup } from './lineup-schema.ts'

/** Lists all imported lineups by season and id. */
export async function listLineups(db: Db): Promise<Lineup[]> {
  const { rows } = await sql<{ content: Lineup }>`
    select content from lineups_lineups order by season collate "C", lineup_id collate "C"`.execute(db)
  return rows.map(({ content }) => content)
}

export interface LineupChanges {
  added: number
  changed: number
  unchanged: number
}

/** Upserts lineups in one transaction; a change makes every instance drop its cached pages. */
export async function updateLineups(db: Db, lineups: Lineup[]): Promise<LineupChanges> {
  return db.transaction().execute(async (trx) => {
    const given = lineups.map((content) => ({ season: content.season, id: content.id, content }))
    const { rows } = await sql<{ added: boolean }>`
      insert into lineups_lineups (season, lineup_id, content)
      select season, id, content
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (season text, id text, content jsonb)
      order by season, id
      on conflict (season, lineup_id) do update set content = excluded.content, updated_at = now()
      where lineups_lineups.content <> excluded.content
      returning xmax = 0 as added`.execute(trx)
    if (rows.length > 0) await notifyPageDrop(trx as never)
    const added = rows.filter((row) => row.added).length
    return { added, changed: rows.length - added, unchanged: lineups.length - rows.length }
  })
}
