import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { attack, type CodeEntries } from '#src/features/account/captcha.rules.ts'

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

export async function insertCodeEntry(db: Db, { isWrong }: { isWrong: boolean }): Promise<void> {
  await sql`
    insert into account_code_entries (since, entered, wrong)
    values (to_timestamp(floor(extract(epoch from now()) / 10) * 10), 1, ${isWrong ? 1 : 0})
    on conflict (since) do update set
      entered = account_code_entries.entered + 1, wrong = account_code_entries.wrong + excluded.wrong`.execute(db)
}

/** Codes entered within the attack window, by all visitors. */
export async function countCodeEntries(db: Db): Promise<CodeEntries> {
  const { rows } = await sql<CodeEntries>`
    select coalesce(sum(entered), 0)::int as entered, coalesce(sum(wrong), 0)::int as wrong
    from account_code_entries where since > now() - make_interval(secs => ${attack.seconds})`.execute(db)
  return rows[0]!
}

/** Deletes expired captchas and entry counts older than an hour. Returns how many captchas. */
export async function deleteOldCaptchas(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_captchas where expires_at < now()`.execute(db)
  await sql`delete from account_code_entries where since < now() - interval '1 hour'`.execute(db)
  return Number(numAffectedRows)
}
