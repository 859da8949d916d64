/** Crockford's base 32: no i, l, o, u (https://www.crockford.com/base32.html). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const inviteCodeLength = 10

/** A code of random bytes, of which each gives a character. */
export const inviteCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, inviteCodeLength), (byte) => alphabet[byte % alphabet.length]).join('')

/** A code as it is shown: "7K3M9-Q01HX". */
export const showInviteCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase()

export type InviteCodeFault = 'invite_missing' | 'invite_incomplete' | 'invite_unreadable'

/** A code that was typed, or pasted with its link or message; upper case, look-alikes and hyphens are understood. */
export function readInviteCode(typed: string): { code: string } | { fault: InviteCodeFault } {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  const inLink = /[?&]invite=([^&#\s]+)/.exec(text)?.[1]
  const words = (inLink ?? text).replace(/[\p{Pd}_]/gu, '').split(/[^\p{L}\p{N}]+/u)
  const code = readWords(words.filter(Boolean))
  if (code.length === 0) return { fault: 'invite_missing' }
  if ([...code].some((letter) => !alphabet.includes(letter))) return { fault: 'invite_unreadable' }
  return code.length === inviteCodeLength ? { code } : { fault: 'invite_incomplete' }
}

/** The word of a message that is a code, else all words together: codes are also typed with blanks. */
function readWords(words: string[]): string {
  const read = words.map((word) => word.replaceAll('o', '0').replace(/[il]/g, '1'))
  const whole = read.filter((word, n) => word.length === inviteCodeLength && /\d/.test(words[n]!))
  return whole.length === 1 ? whole[0]! : read.join('')
}
