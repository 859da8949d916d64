import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { conversionFloor, type MessageLimit } from '../../phone-limits.rules.ts'

/** A scope of messages (a country, a block, all) with its limit. */
export interface LimitedScope extends MessageLimit {
  scope: string
}

const thisMinute = sql`date_trunc('minute', now())`

/** Counts a message in its scopes and returns 0; counts none and returns the seconds to wait if a scope is full. */
export async function insertMessage(db: Db, scopes: LimitedScope[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('campaign_messages'))`.execute(trx)
    const { rows } = await sql<{ wait: number }>`
      select greatest(1, ceil(extract(epoch from min(since) - now()) + seconds))::int as wait
      from jsonb_to_recordset(${JSON.stringify(scopes)}::jsonb) as limits (scope text, most int, seconds int)
        join campaign_messages using (scope)
      where since > now() - make_interval(secs => seconds) group by scope, most, seconds having sum(sent) >= most`.execute(
      trx,
    )
    if (rows.length > 0) return Math.max(...rows.map(({ wait }) => wait))
    await sql`
      insert into campaign_messages (scope, since, sent)
      select scope, ${thisMinute}, 1 from unnest(${scopes.map(({ scope }) => scope)}::text[]) as scope
      on conflict (scope, since) do update set sent = campaign_messages.sent + 1`.execute(trx)
    return 0
  })
}

/** Counts a code that was used. */
export async function updateMessageUsed(db: Db, scopes: string[]): Promise<void> {
  await sql`
    insert into campaign_messages (scope, since, used)
    select scope, ${thisMinute}, 1 from unnest(${scopes}::text[]) as scope order by scope
    on conflict (scope, since) do update set used = campaign_messages.used + 1`.execute(db)
}

export interface Conversion {
  scope: string
  sent: number
  used: number
}

/** Messages and used codes of scopes within the time of the conversion's floor. */
export async function listConversions(db: Db, scopes: string[]): Promise<Conversion[]> {
  const { rows } =
    await sql<Conversion>`${conversions} where scope = any(${scopes}) and ${withinFloor} group by scope`.execute(db)
  return rows
}

/** The same of all countries and blocks. */
export async function listAllConversions(db: Db): Promise<Conversion[]> {
  const { rows } = await sql<Conversion>`${conversions} where scope <> 'all' and ${withinFloor} group by scope`.execute(
    db,
  )
  return rows
}

const withinFloor = sql`since > now() - make_interval(secs => ${conversionFloor.seconds})`
const conversions = sql`
    select scope, coalesce(sum(sent) filter (where since <= now() - make_interval(secs => ${conversionFloor.delay})), 0)::int
        as sent, sum(used)::int as used
    from campaign_messages`

/** Messages and used codes of the last day by country. */
export async function listCountryMessages(db: Db): Promise<{ country: string; sent: number; used: number }[]> {
  const { rows } = await sql<{ country: string; sent: number; used: number }>`
    select substr(scope, 9) as country, sum(sent)::int as sent, sum(used)::int as used from campaign_messages
    where scope like 'country:%' and since > now() - interval '1 day' group by scope order by scope`.execute(db)
  return rows
}

/** Deletes counts that no limit needs. Returns how many. */
export async function deleteOldMessages(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_messages where since < now() - interval '25 hours'`.execute(db)
  return Number(numAffectedRows)
}
