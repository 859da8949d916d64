import {
  type CodeParts,
  type CodeRefusal,
  type CodeRequest,
  type Codes,
  openCodes,
} from '#src/core/server/codes/codes.ts'
import { createSharedLimit, type LimitStores, type SharedLimit } from '#src/core/server/http/shared-limits.ts'
import { regionOfPhone } from '#src/core/server/secrets/phone-number.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import {
  blockLimit,
  blockOf,
  conversionFloor,
  countryLimit,
  isConversionLow,
  type MessageLimit,
  numberLimits,
  reservedLimits,
  totalLimit,
} from '../../phone-limits.rules.ts'
import type { PhoneCodePurpose } from '../../registration.contract.ts'
import { type Conversion, insertMessage, listConversions, updateMessageUsed } from './messages.store.ts'
import { findIsProven } from './registrations.store.ts'

export const phoneCodeTask = 'send_phone_code'

/** Codes sent to numbers in E.164 form. */
export interface PhoneCodes extends Codes<PhoneCodePurpose> {
  /** Whether so few codes of a number's block or country are used that a message needs a captcha. */
  needsCaptcha(number: string): Promise<boolean>
  /** Counts a code that was used. */
  countUsed(number: string): Promise<void>
}

/** Digests by which a number is found, newest key first. */
export const phoneDigestsOf = (number: string, { digestsOf }: Pick<PrivateData, 'digestsOf'>) =>
  digestsOf(`phone ${number}`)

/** Codes sent to phones, with limits over all instances: by number, block of numbers, country, and in all. */
export function openPhoneCodes(parts: CodeParts & LimitStores, settings: CampaignSettings): PhoneCodes {
  const { db, privateData } = parts
  const scopesOf = (number: string) => ({
    block: `block:${privateData.digestsOf(`block ${blockOf(number)}`)[0].toString('hex')}`,
    country: `country:${regionOfPhone(number)}`,
  })
  const limitedScopesOf = (number: string) => {
    const { block, country } = scopesOf(number)
    const region = settings.regions.find(({ id }) => id === regionOfPhone(number))!
    return [
      { scope: block, ...blockLimit },
      { scope: country, ...countryLimit(region) },
      { scope: 'all', ...totalLimit(settings) },
    ]
  }
  const codes = openCodes<PhoneCodePurpose>(parts, {
    task: phoneCodeTask,
    digestsOf: (number) => phoneDigestsOf(number, privateData),
    take: countMessage,
  })
  const openLimits = (name: string, limits: Record<string, MessageLimit>) =>
    Object.entries(limits).map(([time, limit]) => createSharedLimit(parts, `${name}-${time}`, limit))
  const [ofNumber, reserve] = [openLimits('phone', numberLimits), openLimits('proven-phone', reservedLimits)]
  async function countMessage(
    { subject: number, browser }: CodeRequest<PhoneCodePurpose>,
    digests: Buffer[],
  ): Promise<CodeRefusal | null> {
    const key = digests[0]!.toString('hex')
    let limits = ofNumber
    let wait = await takeAll(limits, key)
    if (wait > 0 && (await findIsProven(db, digests, browser))) {
      limits = reserve
      wait = await takeAll(limits, key)
    }
    if (wait > 0) return { error: 'too_many_codes', seconds: wait }
    const seconds = await insertMessage(db, limitedScopesOf(number))
    if (seconds === 0) return null
    await giveBack(limits, key)
    return { error: 'too_many_requests', seconds }
  }
  return {
    ...codes,
    needsCaptcha: async (number) => {
      const { block, country } = scopesOf(number)
      return (await listConversions(db, [block, country])).some(isLow)
    },
    countUsed: (number) => updateMessageUsed(db, Object.values(scopesOf(number))),
  }
}

/** Counts a message in all limits and returns 0; counts in none and returns the seconds to wait if one is full. */
async function takeAll(limits: SharedLimit[], key: string): Promise<number> {
  for (const [index, limit] of limits.entries()) {
    const wait = await limit.take(key)
    if (wait === 0) continue
    await giveBack(limits.slice(0, index), key)
    return wait
  }
  return 0
}

const giveBack = (limits: SharedLimit[], key: string) => Promise.all(limits.map((limit) => limit.giveBack(key)))

/** Whether a country or block has a conversion below its floor. */
export const isLow = (each: Conversion): boolean =>
  isConversionLow(each, conversionFloor.fewest[each.scope.startsWith('block:') ? 'block' : 'country'])
