import { type CodeParts, type CodeRequest, type Codes, openCodes } from '#src/core/server/codes/codes.ts'
import { createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import { regionOfPhone } from '#src/core/server/secrets/phone-number.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import {
  blockLimit,
  blockOf,
  conversionFloor,
  countryLimit,
  isConversionLow,
  numberLimits,
  totalLimit,
} from '../../phone-limits.rules.ts'
import type { PhoneCodePurpose } from '../../registration.contract.ts'
import { type Conversion, insertMessage, listConversions, updateMessageUsed } from './messages.store.ts'

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
  const codes = openCodes<PhoneCodePurpose>(parts, {
    task: phoneCodeTask,
    digestsOf: (number) => phoneDigestsOf(number, privateData),
    take: countMessage,
  })
  const ofNumber = (['minute', 'hour', 'day'] as const).map((name) =>
    createSharedLimit(parts, `phone-${name}`, numberLimits[name]),
  )
  async function countMessage({ subject: number }: CodeRequest<PhoneCodePurpose>, [newest]: Buffer[]) {
    for (const limit of ofNumber) {
      const wait = await limit.take(newest!.toString('hex'))
      if (wait > 0) return { error: 'too_many_codes', seconds: wait } as const
    }
    const { block, country } = scopesOf(number)
    const region = settings.regions.find(({ id }) => id === regionOfPhone(number))!
    const seconds = await insertMessage(db, [
      { scope: block, ...blockLimit },
      { scope: country, ...countryLimit(region) },
      { scope: 'all', ...totalLimit(settings) },
    ])
    return seconds > 0 ? ({ error: 'too_many_requests', seconds } as const) : null
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

/** Whether a country or block has a conversion below its floor. */
export const isLow = (each: Conversion): boolean =>
  isConversionLow(each, conversionFloor.fewest[each.scope.startsWith('block:') ? 'block' : 'country'])
