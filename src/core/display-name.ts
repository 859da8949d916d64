import * as v from 'valibot'

/** Longest display name in characters. */
export const longestName = 32

/** A display name: no line breaks, no invisible signs, no changes of writing direction. */
export const displayName = v.pipe(
  v.string('is not a text'),
  v.normalize('NFC'),
  v.trim(),
  v.regex(/^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]{0,30}[^\p{C}\p{Z}])?$/u, 'is not a name of 1 to 32 characters'),
)
