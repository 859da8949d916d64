/** What keyboards of different languages write for an apostrophe, a prime or a grave accent. */
const apostrophes = /[\u0060\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\ua78c\uff07\uff40]/g
/** Characters without width or form: joiners, marks of direction, soft hyphens, variation selectors. */
const invisible = /\p{Cf}|\u034f|[\u115f\u1160\u3164]|[\ufe00-\ufe0f]/gu
const accents = /[\u0300-\u036f]/g
const otherDigits = /[^\P{Nd}0-9]/gu

/** Text as a search compares it: without case, accents, width, invisible characters, and kinds of digits and marks. */
export const foldText = (text: string): string =>
  orderThai(
    foldCase(text.replace(apostrophes, "'").normalize('NFKD'))
      .normalize('NFKD')
      .replace(apostrophes, "'")
      .replace(invisible, '')
      .replace(accents, '')
      .replace(otherDigits, digitOf),
  )

/** "ß" becomes "ss", "ı" becomes "i". */
const foldCase = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase()

/** A name as typed on a phone, letters and digits alone: "Kai'Sa" becomes "kaisa". */
export const foldName = (name: string): string => foldText(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The digits of a code or number as 0-9, whatever the keyboard: "๒๕๕ ๙๓๐" becomes "255930". */
export const digitsOf = (text: string): string => foldText(text).replace(/[^0-9]/g, '')

/** Digits of a script are ten consecutive characters. */
function digitOf(digit: string): string {
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++
  return String(value)
}

/** Vowels, tones and signs that stand above or below a Thai letter, in code order, which is that of Thai spelling. */
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/g
/** A tone after the second half of "ำ", where it looks the same as before it. */
const lateTone = /(\u0e4d?\u0e32)([\u0e48-\u0e4b])/g

/** Gives Thai text that looks the same one spelling; NFKD has split "ำ". */
const orderThai = (text: string): string =>
  text
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/\u0e45/g, '\u0e32')
    .replace(lateTone, '$2$1')
    .replace(thaiMarks, (marks) => [...new Set(marks)].sort().join(''))
    .replace(/\u0e4d\u0e32/g, '\u0e33')
