import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { attack, type CodeEntries, failing } from '#src/features/account/captcha.rules.ts'

/** Marks a solved captcha as used. Returns false if it was used before or has expired. */
export async function insertUsedCaptcha(
  db: Db,
  { id, expiresAt }: { id: string; expiresAt: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into account_captchas (captcha_id, expires_at)
    select ${id}, to_timestamp(${expiresAt}) where to_timestamp(${expiresAt}) > now()
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export interface EntryNetwork {
  /** Keys of the network and of its site. */
  network: string
  site: string
}

export async function insertCodeEntry(
  db: Db,
  { network, site, isWrong }: EntryNetwork & { isWrong: boolean },
): Promise<void> {
  await sql`
    insert into account_code_entries (network, site, since, entered, wrong)
    values (${network}, ${site}, to_timestamp(floor(extract(epoch from now()) / 10) * 10), 1, ${isWrong ? 1 : 0})
    on conflict (network, since) do update set
      entered = account_code_entries.entered + 1, wrong = account_code_entries.wrong + excluded.wrong`.execute(db)
}

/** Codes entered by a network, and the seconds until the first of them is forgotten. */
export async function countNetworkEntries(db: Db, network: string): Promise<CodeEntries & { seconds: number }> {
  const { rows } = await sql<CodeEntries & { seconds: number }>`
    select coalesce(sum(entered), 0)::int as entered, coalesce(sum(wrong), 0)::int as wrong,
      coalesce(ceil(extract(epoch from min(since) - now()) + ${failing.seconds}), 0)::int as seconds
    from account_code_entries
    where network = ${network} and since > now() - make_interval(secs => ${failing.seconds})`.execute(db)
  return rows[0]!
}

/** Codes entered within the attack window by all visitors; of each site a few wrong ones at most. */
export async function countAllEntries(db: Db): Promise<CodeEntries> {
  const { rows } = await sql<CodeEntries>`
    with sites as (
      select sum(entered) - sum(wrong) as "right", least(sum(wrong), ${attack.mostOfSite}) as wrong
      from account_code_entries where since > now() - make_interval(secs => ${attack.seconds}) group by site)
    select coalesce(sum("right" + wrong), 0)::int as entered, coalesce(sum(wrong), 0)::int as wrong from sites`.execute(
    db,
  )
  return rows[0]!
}

/** Keys of networks with a least number of wrong codes lately, the most first. */
export async function listWrongEntries(db: Db, least: number): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select network as key, sum(wrong)::int as count from account_code_entries
    where since > now() - make_interval(secs => ${failing.seconds})
    group by network having sum(wrong) >= ${least} order by count desc, key limit 100`.execute(db)
  return rows
}

/** Deletes expired captchas and entries that no longer count. Returns how many captchas. */
export async function deleteOldCaptchas(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_captchas where expires_at < now()`.execute(db)
  await sql`delete from account_code_entries where since < now() - make_interval(secs => ${failing.seconds})`.execute(
    db,
  )
  return Number(numAffectedRows)
}
