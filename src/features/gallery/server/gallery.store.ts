import { closest } from 'fastest-levenshtein'
import type { Language } from '../../../core/languages.ts'
import { type ChampionRef, type StatName, statNames } from '../../../game/game.contract.ts'
import { listChampions } from '../../../game/server/champions.ts'
import {
  augmentRefOf,
  championRefOf,
  itemRefOf,
  snackRefOf,
  textIn,
  traitRefOf,
} from '../../../game/server/entity-refs.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import type { ItemFacts } from '../../../game/server/season-schema.ts'
import { filled, textsOf } from '../../../game/server/season-texts.ts'
import { skillsOf } from '../../../game/server/skills.ts'
import { traitOf } from '../../../game/server/traits.ts'
import { formatNumbers, type Numbers } from '../../../game/text-template.rules.ts'
import type { Augment, Champion, Item, Snack } from '../gallery.contract.ts'

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
export function listNearestChampions(season: Season, id: string, language: Language, count: number): ChampionRef[] {
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
