import { inOneLine, withoutControls } from '#src/core/texts/plain-text.ts'

/** Prizes of these tiers go by post; the last one is given in the game. */
export const postedTiers = [1, 2, 3] as const
export type PostedTier = (typeof postedTiers)[number]
export const lastPostedTier = 3
export const isPosted = (tier: number): boolean => tier <= lastPostedTier

/** Days after a win at which its winner is reminded of a missing address. */
export const reminderDays = [3, 10] as const

/** Characters. */
export const longestName = 100
export const longestAddress = 400
/** Letters and digits below which an address can't be a full one; Chinese ones are short. */
const leastAddress = 6

/** A recipient as typed, for one of the campaign's regions. */
export interface TypedRecipient {
  name: string
  address: string
  region: string
  phone: string
}

export type RecipientFault =
  | 'recipient_name_missing'
  | 'recipient_name_long'
  | 'recipient_address_missing'
  | 'recipient_address_long'

export type RecipientField = keyof TypedRecipient

/** The field of a fault, a key of the error table; null for one of the whole form. */
export function fieldOf(fault: string): RecipientField | null {
  if (fault === 'region_unavailable') return 'region'
  const fields = ['name', 'address', 'phone'] as const
  return fields.find((field) => fault.startsWith(`recipient_${field}_`) || fault.startsWith(`${field}_`)) ?? null
}

/** Name in one line and address in lines, without invisible characters; or the first fault. */
export function readRecipient({ name, address }: Pick<TypedRecipient, 'name' | 'address'>) {
  const read = { name: inOneLine(visible(name)), address: inLines(visible(address)) }
  const fault = faultOf(read)
  return fault ? { fault } : read
}

function faultOf({ name, address }: { name: string; address: string }): RecipientFault | null {
  if (!/\p{L}/u.test(name)) return 'recipient_name_missing'
  if (lengthOf(name) > longestName) return 'recipient_name_long'
  if (lengthOf(address.replace(/[^\p{L}\p{N}]/gu, '')) < leastAddress) return 'recipient_address_missing'
  return lengthOf(address) > longestAddress ? 'recipient_address_long' : null
}

const visible = (text: string): string => text.normalize('NFC').replace(/[\u200b\u2060\ufeff\u00ad]/g, '')

const inLines = (text: string): string =>
  withoutControls(text)
    .split(/\r\n|\r|\n/)
    .map(inOneLine)
    .filter((line) => line !== '')
    .join('\n')

const lengthOf = (text: string): number => [...text].length
