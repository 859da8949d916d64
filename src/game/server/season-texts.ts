import type { Language } from '#src/core/languages.ts'
import type { Words } from '../game.contract.ts'
import { fillTemplate, type Numbers } from '../text-template.rules.ts'
import { textIn } from './entity-refs.ts'
import type { Season } from './season-files.ts'
import { numbersOf } from './season-gate.ts'

/** One text of a season in every language that has it. */
export const textsOf = (season: Season, of: (texts: Season['texts'][Language]) => string | undefined) =>
  Object.fromEntries(Object.entries(season.texts).map(([language, texts]) => [language, of(texts)])) as Record<
    Language,
    string | undefined
  >

/** A text with its placeholders filled in. */
export const filled = (words: Words | null, numbers: Numbers): Words | null =>
  words && { ...words, text: fillTemplate(words.text, numbers) }

/** What an item, an augment or a power snack does; null where it is not described. */
export function effectOf(
  season: Season,
  kind: 'items' | 'augments' | 'snax',
  id: string,
  language: Language,
): Words | null {
  const texts = textsOf(season, (each) => each[kind][id])
  return filled(textIn(texts, language), numbersOf(season, kind, id) ?? {})
}
