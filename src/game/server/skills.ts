import type { Language } from '#src/core/languages.ts'
import type { SkillDetail, Words } from '../game.contract.ts'
import { formatNumbers } from '../text-template.rules.ts'
import { nameIn, textIn, traitRefOf } from './entity-refs.ts'
import type { Season } from './season-files.ts'
import { skillNumbers } from './season-gate.ts'
import type { AbilityFacts, ChampionFacts } from './season-schema.ts'
import { filled, textsOf } from './season-texts.ts'

/** A champion's skill, or one for each of its forms. */
export function skillsOf(season: Season, facts: ChampionFacts, language: Language): SkillDetail[] {
  const text = textIn(
    textsOf(season, (texts) => texts.skills[facts.id]),
    language,
  )
  const own = skillOf(facts.ability, language, filled(text, skillNumbers(season, facts.id) ?? {}))
  const forms = (facts.forms ?? []).map(({ trait, ability }) => ({
    ...skillOf(ability, language, null),
    form: traitRefOf(season, season.traits.find((each) => each.id === trait)!, language),
  }))
  return forms.length > 0 ? forms : [own]
}

function skillOf(ability: AbilityFacts, language: Language, text: Words | null): SkillDetail {
  const { en, ...others } = ability.name
  const own = language === 'en' ? undefined : others[language]
  return {
    name: own ? { text: own } : en ? nameIn({ ...others, en }, language) : null,
    type: ability.type,
    form: null,
    text,
    numbers: (ability.numbers ?? []).map(({ values, scale, percent }) => ({
      value: percent
        ? formatNumbers(
            values.map((each) => each / 100),
            true,
          )
        : formatNumbers(values, false),
      scale: scale ?? null,
    })),
  }
}
