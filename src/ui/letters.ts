import { languageFacts } from '../core/languages.ts'

/** Signs of the display type's capitals that are half as wide as most, and wider ones. */
const narrow = /[IJ1'’.,:!()[\]-]/i
const wide = /[MW]|\p{Script=Han}/iu

/**
 * How many capitals wide a title is that breaks between words and may take two lines, 4 to 12: `fitted.module.css` makes it as
 * large as its room allows.
 */
export function lettersOf(title: string): number {
  const words = title.split(' ').map(widthOf)
  const whole = words.reduce((sum, width) => sum + width, 0)
  return Math.min(12, Math.max(4, Math.round(Math.max(...words, whole / 2))))
}

/** The language of a name in Latin letters, which pages in another script show as it is. */
export const latinTag = (name: string): string | undefined =>
  /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(name) ? languageFacts.en.tag : undefined

const widthOf = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (wide.test(sign) ? 1.2 : narrow.test(sign) ? 0.5 : 1), 0)
