import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { foldText } from '../../texts/typed-text.ts'

export type PhoneFault = 'invalid' | 'other_region' | 'not_mobile'

/** The E.164 form, without extension, of a mobile number typed in the form of its region or with the prefix. */
export function readPhoneNumber(text: string, region: CountryCode): { number: string } | { fault: PhoneFault } {
  const number = parsed(text, region)
  if (!number) return { fault: 'invalid' }
  if (number.country && number.country !== region) return { fault: 'other_region' }
  if (!number.isValid()) return { fault: 'invalid' }
  return number.getType() === 'MOBILE' ? { number: number.number } : { fault: 'not_mobile' }
}

function parsed(text: string, defaultCountry: CountryCode) {
  // brackets around the prefix, and 00 in place of +, are common in contacts
  const plain = foldText(text)
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/^00(?=6[056])/, '+')
  try {
    return parsePhoneNumberWithError(plain, { defaultCountry, extract: false })
  } catch {
    return null
  }
}

/** The region of a number in E.164 form. */
export const regionOfPhone = (number: string): CountryCode => parsePhoneNumberWithError(number).country!
