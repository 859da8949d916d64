import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { type PrizeWon, type Recipient, recipientCalls } from '../../recipients.contract.ts'
import { readRecipient, type TypedRecipient } from '../../recipients.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { findCampaign } from '../campaigns.store.ts'
import { insertNotice } from '../notices/notices.store.ts'
import { isUnconfirmed, type OwnerConfirmation } from '../owner-confirmation.ts'
import { readRecipientPhone } from './recipient-phone.ts'
import { openRecipient, sealRecipient } from './recipient-seal.ts'
import { findPhone, insertRecipient, listPrizesOf, type StoredPrize } from './recipients.store.ts'

export interface RecipientParts {
  db: Db
  privateData: PrivateData
  /** Null without a campaign. */
  campaign: CampaignSettings | null
  confirmations: OwnerConfirmation
}

/** The calls of prizes that go by post, for their winners alone. */
export const recipientHandlers = (parts: RecipientParts) =>
  handle(recipientCalls, {
    readPrizesWon: async (_, ctx) => {
      const winner = await winnerOf(ctx, parts)
      return winner.ok ? viewOf(winner.data) : winner
    },
    giveRecipient: async ({ sequence, ...typed }, ctx) => {
      const winner = await winnerOf(ctx, parts)
      if (!winner.ok) return winner
      const read = readTyped(typed, winner.data.campaign) // first, so that a code is mailed for what can be stored
      if (!read.ok) return read
      const { userId } = winner.data
      if (await isUnconfirmed({ userId, sender: ctx.sender }, parts.confirmations)) return fail('confirmation_due')
      return give(winner.data, sequence, read.data)
    },
  })

interface Winner extends RecipientParts {
  campaign: CampaignSettings
  userId: string
  language: Language
}

async function winnerOf({ findAccount, language }: Ctx, parts: RecipientParts) {
  const { campaign } = parts
  if (!campaign) return fail('no_campaign')
  const account = await findAccount?.()
  return account ? ok({ ...parts, campaign, userId: account.id, language } satisfies Winner) : fail('session_expired')
}

async function viewOf(winner: Winner) {
  const { db, campaign, userId, privateData } = winner
  const stored = await findCampaign(db, campaign.id)
  if (!stored) return fail('no_campaign')
  const all = await listPrizesOf(db, campaign.id, userId)
  const prizes = await Promise.all(all.map((each) => prizeOf(each, winner)))
  const isMissing = prizes.some(({ state }) => state === 'missing')
  const registered = isMissing ? await findPhone(db, campaign.id, userId) : null
  return ok({
    prizes,
    phone: registered && (await privateData.open(registered.sealed)),
    region: registered?.region ?? null,
    regions: campaign.regions.map(({ id }) => id),
    until: stored.rewardsUntil,
  })
}

async function prizeOf(stored: StoredPrize, { campaign, language, privateData }: Winner): Promise<PrizeWon> {
  const { sequence, tier, prize, wonAt, sealed, sentAt } = stored
  return {
    sequence,
    tier,
    title: campaign.prizes.find(({ id }) => id === prize)?.title[language] ?? prize,
    state: sentAt ? 'sent' : sealed ? 'given' : 'missing',
    wonAt: wonAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    recipient: sealed === null ? null : await openRecipient(sealed, privateData),
  }
}

/** Reads what was typed for one of the campaign's regions. */
function readTyped(typed: TypedRecipient, { regions }: CampaignSettings) {
  const region = regions.find(({ id }) => id === typed.region)?.id
  if (!region) return fail('region_unavailable')
  const read = readRecipient(typed)
  if ('fault' in read) return fail(read.fault)
  const others = regions.map(({ id }) => id).filter((id) => id !== region)
  const phone = readRecipientPhone(typed.phone, [region, ...others])
  return 'fault' in phone ? fail(phone.fault) : ok({ ...read, region, phone: phone.number } satisfies Recipient)
}

async function give(winner: Winner, sequence: number, recipient: Recipient) {
  const { db, campaign, userId, privateData } = winner
  const before = await findOwn(winner, sequence)
  if (before?.sealed && !before.sentAt && isSame(await openRecipient(before.sealed, privateData), recipient)) {
    return viewOf(winner) // a form that was sent twice
  }
  const sealed = await sealRecipient(recipient, privateData)
  const outcome = await db.transaction().execute(async (trx) => {
    const stored = await insertRecipient(trx, { campaign: campaign.id, sequence, userId, sealed })
    if (!stored) return null
    const { kind, alias: subject, prize } = stored
    await insertNotice(trx, { user: userId, kind, prizes: [prize] })
    const details = { draw: sequence }
    await insertAuditRecord(trx, campaign.id, { actor: 'player', action: `recipient_${kind}`, subject, details })
    return kind
  })
  return outcome ? viewOf(winner) : refusalOf(winner, sequence)
}

const findOwn = async ({ db, campaign, userId }: Winner, sequence: number) =>
  (await listPrizesOf(db, campaign.id, userId)).find((each) => each.sequence === sequence)

const isSame = (one: Recipient, other: Recipient): boolean =>
  (['name', 'address', 'region', 'phone'] as const).every((field) => one[field] === other[field])

/** Why nothing was stored; of prizes of others as little as of none. */
async function refusalOf(winner: Winner, sequence: number) {
  const own = await findOwn(winner, sequence)
  if (!own) return fail('prize_not_won')
  return fail(own.sentAt ? 'prize_sent' : 'event_ended')
}
