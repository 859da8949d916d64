import type { Language } from '#src/core/languages.ts'
import type { Words } from '../game.contract.ts'
import { fillTemplate, type Numbers } from '../text-template.rules.ts'
import { textIn } from './entity-refs.ts'
import type { Season } from './season-files.ts'
import { snackNumbers } from './season-gate.ts'
import type { AugmentFacts, SnackFacts } from './season-schema.ts'

/** One text of a season in every language that has it. */
export const textsOf = (season: Season, of: (texts: Season['texts'][Language]) => string | undefined) =>
  Object.fromEntries(Object.entries(season.texts).map(([language, texts]) => [language, of(texts)])) as Record<
    Language,
    string | undefined
  >

/** A text with its placeholders filled in. */
export const filled = <W extends Words | null>(words: W, numbers: Numbers): W =>
  words && { ...words, text: fillTemplate(words.text, numbers) }

/** What an offered augment does; the gate requires its description. */
export const augmentEffect = (season: Season, { id, vars }: AugmentFacts, language: Language): Words =>
  filled(
    textIn(
      textsOf(season, ({ augments }) => augments[id]),
      language,
    )!,
    vars,
  )

/** What a power snack does; the gate requires its description. */
export const snackEffect = (season: Season, facts: SnackFacts, language: Language): Words =>
  filled(
    textIn(
      textsOf(season, ({ snax }) => snax[facts.id]),
      language,
    )!,
    snackNumbers(facts)!,
  )
