import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type Character, characterDigestsOf } from './character-digests.ts'

/** Keeps digests of what is erased with claims: phones and characters. Runs in the caller's transaction. */
export async function insertSpent(trx: Db, ids: string[], privateData: Pick<PrivateData, 'digestsOf'>): Promise<void> {
  const { rows } = await sql<Character & { campaign: string }>`
    select campaign_id as campaign, region, character_id as "characterId" from campaign_bindings
    where registration_id = any(${ids}::uuid[])
      and exists (select from campaign_claims where registration_id = campaign_bindings.registration_id)`.execute(trx)
  for (const { campaign, ...character } of rows) {
    await sql`
      insert into campaign_spent (campaign_id, digest)
      select ${campaign}, unnest(${characterDigestsOf(character, privateData)}::bytea[]) on conflict do nothing`.execute(
      trx,
    )
  }
  await sql`
    insert into campaign_spent (campaign_id, digest)
    select campaign_id, phone_digest from campaign_phones
    where registration_id = any(${ids}::uuid[])
      and exists (select from campaign_claims where registration_id = campaign_phones.registration_id)
    on conflict do nothing`.execute(trx)
}

/** Whether the phone of a registration, or a character by its digests, had rewards of an erased account. */
export async function findIsSpent(
  db: Db,
  { registrationId, characterDigests }: { registrationId: string; characterDigests: Buffer[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from campaign_spent join campaign_bindings using (campaign_id)
    where registration_id = ${registrationId} and (
      digest = any(${characterDigests}::bytea[])
      or digest in (select phone_digest from campaign_phones where registration_id = ${registrationId}))
    limit 1`.execute(db)
  return rows.length > 0
}

/** Deletes the digests of campaigns whose rewards have ended. Returns how many. */
export async function deleteOldSpent(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_spent using campaign_campaigns
    where campaign_campaigns.campaign_id = campaign_spent.campaign_id and rewards_until < now()`.execute(db)
  return Number(numAffectedRows)
}
