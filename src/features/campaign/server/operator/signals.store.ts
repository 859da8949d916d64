import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type AllowedKind, allowedKinds, mostSignals, signalFloors } from '../../operator/signals.rules.ts'
import type { AuditActor } from '../audit/audit-actions.ts'

export interface FoundSignal {
  kind: AllowedKind | 'squad'
  digest: string
  count: number
  first: Date
  last: Date
}

/** Allowed subjects of a kind. */
const allowedOf = (campaign: string, kind: AllowedKind) =>
  sql`(select digest from campaign_allowed where campaign_id = ${campaign} and kind = ${kind})`

const columns: Record<AllowedKind, RawBuilder<Buffer>> = {
  network: sql.ref<Buffer>('network_digest'),
  block: sql.ref<Buffer>('block_digest'),
  device: sql.ref<Buffer>('browser_digest'),
}

/** Subjects with many registrations that are not allowed, the largest first. */
async function listCrowded(db: Db, campaign: string, kind: AllowedKind): Promise<FoundSignal[]> {
  const column = columns[kind]
  const { rows } = await sql<FoundSignal>`
    select ${kind} as kind, encode(${column}, 'hex') as digest, count(*)::int as count, min(registered_at) as first,
      max(registered_at) as last
    from campaign_registrations
    where campaign_id = ${campaign} and cancelled_at is null and ${column} is not null
      and ${column} not in ${allowedOf(campaign, kind)}
    group by ${column} having count(*) >= ${signalFloors[kind]} order by count desc, digest limit ${mostSignals}`.execute(
    db,
  )
  return rows
}

/** Squads whose members all registered from one network that is not allowed. */
async function listSquadsOfOneNetwork(db: Db, campaign: string): Promise<FoundSignal[]> {
  const { rows } = await sql<FoundSignal>`
    select 'squad' as kind, min(encode(network_digest, 'hex')) as digest, count(*)::int as count,
      min(registered_at) as first, max(registered_at) as last
    from campaign_squads join campaign_seats using (squad_id) join campaign_registrations using (registration_id)
    where campaign_squads.campaign_id = ${campaign}
    group by squad_id
    having count(*) >= ${signalFloors.squad} and count(network_digest) = count(*)
      and count(distinct network_digest) = 1
      and decode(min(encode(network_digest, 'hex')), 'hex') not in ${allowedOf(campaign, 'network')}
    order by count desc, last desc limit ${mostSignals}`.execute(db)
  return rows
}

/** Signs of abuse in what registrations and squads keep. */
export async function listFoundSignals(db: Db, campaign: string): Promise<FoundSignal[]> {
  const found: FoundSignal[] = []
  for (const kind of allowedKinds) found.push(...(await listCrowded(db, campaign, kind)))
  return [...found, ...(await listSquadsOfOneNetwork(db, campaign))]
}

export interface StoredAllowed {
  kind: AllowedKind
  digest: string
  note: string
  by: string
  at: Date
}

export async function listAllowed(db: Db, campaign: string): Promise<StoredAllowed[]> {
  const { rows } = await sql<StoredAllowed>`
    select kind, encode(digest, 'hex') as digest, note, allowed_by as by, allowed_at as at from campaign_allowed
    where campaign_id = ${campaign} order by allowed_at desc, kind, digest`.execute(db)
  return rows
}

export interface AllowedChange {
  campaign: string
  kind: AllowedKind
  /** In hex. */
  digests: string[]
  note: string
  actor: AuditActor
}

/** Allows a subject by its digests under all keys, or replaces its note. */
export async function insertAllowed(db: Db, { campaign, kind, digests, note, actor }: AllowedChange): Promise<void> {
  await sql`
    insert into campaign_allowed (campaign_id, kind, digest, note, allowed_by)
    select ${campaign}, ${kind}, decode(each, 'hex'), ${note}, ${actor} from unnest(${digests}::text[]) as each
    on conflict (campaign_id, kind, digest) do update
      set note = excluded.note, allowed_by = excluded.allowed_by, allowed_at = now()`.execute(db)
}

/** Takes a subject off the list. Returns false if it is not on it. */
export async function deleteAllowed(db: Db, { campaign, kind, digests }: AllowedChange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from campaign_allowed
    where campaign_id = ${campaign} and kind = ${kind} and encode(digest, 'hex') = any(${digests})`.execute(db)
  return Number(numAffectedRows) > 0
}

/** Days after a campaign's end for which digests of networks and blocks are kept. */
const traceDays = 90

/** Erases digests of networks and blocks, and allow-lists, of campaigns that ended long ago. Returns how many. */
export async function deleteOldTraces(db: Db): Promise<number> {
  const isOld = sql`ends_at + make_interval(days => ${traceDays}) < now()`
  const { numAffectedRows: erased = 0n } = await sql`
    update campaign_registrations as own set network_digest = null, block_digest = null from campaign_campaigns
    where campaign_campaigns.campaign_id = own.campaign_id and ${isOld}
      and (network_digest is not null or block_digest is not null)`.execute(db)
  const { numAffectedRows: forgotten = 0n } = await sql`
    delete from campaign_allowed using campaign_campaigns
    where campaign_campaigns.campaign_id = campaign_allowed.campaign_id and ${isOld}`.execute(db)
  return Number(erased) + Number(forgotten)
}
