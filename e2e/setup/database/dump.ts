import { query } from './postgres.ts'

/** Tables of all schemas with a text in any column, in any case, also as bytes. */
export async function tablesWith(url: string, text: string): Promise<string[]> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [hit] = await query(
      url,
      `select 1 as hit from ${name} as own
       where strpos(lower(own::text), lower($1)) > 0 or strpos(own::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0 limit 1`,
      [text],
    )
    if (hit) found.push(name!)
  }
  return found
}
