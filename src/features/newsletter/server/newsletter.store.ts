import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { hoursToConfirm } from '../newsletter.rules.ts'

export const mailTask = 'send_newsletter_mail'

/** Confirmation mails that an address may request in a day. */
const asksADay = 5

interface Applicant {
  /** Digests of the address, newest key first. */
  digests: [Buffer, ...Buffer[]]
  sealed: string
  language: Language
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

/** Adds a mail about an article for each confirmed reader whose mail has not begun yet. Returns how many. */
export async function insertArticleMails(db: Db, contentId: string): Promise<number> {
  const { rows } = await sql`
    with mails as (
      insert into newsletter_mails (subscription_id, content_id)
      select id, ${contentId} from newsletter_subscriptions where confirmed_at is not null
      on conflict (subscription_id, content_id) do update set made_at = now() where newsletter_mails.begun_at is null
      returning id
    )
    select graphile_worker.add_job(${mailTask}, json_build_object('mail', id), job_key => 'mail:' || id)
    from mails`.execute(db)
  return rows.length
}

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
