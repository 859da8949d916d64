import * as v from 'valibot'

const email = v.pipe(v.string(), v.maxLength(254), v.rfcEmail(), v.regex(/\.[^.@]+$/))

/** The address as it is to be written to; null where it can be none. */
export function readEmail(text: string): string | null {
  const read = v.safeParse(email, text.trim())
  return read.success ? read.output : null
}

/** One spelling for all spellings of an address that reach the same reader. */
export const sameEmail = (address: string): string => address.normalize('NFKC').toLowerCase()
