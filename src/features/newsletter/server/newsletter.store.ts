import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { hoursToConfirm } from '../newsletter.rules.ts'

export const mailTask = 'send_newsletter_mail'
export const applicationTask = 'apply_for_newsletter'

/** Confirmation mails that an address may request in a day. */
const asksADay = 5

export interface Applicant {
  /** Digests of the address, newest key first. */
  digests: [Buffer, ...Buffer[]]
  sealed: string
  language: Language
}

/** Adds an application as a job: its answer takes equally long whether or not the address is known. */
export async function insertApplicationJob(db: Db, { digests, sealed, language }: Applicant): Promise<void> {
  await insertJob(db, applicationTask, { digests: digests.map((digest) => digest.toString('hex')), sealed, language })
}

/** Stores an application with its mail; beyond one a minute and five a day it does nothing. */
export async function insertApplication(db: Db, { digests, sealed, language }: Applicant): Promise<void> {
  const [digest, ...older] = digests
  await db.transaction().execute(async (trx) => {
    if (older.length > 0) await updateDigests(trx, digest, older)
    const row = await trx
      .insertInto('newsletter_subscriptions')
      .values({ email_digest: digest, email_sealed: sealed, language })
      .onConflict((conflict) =>
        conflict
          .column('email_digest')
          .doUpdateSet({
            language: sql`case when newsletter_subscriptions.confirmed_at is null then ${language} else newsletter_subscriptions.language end`,
            asked_at: sql`now()`,
            asks: sql`case when ${isAnotherDay} then 1 else newsletter_subscriptions.asks + 1 end`,
            asks_since: sql`case when ${isAnotherDay} then now() else newsletter_subscriptions.asks_since end`,
          })
          .where(sql<boolean>`newsletter_subscriptions.asked_at < now() - interval '1 minute'
            and (newsletter_subscriptions.asks < ${asksADay} or ${isAnotherDay})`),
      )
      .returning('id')
      .executeTakeFirst()
    if (row) await insertMail(trx, row.id)
  })
}

const isAnotherDay = sql`newsletter_subscriptions.asks_since < now() - interval '1 day'`

/** Moves a subscription from an older key's digest to the newest one's. */
async function updateDigests(db: Db, newest: Buffer, older: Buffer[]) {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ email_digest: newest })
    .where('email_digest', 'in', older)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_subscriptions as other').select('other.id').where('other.email_digest', '=', newest),
        ),
      ),
    )
    .execute()
}

