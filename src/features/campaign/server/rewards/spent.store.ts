import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { type Character, characterDigestsOf } from './character-digests.ts'

/** Keeps digests of the phones and characters that had rewards, a squad or draws. Runs in the caller's transaction. */
export async function insertSpent(trx: Db, ids: string[], privateData: Pick<PrivateData, 'digestsOf'>): Promise<void> {
  const kinds = sql`(
    select registration_id, 'rewarded' as kind from campaign_claims
    where registration_id = any(${ids}::uuid[]) and level is not null
    union select registration_id, 'drawn' from campaign_seats where registration_id = any(${ids}::uuid[])
    union select registration_id, 'drawn' from campaign_draws where registration_id = any(${ids}::uuid[])) as kinds`
  const { rows } = await sql<Character & { campaign: string; kind: string }>`
    select campaign_id as campaign, kind, region, character_id as "characterId"
    from campaign_bindings join ${kinds} using (registration_id)`.execute(trx)
  for (const { campaign, kind, ...character } of rows) {
    await sql`
      insert into campaign_spent (campaign_id, kind, digest)
      select ${campaign}, ${kind}, unnest(${characterDigestsOf(character, privateData)}::bytea[])
      on conflict do nothing`.execute(trx)
  }
  await sql`
    insert into campaign_spent (campaign_id, kind, digest)
    select campaign_id, kind, phone_digest from campaign_phones join ${kinds} using (registration_id)
    on conflict do nothing`.execute(trx)
}

export interface BoundCharacter {
  registrationId: string
  /** Under every key. */
  characterDigests: Buffer[]
}

const isSpent = (
  kind: 'rewarded' | 'drawn',
  { registrationId, characterDigests }: BoundCharacter,
) => sql<boolean>`exists (
  select from campaign_spent join campaign_bindings as bound using (campaign_id)
  where registration_id = ${registrationId} and kind = ${kind} and (
    digest = any(${characterDigests}::bytea[])
    or digest in (select phone_digest from campaign_phones where registration_id = ${registrationId})))`

/** Whether the phone of a registration, or a character by its digests, had rewards of an erased account. */
export async function findIsRewarded(db: Db, bound: BoundCharacter): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isSpent('rewarded', bound)} as is`.execute(db)
  return rows[0]!.is
}

/** Marks a new binding whose phone or character had a squad or draws of an erased account. */
export async function updateDrawnBefore(trx: Db, bound: BoundCharacter): Promise<void> {
  await sql`
    update campaign_bindings set has_drawn_before = true
    where registration_id = ${bound.registrationId} and ${isSpent('drawn', bound)}`.execute(trx)
}

/** Deletes the digests of campaigns whose rewards have ended. Returns how many. */
export async function deleteOldSpent(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from campaign_spent using campaign_campaigns
    where campaign_campaigns.campaign_id = campaign_spent.campaign_id and rewards_until < now()`.execute(db)
  return Number(numAffectedRows)
}
