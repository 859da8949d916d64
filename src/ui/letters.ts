import { languageFacts } from '../core/languages.ts'

/** Characters about half as wide as a capital, and wider ones. */
const narrow = /[IJ1'’.,:!()[\]-]/i
const wide = /[MW]|\p{Script=Han}/iu

/** Width of a title's two lines in capitals, 4 to 12, for the font size in `fitted.module.css`. */
export function lettersOf(title: string): number {
  const words = title.split(' ').map(widthOf)
  const whole = words.reduce((sum, width) => sum + width, 0)
  return Math.min(12, Math.max(4, Math.round(Math.max(...words, whole / 2))))
}

/** The language tag for a Latin name; undefined for other scripts. */
export const latinTag = (name: string): string | undefined =>
  /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(name) ? languageFacts.en.tag : undefined

const widthOf = (word: string): number =>
  [...word].reduce((sum, sign) => sum + (wide.test(sign) ? 1.2 : narrow.test(sign) ? 0.5 : 1), 0)
