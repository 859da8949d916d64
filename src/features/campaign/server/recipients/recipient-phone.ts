import { type PhoneFault, readPhoneNumber } from '#src/core/server/secrets/phone-number.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'

const faults = {
  invalid: 'phone_invalid',
  other_region: 'phone_of_other_region',
  not_mobile: 'phone_not_mobile',
} as const satisfies Record<PhoneFault, string>

/** A mobile number of the recipient's region, or with its prefix of another one: people send prizes to relatives. */
export function readRecipientPhone(
  typed: string,
  [own, ...others]: [own: CampaignRegion, ...others: CampaignRegion[]],
) {
  const read = readPhoneNumber(typed, own)
  if ('number' in read) return read
  if (read.fault !== 'other_region') return { fault: faults[read.fault] }
  const all = others.map((region) => readPhoneNumber(typed, region))
  return all.find((each) => 'number' in each) ?? { fault: faults[read.fault] }
}
