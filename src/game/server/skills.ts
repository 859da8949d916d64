import type { Language } from '#src/core/languages.ts'
import type { SkillDetail } from '../game.contract.ts'
import { skillParts } from '../text-template.rules.ts'
import { nameIn, textIn, traitRefOf } from './entity-refs.ts'
import type { Season } from './season-files.ts'
import type { AbilityFacts, ChampionFacts } from './season-schema.ts'
import { filled, textsOf } from './season-texts.ts'

/** A champion's skill, then those of its forms. */
export function skillsOf(
  season: Season,
  { id, ability, forms = [] }: ChampionFacts,
  language: Language,
): [SkillDetail, ...SkillDetail[]] {
  const skillOf = (textId: string, { name, type, vars = {} }: AbilityFacts): SkillDetail => {
    const text = filled(
      textIn(
        textsOf(season, (texts) => texts.skills[textId]),
        language,
      ),
      vars,
    )
    const parts = text ? skillParts(text.text, type) : []
    return {
      name: nameIn(name, language),
      type,
      form: null,
      parts: parts.map((part) => ({ type: part.type, text: { ...text, text: part.text } })),
    }
  }
  const traitOf = (form: string) => season.traits.find((each) => each.id === form)!
  return [
    skillOf(id, ability),
    ...forms.map((form) => ({
      ...skillOf(`${id}:${form.trait}`, form.ability),
      form: traitRefOf(season, traitOf(form.trait), language),
    })),
  ]
}
