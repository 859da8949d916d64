import type { Language } from '#src/core/languages.ts'
import type { AugmentRef, ChampionRef, ItemRef, SeasonRef, SnackRef, TraitRef, Words } from '../game.contract.ts'
import { searchTextOf } from '../game.rules.ts'
import type { Season } from './season-files.ts'
import type { AugmentFacts, ChampionFacts, ItemFacts, SnackFacts, TraitFacts } from './season-schema.ts'

type Names = { en: string } & Partial<Record<Language, string>>

/** A name in a language, falling back to English with `lang` set. */
export function nameIn(names: Names, language: Language): Words {
  const own = names[language]
  if (language === 'en' || (own && own !== names.en)) return { text: own ?? names.en }
  return { text: names.en, lang: 'en' }
}

/** A description in a language, falling back to English with `lang` set; null without either. */
export function textIn(texts: Partial<Record<Language, string | undefined>>, language: Language): Words | null {
  if (texts[language]) return { text: texts[language] }
  return texts.en ? { text: texts.en, lang: 'en' } : null
}

export const seasonRefOf = (season: Season, language: Language): SeasonRef => ({
  id: season.facts.id,
  title: season.facts.title[language],
})

export const championRefOf = (facts: ChampionFacts, language: Language): ChampionRef => ({
  ...entity(facts, language),
  cost: facts.cost,
  traits: facts.traits,
})

export const traitRefOf = (season: Season, facts: TraitFacts, language: Language): TraitRef => ({
  ...entity(facts, language),
  kind: facts.kind,
  glyph: season.glyphs.traits![facts.id]!,
})

export const itemRefOf = (facts: ItemFacts, language: Language): ItemRef => ({
  ...entity(facts, language),
  category: facts.category,
})

export const augmentRefOf = (facts: AugmentFacts, language: Language): AugmentRef => ({
  ...entity(facts, language),
  tier: facts.tier,
})

export const snackRefOf = (facts: SnackFacts, language: Language): SnackRef => entity(facts, language)

function entity({ id, name }: { id: string; name: Names }, language: Language) {
  return { id, name: nameIn(name, language), english: name.en, search: searchTextOf(Object.values(name)) }
}
