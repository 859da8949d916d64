import type { Language } from '#src/core/languages.ts'
import type { Words } from '../game.contract.ts'
import { fillTemplate, type Numbers } from '../text-template.rules.ts'
import type { Season } from './season-files.ts'

/** One text of a season in every language that has it. */
export const textsOf = (season: Season, of: (texts: Season['texts'][Language]) => string | undefined) =>
  Object.fromEntries(Object.entries(season.texts).map(([language, texts]) => [language, of(texts)])) as Record<
    Language,
    string | undefined
  >

/** A text with its placeholders filled in. */
export const filled = (words: Words | null, numbers: Numbers): Words | null =>
  words && { ...words, text: fillTemplate(words.text, numbers) }
