/** Digits of a code. */
export const codeLength = 6
/** Seconds for which a code is valid. */
export const codeLasts = 600
/** Wrong tries that a code survives. */
export const codeTries = 5
/** Seconds between two codes to one address. */
export const secondsBetweenCodes = 60

/** Letters that no font or voice confuses with digits or each other. */
const messageLetters = 'ABCDEFGHKLMPRSTUVWXYZ'

/** The letter that a browser's n-th message and its page share. */
export const messageLetterOf = (serial: number): string => messageLetters[serial % messageLetters.length]!
