import * as v from 'valibot'

/** Characters of a name that others see. */
export const longestName = 32

/** A name that others see: without line breaks, and without signs that nobody sees or that turn the writing around. */
export const displayName = v.pipe(
  v.string('is not a text'),
  v.normalize('NFC'),
  v.trim(),
  v.regex(/^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]{0,30}[^\p{C}\p{Z}])?$/u, 'is not a name of 1 to 32 characters'),
)
