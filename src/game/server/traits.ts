import type { Language } from '#src/core/languages.ts'
import type { TraitDetail } from '../game.contract.ts'
import { textIn, traitRefOf } from './entity-refs.ts'
import type { Season } from './season-files.ts'
import { constantNumbers } from './season-gate.ts'
import type { TraitFacts } from './season-schema.ts'
import { filled, textsOf } from './season-texts.ts'

/** Traits of a season by English name. */
export function listTraits(season: Season, language: Language): TraitDetail[] {
  return [...season.traits]
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => traitOf(season, facts, language))
}

export function traitOf(season: Season, facts: TraitFacts, language: Language): TraitDetail {
  const text = textsOf(season, (texts) => texts.traits[facts.id]?.text)
  const lineOf = (min: number) =>
    textsOf(season, ({ traits }) => traits[facts.id]?.levels?.[min] ?? traits[facts.id]?.level)
  return {
    ...traitRefOf(season, facts, language),
    text: filled(textIn(text, language), constantNumbers(facts) ?? {}),
    levels: distinctLevels(facts).map(({ min, style, vars }) => ({
      min,
      style,
      text: filled(textIn(lineOf(min), language), vars),
    })),
    champions: season.champions.filter((champion) => champion.traits.includes(facts.id)).map(({ id }) => id),
  }
}

/** The source repeats a threshold for hidden variants; each number of champions is shown once. */
function distinctLevels({ levels }: TraitFacts) {
  return levels.filter(
    ({ min, inactive }, index) => !inactive && levels.findIndex((each) => each.min === min) === index,
  )
}
