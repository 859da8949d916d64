import { closest } from 'fastest-levenshtein'
import type { Language } from '../../../core/languages.ts'
import { type ChampionRef, type StatName, statNames, type Words } from '../../../game/game.contract.ts'
import {
  augmentRefOf,
  championRefOf,
  itemRefOf,
  nameIn,
  snackRefOf,
  textIn,
  traitRefOf,
} from '../../../game/server/entity-refs.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import { constantNumbers, skillNumbers } from '../../../game/server/season-gate.ts'
import type { AbilityFacts, ChampionFacts, ItemFacts, TraitFacts } from '../../../game/server/season-schema.ts'
import { fillTemplate, formatNumbers, type Numbers } from '../../../game/text-template.rules.ts'
import type { Augment, Champion, Item, Skill, Snack, Trait } from '../gallery.contract.ts'

/** Champions of a season by cost, then name. */
export function listChampions(season: Season, language: Language): ChampionRef[] {
  return [...season.champions]
    .sort((a, b) => a.cost - b.cost || a.name.en.localeCompare(b.name.en))
    .map((facts) => championRefOf(season, facts, language))
}

/** Traits of a season by English name, with what each threshold gives. */
export function listTraits(season: Season, language: Language): Trait[] {
  return [...season.traits]
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => traitOf(season, facts, language))
}

function traitOf(season: Season, facts: TraitFacts, language: Language): Trait {
  const text = textsOf(season, (texts) => texts.traits[facts.id]?.text)
  const level = textsOf(season, (texts) => texts.traits[facts.id]?.level)
  return {
    ...traitRefOf(season, facts, language),
    text: filled(textIn(text, language), constantNumbers(facts) ?? {}),
    levels: distinctLevels(facts).map(({ min, style, vars }) => ({
      min,
      style,
      text: filled(textIn(level, language), vars),
    })),
    champions: season.champions.filter((champion) => champion.traits.includes(facts.id)).map(({ id }) => id),
  }
}

/** The game data repeat a threshold for hidden variants; a visitor sees each number of champions once. */
function distinctLevels({ levels }: TraitFacts) {
  return levels.filter((level, index) => levels.findIndex((each) => each.min === level.min) === index)
}

/** Items of a season in the order of its files, with recipe, stats and effect. */
export function listItems(season: Season, language: Language): Item[] {
  const traits = new Map(season.traits.map((facts) => [facts.id, facts]))
  return season.items.map((facts) => ({
    ...itemRefOf(season, facts, language),
    recipe: facts.recipe,
    stats: statLines(facts),
    text: filled(
      textIn(
        textsOf(season, (texts) => texts.items[facts.id]),
        language,
      ),
      facts.vars ?? {},
    ),
    unique: facts.unique ?? false,
    grantsTrait: facts.grantsTrait ? traitRefOf(season, traits.get(facts.grantsTrait)!, language) : null,
  }))
}

const statLines = ({ stats }: ItemFacts) =>
  Object.entries(stats).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

/** Augments of a season by English name, with the numbers whose meaning is certain. */
export function listAugments(data: GameData, season: Season, language: Language): Augment[] {
  return [...season.augments]
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => ({
      ...augmentRefOf(season, facts, language),
      numbers: knownNumbers(data, facts.vars, language),
      laterVersion: facts.varsFrom !== undefined,
    }))
}

/** Power snax of a season by English name. */
export function listSnax(data: GameData, season: Season, language: Language): Snack[] {
  return season.snax.map((facts) => ({
    ...snackRefOf(season, facts, language),
    numbers: knownNumbers(data, facts.levels[0]?.vars ?? {}, language),
  }))
}

function knownNumbers(data: GameData, numbers: Numbers, language: Language) {
  return Object.entries(numbers).flatMap(([name, value]) => {
    const [unit, label] = [data.numberUnits[name]?.unit, data.numberLabels[language][name]]
    return unit && label ? [{ label, value: withUnit(value, unit) }] : []
  })
}

function withUnit(value: number | number[], unit: GameData['numberUnits'][string]['unit']): string {
  const isRatio =
    unit === 'ratio' || (unit === 'ratio-or-percent' && [value].flat().every((each) => Math.abs(each) < 1.5))
  if (isRatio) return formatNumbers(value, true)
  const plain = formatNumbers(value, false)
  return unit === 'percent' || unit === 'ratio-or-percent' ? `${plain}%` : unit === 'seconds' ? `${plain} s` : plain
}

/** A champion with stats, skills and traits; null where the season has no such id, whatever its case. */
export function findChampion(season: Season, id: string, language: Language): Champion | null {
  const facts = season.champions.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (!facts) return null
  const all = listChampions(season, language)
  const place = all.findIndex((each) => each.id === facts.id)
  return {
    ...all[place]!,
    inShop: facts.shop ?? true,
    stats: statsOf((name) => facts.stats[name]),
    highest: statsOf((name) => Math.max(...season.champions.map(({ stats }) => stats[name]))),
    skills: skillsOf(season, facts, language),
    traitDetails: season.traits
      .filter((trait) => facts.traits.includes(trait.id))
      .map((trait) => ({
        trait: traitOf(season, trait, language),
        members: all.filter((each) => each.traits.includes(trait.id)),
      })),
    previous: all[place - 1] ?? null,
    next: all[place + 1] ?? null,
  }
}

/** The champions whose names or ids come nearest to a wrong id, at most `count`. */
export function nearestChampions(season: Season, id: string, language: Language, count: number): ChampionRef[] {
  const wanted = id.replace(season.facts.idPrefix, '').toLowerCase()
  const rest = new Map(
    season.champions.map((facts) => [facts.id.replace(season.facts.idPrefix, '').toLowerCase(), facts]),
  )
  return Array.from({ length: Math.min(count, rest.size) }, () => {
    const name = closest(wanted, [...rest.keys()])
    const facts = rest.get(name)!
    rest.delete(name)
    return championRefOf(season, facts, language)
  })
}

const statsOf = (of: (name: StatName) => number) =>
  Object.fromEntries(statNames.map((name) => [name, of(name)])) as Record<StatName, number>

function skillsOf(season: Season, facts: ChampionFacts, language: Language): Skill[] {
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

function skillOf(ability: AbilityFacts, language: Language, text: Words | null): Skill {
  const { en, ...others } = ability.name
  const own = others[language as 'zh']
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

const textsOf = (season: Season, of: (texts: Season['texts'][Language]) => string | undefined) =>
  Object.fromEntries(Object.entries(season.texts).map(([language, texts]) => [language, of(texts)])) as Record<
    Language,
    string | undefined
  >

const filled = (words: Words | null, numbers: Numbers): Words | null =>
  words && { ...words, text: fillTemplate(words.text, numbers) }
