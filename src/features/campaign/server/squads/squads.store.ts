import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'

type SquadSettings = CampaignSettings['squads']
type AttemptSource = keyof SquadSettings['attempts']

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

/** Gives members attempts to draw, in the transaction of the seat that earns them. */
async function insertAttempts(trx: Db, squad: string, source: AttemptSource, { attempts }: SquadSettings) {
  const newest = sql`seat = (select max(seat) from campaign_seats where squad_id = ${squad})`
  await sql`
    insert into campaign_attempts (registration_id, source, number)
    select registration_id, ${source}, number
    from campaign_seats, generate_series(1, ${attempts[source]}::int) as number
    where squad_id = ${squad} and ${source === 'full' ? sql`true` : newest}
    on conflict do nothing`.execute(trx)
}

/** Holds a binding to the end of the transaction, so that it takes one seat. False: it is erased or has a seat. */
async function findIsFree(trx: Db, registrationId: string): Promise<boolean> {
  // attempts that others earn for this member refer to the binding's key meanwhile
  await sql`select from campaign_bindings where registration_id = ${registrationId} for no key update`.execute(trx)
  const { rows } = await sql`
    select from campaign_bindings where registration_id = ${registrationId} and user_id is not null
      and not exists (select from campaign_seats where registration_id = ${registrationId})`.execute(trx)
  return rows.length > 0
}

export interface NewSquad {
  campaign: string
  registrationId: string
  /** Of its invitation. */
  code: string
}

/** Creates a squad with its first seat and its invitation. False: the member has a squad. */
export async function insertSquad(db: Db, { campaign, registrationId, code }: NewSquad, settings: SquadSettings) {
  return db.transaction().execute(async (trx) => {
    if (!(await findIsFree(trx, registrationId))) return false
    const { rows } = await sql<{ squad: string }>`
      with squad as (insert into campaign_squads (campaign_id) values (${campaign}) returning squad_id)
      insert into campaign_seats (squad_id, seat, registration_id)
      select squad_id, 1, ${registrationId} from squad returning squad_id as squad`.execute(trx)
    const { squad } = rows[0]!
    await insertInvitation(trx, { squad, code }, settings)
    await insertAttempts(trx, squad, 'create', settings)
    return true
  })
}

async function insertInvitation(trx: Db, { squad, code }: { squad: string; code: string }, settings: SquadSettings) {
  await sql`
    insert into campaign_invitations (code, squad_id, ends_at)
    values (${code}, ${squad}, ${inDays(settings.invitationDays)})`.execute(trx)
}

/** 'own': the member sits in that squad; 'taken': in another one. */
export type JoinOutcome = 'joined' | 'unknown' | 'expired' | 'full' | 'own' | 'taken'

export interface Joining {
  campaign: string
  registrationId: string
  code: string
}

/** Takes the next seat of an invitation's squad, whose row it holds: the last one to join sees all others. */
export async function insertSeat(db: Db, joining: Joining, settings: SquadSettings): Promise<JoinOutcome> {
  const { registrationId } = joining
  // without waiting for those who join: a code that went around costs no connections
  const { squad, fault } = await findSquad(db, joining, settings)
  if (fault) return fault
  return db.transaction().execute(async (trx) => {
    const isFree = await findIsFree(trx, registrationId)
    await sql`select from campaign_squads where squad_id = ${squad} for no key update`.execute(trx)
    const now = await findSquad(trx, joining, settings)
    if (now.fault) return now.fault
    if (!isFree) return 'taken'
    const { rows } = await sql<{ seat: number }>`
      insert into campaign_seats (squad_id, seat, registration_id)
      select ${squad}, count(*) + 1, ${registrationId} from campaign_seats where squad_id = ${squad}
      returning seat`.execute(trx)
    await insertAttempts(trx, squad, 'join', settings)
    if (rows[0]!.seat === settings.size) await insertAttempts(trx, squad, 'full', settings)
    return 'joined'
  })
}

type JoinFault = Exclude<JoinOutcome, 'joined'>

/** The squad of an invitation, and why a member can't take a seat in it. */
async function findSquad(
  db: Db,
  { campaign, registrationId, code }: Joining,
  { size }: SquadSettings,
): Promise<{ squad: string; fault: JoinFault | null }> {
  const { rows } = await sql<{ squad: string; fault: JoinFault | null }>`
    select squad_id as squad, case
      when exists (select from campaign_seats where squad_id = own.squad_id and registration_id = ${registrationId}) then 'own'
      when exists (select from campaign_seats where registration_id = ${registrationId}) then 'taken'
      when is_ended or ends_at <= now() then 'expired'
      when (select count(*) from campaign_seats where squad_id = own.squad_id) >= ${size} then 'full' end as fault
    from campaign_invitations join campaign_squads as own using (squad_id)
    where code = ${code} and campaign_id = ${campaign}`.execute(db)
  return rows[0] ?? { squad: '', fault: 'unknown' }
}

export interface StoredSeat {
  seat: number
  registrationId: string
  /** Null once the account is gone. */
  userId: string | null
}

/** The seats of a member's squad in order; none without a squad. */
export async function listSeats(db: Db, registrationId: string): Promise<StoredSeat[]> {
  const { rows } = await sql<StoredSeat>`
    select seat, registration_id as "registrationId", user_id as "userId"
    from campaign_seats join campaign_bindings using (registration_id)
    where squad_id = ${squadOf(registrationId)} order by seat`.execute(db)
  return rows
}

const squadOf = (registrationId: string) =>
  sql`(select squad_id from campaign_seats where registration_id = ${registrationId})`

export interface StoredInvitation {
  code: string
  endsAt: Date
}

/** The newest invitation of a member's squad, good or past. */
export async function findInvitation(db: Db, registrationId: string): Promise<StoredInvitation | null> {
  const { rows } = await sql<StoredInvitation>`
    select code, ends_at as "endsAt" from campaign_invitations
    where squad_id = ${squadOf(registrationId)} and not is_ended order by created_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Lets the invitation of a member's squad last from now. */
export async function updateShared(db: Db, registrationId: string, { invitationDays }: SquadSettings): Promise<void> {
  await sql`
    update campaign_invitations set ends_at = ${inDays(invitationDays)}
    where squad_id = ${squadOf(registrationId)} and not is_ended`.execute(db)
}

/** Ends the invitations of a member's squad and makes a new one. */
export async function updateInvitations(
  db: Db,
  { registrationId, code }: { registrationId: string; code: string },
  settings: SquadSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ squad: string }>`
      select squad_id as squad from campaign_squads
      where squad_id = ${squadOf(registrationId)} for no key update`.execute(trx)
    await sql`
      update campaign_invitations set is_ended = true where squad_id = ${rows[0]!.squad} and not is_ended`.execute(trx)
    await insertInvitation(trx, { squad: rows[0]!.squad, code }, settings)
  })
}

/** How many attempts to draw a member has left. */
export async function countAttempts(db: Db, registrationId: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    select count(*)::int as attempts from campaign_attempts
    where registration_id = ${registrationId} and used_as is null`.execute(db)
  return rows[0]!.attempts
}
