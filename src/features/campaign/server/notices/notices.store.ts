import { sql } from 'kysely'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { lastPostedTier, reminderDays } from '../../recipients.rules.ts'
import { phaseNow } from '../campaigns.store.ts'

export const noticeTask = 'send_prize_notice'

export const noticeKinds = ['claimed', 'given', 'changed', 'missing'] as const

/** A mail to an account about what happened to its prizes; it holds ids alone. */
export interface PrizeNotice {
  user: string
  kind: (typeof noticeKinds)[number]
  /** Ids of rewards or prizes in the campaign's settings. */
  prizes: string[]
  /** Of a reminder: its draw, and whether it is the first or the second. */
  reminder?: Reminder
}

export interface Reminder {
  campaign: string
  sequence: number
  number: number
}

/** Adds the job of a notice, in the transaction of what it is about. */
export const insertNotice = (trx: Db, notice: PrizeNotice): Promise<void> => insertJob(trx, noticeTask, notice)

/** Adds a job for each reminder of a missing recipient that is due; the rows' conditions let one instance add it. */
export async function insertReminders(db: Db, campaign: string): Promise<number> {
  const [first, second] = reminderDays
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ sequence: number; number: number; user: string; prize: string }>`
      with due as (
        insert into campaign_recipients (campaign_id, sequence, registration_id, reminders)
        select draws.campaign_id, sequence, draws.registration_id,
          case when drawn_at <= now() - make_interval(days => ${second}) then 2 else 1 end
        from campaign_draws as draws join campaign_bindings as bindings using (registration_id)
          join campaign_campaigns on campaign_campaigns.campaign_id = draws.campaign_id
        where draws.campaign_id = ${campaign} and tier <= ${lastPostedTier} and user_id is not null
          and ${phaseNow} <> 'over' and drawn_at <= now() - make_interval(days => ${first})
        on conflict (campaign_id, sequence) do update set reminders = excluded.reminders
          where campaign_recipients.reminders < excluded.reminders and campaign_recipients.given_at is null
        returning campaign_id, sequence, registration_id, reminders
      )
      select sequence, reminders as number, user_id as user, prize_id as prize
      from due join campaign_draws using (campaign_id, sequence) join campaign_prizes using (campaign_id, tier)
        join campaign_bindings on campaign_bindings.registration_id = due.registration_id`.execute(trx)
    for (const { user, prize, sequence, number } of rows) {
      await insertNotice(trx, { user, kind: 'missing', prizes: [prize], reminder: { campaign, sequence, number } })
    }
    return rows.length
  })
}

/** Marks a reminder's mail as begun. False if it was before, or the recipient is no longer missing. */
export async function updateReminderBegun(db: Db, { campaign, sequence, number }: Reminder): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update campaign_recipients set reminded = ${number}
    where campaign_id = ${campaign} and sequence = ${sequence} and reminded < ${number} and given_at is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Marks a reminder whose mail certainly never left, so that it may begin once more. */
export async function updateReminderNotBegun(db: Db, { campaign, sequence, number }: Reminder): Promise<void> {
  await sql`
    update campaign_recipients set reminded = ${number - 1}
    where campaign_id = ${campaign} and sequence = ${sequence} and reminded = ${number}`.execute(db)
}
