import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { campaignRegions } from './campaign.rules.ts'
import { postedTiers } from './recipients.rules.ts'

/** Failures of recipients: codes 4302xx. */
export const recipientErrors = {
  recipient_name_missing: { code: 430201, status: 400 },
  recipient_name_long: { code: 430202, status: 400 },
  recipient_address_missing: { code: 430203, status: 400 },
  recipient_address_long: { code: 430204, status: 400 },
  prize_not_won: { code: 430205, status: 404 },
  prize_sent: { code: 430206, status: 409 },
} as const satisfies ErrorTable

const recipient = v.object({
  name: v.string(),
  /** In lines. */
  address: v.string(),
  region: v.picklist(campaignRegions),
  /** E.164. */
  phone: v.string(),
})
export type Recipient = v.InferOutput<typeof recipient>

const prize = v.object({
  /** Number of the draw in the public log. */
  sequence: v.number(),
  tier: v.picklist(postedTiers),
  title: v.string(),
  /** Whether a recipient is missing, can still be changed, or the prize has been sent. */
  state: v.picklist(['missing', 'given', 'sent']),
  /** ISO instants. */
  wonAt: v.string(),
  sentAt: v.nullable(v.string()),
  recipient: v.nullable(recipient),
})
export type PrizeWon = v.InferOutput<typeof prize>

const prizesWon = v.object({
  prizes: v.array(prize),
  /** The registered number, for a recipient that is missing; null without one. */
  phone: v.nullable(v.string()),
  /** Of the registered number, as the likely one of the address. */
  region: v.nullable(v.picklist(campaignRegions)),
  /** To which prizes go. */
  regions: v.array(v.picklist(campaignRegions)),
  /** ISO instant from which recipients can't be given, and are erased. */
  until: v.string(),
})
export type PrizesWonView = v.InferOutput<typeof prizesWon>

export const recipientCalls = {
  readPrizesWon: defineCall({
    path: '/api/campaign/readPrizesWon',
    summary: 'The prizes of tiers 1 to 3 that the signed-in account won, with the recipients that it gave',
    input: v.object({}),
    output: prizesWon,
    errors: ['no_campaign', 'session_expired'],
  }),
  giveRecipient: defineCall({
    path: '/api/campaign/giveRecipient',
    summary: 'Gives the recipient of an own prize, or changes it until the prize is sent; the account gets a mail',
    input: v.object({
      sequence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      name: v.pipe(v.string(), v.maxLength(400)),
      address: v.pipe(v.string(), v.maxLength(2000)),
      /** Any text, so that an unknown region has an answer of its own. */
      region: v.pipe(v.string(), v.maxLength(10)),
      phone: v.pipe(v.string(), v.maxLength(60)),
    }),
    output: prizesWon,
    errors: [
      'no_campaign',
      'session_expired',
      'confirmation_due',
      'event_ended',
      'region_unavailable',
      'phone_invalid',
      'phone_not_mobile',
      'phone_of_other_region',
      'recipient_name_missing',
      'recipient_name_long',
      'recipient_address_missing',
      'recipient_address_long',
      'prize_not_won',
      'prize_sent',
    ],
  }),
}
