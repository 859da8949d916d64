import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { demonstrationBeacon } from '../../draw/draw.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { lockDraws } from './draw-lock.ts'
import { sha256 } from './node-digests.ts'

type Promised = Pick<CampaignSettings, 'id' | 'schedule' | 'beacon' | 'prizes'>

/** Commits to a secret, the public event and the prizes of a campaign; what is stored is never replaced. */
export async function insertDrawSecret(
  db: Db,
  { id, schedule, beacon, prizes }: Promised,
  privateData: Pick<PrivateData, 'seal'>,
): Promise<void> {
  const secret = randomBytes(32)
  const commitment = sha256(secret)
  const sealed = await privateData.seal(secret.toString('hex'))
  const value = schedule === 'demonstration' ? demonstrationBeacon : null
  await db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into campaign_draw_secrets
        (campaign_id, commitment, secret_sealed, beacon_name, beacon_value, beacon_at)
      values (${id}, ${commitment}, ${sealed}, ${JSON.stringify(beacon.name)}::jsonb, ${value},
        case when ${value}::text is not null then now() end)
      on conflict do nothing`.execute(trx)
    if (numAffectedRows === 0n) return
    const rows = prizes.map(({ tier, id: prize_id, rate, stock }) => ({ tier, prize_id, rate, stock }))
    await sql`
      insert into campaign_prizes (campaign_id, tier, prize_id, rate, stock, stock_left)
      select ${id}, tier, prize_id, rate, stock, stock
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (tier smallint, prize_id text, rate int, stock int)
      `.execute(trx)
    await insertAuditRecord(trx, id, {
      ...{ actor: 'site', action: 'secret_committed', subject: null },
      details: { commitment, beacon: beacon.name.en },
    })
  })
}

/** Enters the value of the public event once; returns the stored one, null before the site has run. */
export async function updateBeacon(db: Db, campaign: string, value: string): Promise<string | null> {
  await db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update campaign_draw_secrets set beacon_value = ${value}, beacon_at = now()
      where campaign_id = ${campaign} and beacon_value is null`.execute(trx)
    if (numAffectedRows === 0n) return
    const subject = 'campaign beacon'
    await insertAuditRecord(trx, campaign, { actor: 'operator', action: 'beacon_entered', subject, details: { value } })
  })
  const { rows } = await sql<{ value: string }>`
    select beacon_value as value from campaign_draw_secrets where campaign_id = ${campaign}`.execute(db)
  return rows[0]?.value ?? null
}

/** Publishes the secret of a campaign that has ended a minute ago. Returns whether it did. */
export async function updateRevealed(db: Db, campaign: string, privateData: Pick<PrivateData, 'open'>) {
  return db.transaction().execute(async (trx) => {
    await lockDraws(trx, campaign)
    const { rows } = await sql<{ sealed: string }>`
      select secret_sealed as sealed from campaign_draw_secrets join campaign_campaigns using (campaign_id)
      where campaign_id = ${campaign} and secret is null and ends_at + interval '1 minute' <= now()`.execute(trx)
    if (!rows[0]) return false
    await sql`
      update campaign_draw_secrets set secret = ${await privateData.open(rows[0].sealed)}, revealed_at = now()
      where campaign_id = ${campaign}`.execute(trx)
    await insertAuditRecord(trx, campaign, { actor: 'site', action: 'secret_revealed', subject: null, details: {} })
    return true
  })
}

/** Deletes answers to requests with a key after a month. Returns how many. */
export async function deleteOldAnswers(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_idempotency where answered_at < now() - interval '30 days'`.execute(db)
  return Number(numAffectedRows)
}
