import { randomBytes } from 'node:crypto'
import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle, type Sender } from '#src/core/server/calls/handle.ts'
import { networkKeyOf } from '#src/core/server/http/network.ts'
import { createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { holdFaultOf } from '../../holds.rules.ts'
import { inviteCodeOf, readInviteCode } from '../../invite-codes.rules.ts'
import { type SquadView, squadCalls } from '../../squads.contract.ts'
import { guessLimits } from '../../squads.rules.ts'
import { findGate } from '../holds/holds.store.ts'
import { findPhase } from '../registration/registrations.store.ts'
import { findBinding, findIsRegistered } from '../rewards/rewards.store.ts'
import { deleteKept, findKept, updateKept } from './kept-invitations.store.ts'
import {
  countAttempts,
  findInvitation,
  insertSeat,
  insertSquad,
  type JoinOutcome,
  listSeats,
  updateInvitations,
  updateShared,
} from './squads.store.ts'

export interface SquadParts extends LimitStores {
  privateData: PrivateData
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  browsers: {
    /** The digest of the browser's cookie, which is set or extended. */
    browserOf(sender: Sender): Buffer
    /** The same without setting the cookie; null without one. */
    knownBrowserOf(sender: Sender): Buffer | null
  }
  /** The names that accounts chose; none for those without. */
  namesOf: (userIds: string[]) => Promise<Map<string, string>>
}

interface Running extends SquadParts {
  campaign: CampaignSettings
  guesses: ReturnType<typeof openGuesses>
}

/** The calls of squads. Whether a code exists shows to players who could join alone. */
export function squadHandlers(parts: SquadParts) {
  const { campaign } = parts
  if (!campaign) return withoutCampaign
  const running: Running = { ...parts, campaign, guesses: openGuesses(parts) }
  return handle(squadCalls, {
    readSquad: async (_, ctx) => ok(await viewOf(ctx, running)),
    keepInvitation: ({ invite }, ctx) => keep(invite, ctx, running),
    createSquad: (_, ctx) => create(ctx, running),
    joinSquad: ({ invite }, ctx) => join(invite, ctx, running),
    shareInvitation: (_, ctx) =>
      changeInvitation(ctx, running, (registrationId) => updateShared(running.db, registrationId, campaign.squads)),
    endInvitations: (_, ctx) =>
      changeInvitation(ctx, running, (registrationId) =>
        updateInvitations(running.db, { registrationId, code: newCode() }, campaign.squads),
      ),
  })
}

const withoutCampaign = handle(squadCalls, {
  readSquad: async () => fail('no_campaign'),
  keepInvitation: async () => fail('no_campaign'),
  createSquad: async () => fail('no_campaign'),
  joinSquad: async () => fail('no_campaign'),
  shareInvitation: async () => fail('no_campaign'),
  endInvitations: async () => fail('no_campaign'),
})

const newCode = () => inviteCodeOf(randomBytes(32))

/** Name of the limit of a network's guesses. */
export const networkGuesses = 'squad-guesses-network'

/** Limits of codes that don't exist, by account and by network. */
function openGuesses(parts: SquadParts) {
  const limits = {
    account: createSharedLimit(parts, 'squad-guesses', guessLimits.account),
    network: createSharedLimit(parts, networkGuesses, guessLimits.network),
  }
  const keysOf = (userId: string, address: string) => ({
    account: userId,
    network: networkKeyOf(address, parts.privateData),
  })
  return {
    /** Counts a try before its outcome is known. Returns the seconds to wait, 0 when allowed. */
    take: async (userId: string, address: string) => {
      const keys = keysOf(userId, address)
      return Math.max(await limits.account.take(keys.account), await limits.network.take(keys.network))
    },
    /** Takes back a try that was no guess. */
    giveBack: async (userId: string, address: string) => {
      const keys = keysOf(userId, address)
      await Promise.all([limits.account.giveBack(keys.account), limits.network.giveBack(keys.network)])
    },
  }
}

async function keepersOf({ sender, findAccount }: Ctx, { browsers }: Running) {
  const account = await findAccount?.()
  return { userId: account?.id ?? null, browser: sender ? browsers.knownBrowserOf(sender) : null }
}

async function viewOf(ctx: Ctx, parts: Running): Promise<SquadView> {
  const { db, campaign } = parts
  const keeper = await keepersOf(ctx, parts)
  const kept = await findKept(db, keeper)
  const { userId } = keeper
  if (!userId) return { next: 'sign-in', squad: null, kept, hadSquad: false }
  const binding = await findBinding(db, campaign.id, userId)
  if (!binding) {
    const isRegistered = await findIsRegistered(db, campaign.id, userId)
    return { next: isRegistered ? 'character' : 'phone', squad: null, kept, hadSquad: false }
  }
  const squad = await squadOf(binding.registrationId, parts)
  return { next: squad ? null : 'squad', squad, kept: squad ? null : kept, hadSquad: binding.hasDrawnBefore }
}

async function squadOf(registrationId: string, { db, campaign, namesOf }: Running): Promise<SquadView['squad']> {
  const stored = await listSeats(db, registrationId)
  if (stored.length === 0) return null
  const { size } = campaign.squads
  const isOpen = stored.length < size && (await findPhase(db, campaign.id)) === 'open'
  const [names, invitation, attempts] = await Promise.all([
    namesOf(stored.flatMap(({ userId }) => userId ?? [])),
    isOpen ? findInvitation(db, registrationId) : null,
    countAttempts(db, registrationId),
  ])
  return {
    size,
    seats: stored.map(({ seat, userId, registrationId: own }) => ({
      seat,
      name: (userId && names.get(userId)) ?? null,
      isOwn: own === registrationId,
      isGone: userId === null,
    })),
    invitation: invitation && { code: invitation.code, endsAt: invitation.endsAt.toISOString() },
    attempts,
  }
}

async function keep(invite: string, ctx: Ctx, parts: Running) {
  const read = readInviteCode(invite)
  if ('fault' in read) return fail(read.fault)
  const { userId } = await keepersOf(ctx, parts)
  // a browser without a cookie gets one, so the answer needs the code that it can't send yet
  await updateKept(parts.db, { browser: parts.browsers.browserOf(ctx.sender as Sender), userId, code: read.code })
  const view = await viewOf(ctx, parts)
  return ok({ ...view, kept: view.squad ? null : read.code })
}

/** The player of a call, if registered and bound while the campaign is open. */
async function playerOf(ctx: Ctx, { db, campaign }: Running) {
  const account = await ctx.findAccount?.()
  if (!account) return fail('session_expired')
  const gate = await findGate(db, campaign.id)
  if (gate?.phase !== 'open') return fail(gate?.phase === 'before' ? 'event_not_started' : 'invitations_ended')
  const held = holdFaultOf(gate.held, ['joins'])
  if (held) return fail(held)
  const binding = await findBinding(db, campaign.id, account.id)
  if (binding?.hasDrawnBefore) return fail('squad_before')
  if (binding) return ok({ userId: account.id, registrationId: binding.registrationId })
  return fail((await findIsRegistered(db, campaign.id, account.id)) ? 'character_unbound' : 'not_subscribed')
}

async function create(ctx: Ctx, parts: Running) {
  const { db, campaign } = parts
  const player = await playerOf(ctx, parts)
  if (!player.ok) return player
  const { registrationId } = player.data
  const isNew = await insertSquad(db, { campaign: campaign.id, registrationId, code: newCode() }, campaign.squads)
  if (!isNew) return fail('already_in_squad')
  await deleteKept(db, await keepersOf(ctx, parts))
  return ok(await viewOf(ctx, parts))
}

const faultOf = {
  unknown: 'invite_unknown',
  expired: 'invite_expired',
  full: 'squad_full',
  own: 'own_squad',
  taken: 'already_in_squad',
} as const satisfies Record<Exclude<JoinOutcome, 'joined'>, string>

async function join(invite: string, ctx: Ctx, parts: Running) {
  const { db, campaign, guesses } = parts
  const player = await playerOf(ctx, parts)
  if (!player.ok) return player
  const read = readInviteCode(invite)
  if ('fault' in read) return fail(read.fault)
  const { userId, registrationId } = player.data
  const { address } = ctx.sender as Sender
  const wait = await guesses.take(userId, address)
  if (wait > 0) return fail('too_many_requests', String(wait))
  const outcome = await insertSeat(db, { campaign: campaign.id, registrationId, code: read.code }, campaign.squads)
  if (outcome !== 'unknown') await guesses.giveBack(userId, address)
  if (outcome !== 'joined') return fail(faultOf[outcome])
  await deleteKept(db, await keepersOf(ctx, parts))
  return ok(await viewOf(ctx, parts))
}

async function changeInvitation(ctx: Ctx, parts: Running, change: (registrationId: string) => Promise<void>) {
  const { db, campaign } = parts
  const account = await ctx.findAccount?.()
  if (!account) return fail('session_expired')
  if ((await findPhase(db, campaign.id)) !== 'open') return fail('invitations_ended')
  const binding = await findBinding(db, campaign.id, account.id)
  const seats = binding ? await listSeats(db, binding.registrationId) : []
  if (!binding || seats.length === 0) return fail('squad_unknown')
  await change(binding.registrationId)
  return ok(await viewOf(ctx, parts))
}
