import type { Language } from '#src/core/languages.ts'
import type { SkillDetail } from '../game.contract.ts'
import { partMarks, skillParts } from '../text-template.rules.ts'
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

/** The ability behind the id of a description: a champion's, or that of its form by an id such as champion:trait. */
export function abilityOf({ champions }: Season, id: string): AbilityFacts | undefined {
  const [championId, trait] = id.split(':')
  const champion = champions.find((each) => each.id === championId)
  return (trait ? champion?.forms?.find((form) => form.trait === trait) : champion)?.ability
}

/** Faults in the marks of parts: none or both, in every language as in English, and none of an active ability. */
export function partFaults(season: Season, language: Language): { entry: string; fault: string }[] {
  const marksOf = (text: string) => text.match(partMarks)?.join(' ') ?? 'none'
  const faultOf = (id: string, text: string): string | null => {
    const [marks, english] = [marksOf(text), marksOf(season.texts.en.skills[id] ?? text)]
    if (marks !== english) return `its marks are ${marks}, in English ${english}`
    if (marks === 'none') return null
    if (abilityOf(season, id)?.type === 'active') return 'an active skill has no marks of parts'
    const isWhole = text.startsWith('[') && ['[passive] [active]', '[active] [passive]'].includes(marks)
    return isWhole ? null : 'its parts are not one [passive] and one [active] from the beginning'
  }
  return Object.entries(season.texts[language].skills).flatMap(([id, text]) => {
    const fault = faultOf(id, text)
    return fault ? [{ entry: id, fault }] : []
  })
}