async function insertMail(db: Db, subscriptionId: string) {
  const { id } = await db
    .insertInto('newsletter_mails')
    .values({ subscription_id: subscriptionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertJob(db, mailTask, { mail: id })
}

/** Adds mails about an article to confirmed readers where none has begun, `perMinute` at a time. Returns how many. */
export async function insertArticleMails(db: Db, contentId: string, perMinute: number): Promise<number> {
  const { rows } = await sql`
    with mails as (
      insert into newsletter_mails (subscription_id, content_id)
      select id, ${contentId} from newsletter_subscriptions where confirmed_at is not null
      on conflict (subscription_id, content_id) do update set made_at = now() where newsletter_mails.begun_at is null
      returning id
    )
    select ${addMailJob(perMinute)} from mails`.execute(db)
  return rows.length
}

/** Adds the job of each mail, spread over time so that mail servers bear it. */
const addMailJob = (perMinute: number) => sql`
  graphile_worker.add_job(${mailTask}, json_build_object('mail', id), job_key => 'mail:' || id,
    run_at => now() + make_interval(secs => 60.0 * (row_number() over () - 1) / ${perMinute}))`

/** Confirms a recent application. Returns whether the address is confirmed now. */
export async function updateConfirmed(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .where(sql<boolean>`(confirmed_at is not null or asked_at > now() - make_interval(hours => ${hoursToConfirm}))`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute()
}

/** Deletes unconfirmed addresses after the deadline, and old confirmation mails. Returns how many addresses. */
export async function deleteUnconfirmed(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(hours => ${hoursToConfirm})`)
    .executeTakeFirst()
  await db
    .deleteFrom('newsletter_mails')
    .where('content_id', 'is', null)
    .where('made_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  return Number(numDeletedRows)
}

/** Counts by language. */
export async function countReaders(db: Db): Promise<{ language: string; confirmed: number; asked: number }[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select([
      'language',
      sql<number>`count(confirmed_at)::int`.as('confirmed'),
      sql<number>`count(*) filter (where confirmed_at is null)::int`.as('asked'),
    ])
    .groupBy('language')
    .orderBy('language')
    .execute()
}

export interface BegunMail {
  subscriptionId: string
  emailSealed: string
  language: string
  isConfirmed: boolean
  /** Null for a confirmation mail. */
  contentId: string | null
}

/** Marks a mail as begun. Returns its content; null if it was begun before or the reader is gone. */
export async function updateBegun(db: Db, id: string): Promise<BegunMail | null> {
  const row = await db
    .updateTable('newsletter_mails')
    .from('newsletter_subscriptions')
    .set({ begun_at: sql`now()` })
    .where('newsletter_mails.id', '=', id)
    .where('begun_at', 'is', null)
    .whereRef('newsletter_subscriptions.id', '=', 'subscription_id')
    .returning(['subscription_id', 'email_sealed', 'language', 'confirmed_at', 'content_id'])
    .executeTakeFirst()
  if (!row) return null
  return {
    subscriptionId: row.subscription_id,
    emailSealed: row.email_sealed,
    language: row.language,
    isConfirmed: row.confirmed_at !== null,
    contentId: row.content_id,
  }
}

export async function updateSent(db: Db, id: string): Promise<void> {
  await db.updateTable('newsletter_mails').set({ sent_at: sql`now()` }).where('id', '=', id).execute()
}

const isInterrupted = sql<boolean>`begun_at is not null and sent_at is null`

/** True when a mail was begun and cut off: it may or may not have arrived. */
export async function findInterrupted(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_mails')
    .select('id')
    .where('id', '=', id)
    .where(isInterrupted)
    .executeTakeFirst()
  return row !== undefined
}

/** Mails begun over two minutes ago that are not known to have left, by article (null: confirmations). */
export async function countInterrupted(db: Db): Promise<{ contentId: string | null; mails: number; since: Date }[]> {
  const { rows } = await sql<{ contentId: string | null; mails: number; since: Date }>`
    select content_id as "contentId", count(*)::int as mails, min(begun_at) as since from newsletter_mails
    where ${isInterrupted} and begun_at < now() - interval '2 minutes' group by 1 order by 3`.execute(db)
  return rows
}

/** Queues interrupted mails once more, `perMinute` at a time. Returns how many. */
export async function insertInterruptedAgain(db: Db, perMinute: number): Promise<number> {
  const { rows } = await sql`
    with mails as (
      update newsletter_mails set begun_at = null
      where ${isInterrupted} and begun_at < now() - interval '2 minutes' returning id)
    select ${addMailJob(perMinute)} from mails`.execute(db)
  return rows.length
}

/** Marks a mail as not begun: it certainly never left. */
export async function updateNotBegun(db: Db, id: string): Promise<void> {
  await db.updateTable('newsletter_mails').set({ begun_at: null }).where('id', '=', id).execute()
}

export interface Subscription {
  language: string
  confirmedAt: Date
}

/** The confirmed subscription of an address (digests under every key), or null. */
export async function findSubscription(db: Db, digests: Buffer[]): Promise<Subscription | null> {
  const { rows } = await sql<Subscription>`
    select language, confirmed_at as "confirmedAt" from newsletter_subscriptions
    where email_digest = any(${digests}::bytea[]) and confirmed_at is not null`.execute(db)
  return rows[0] ?? null
}

/** Deletes the subscription of an address (digests under every key). */
export async function deleteSubscriptionOf(db: Db, digests: Buffer[]): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('email_digest', 'in', digests).execute()
}
