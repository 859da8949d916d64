import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { foldText } from '../../texts/typed-text.ts'

export type PhoneFault = 'invalid' | 'other_region' | 'not_mobile'

export interface RefusedPhone {
  fault: PhoneFault
  /** The first three digits of the national number, by which a new range of numbers is noticed; '' without any. */
  prefix: string
}

/** The E.164 form, without extension, of a mobile number typed in the form of its region or with the prefix. */
export function readPhoneNumber(text: string, region: CountryCode): { number: string } | RefusedPhone {
  const number = parsed(text, region)
  if (!number) return { fault: 'invalid', prefix: '' }
  const prefix = number.nationalNumber.slice(0, 3)
  if (number.country && number.country !== region) return { fault: 'other_region', prefix }
  if (!number.isValid()) return { fault: 'invalid', prefix }
  return number.getType() === 'MOBILE' ? { number: number.number } : { fault: 'not_mobile', prefix }
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

/** A number in E.164 form as people read it: "+66 81 234 5678". */
export const internationalForm = (number: string): string => parsePhoneNumberWithError(number).formatInternational()

/** The region of a number in E.164 form. */
export const regionOfPhone = (number: string): CountryCode => parsePhoneNumberWithError(number).country!
