import * as v from 'valibot'

const email = v.pipe(v.string(), v.maxLength(254), v.rfcEmail(), v.regex(/\.[^.@]+$/))

/** The address to write to; null for text that is none. */
export function readEmail(text: string): string | null {
  const read = v.safeParse(email, text.trim())
  return read.success ? read.output : null
}

/** The canonical spelling of addresses that reach the same reader. */
export const sameEmail = (address: string): string => address.normalize('NFKC').toLowerCase()
