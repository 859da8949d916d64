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
import { nearestByName } from './nearest-names.ts'

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

/** The champions of which a name, in any language, or the id comes near a wrong id; at most `count`, the nearest first. */
export function listNearestChampions(season: Season, id: string, language: Language, count: number): ChampionRef[] {
  return nearestByName(season.champions, ownPart(id), (facts) => [ownPart(facts.id), ...Object.values(facts.name)])
    .slice(0, count)
    .map((facts) => championRefOf(season, facts, language))
}

/** An id without the prefix of its season, whichever season that is. */
const ownPart = (id: string) => id.replace(/^[a-z]+\d+_/i, '').replaceAll('_', ' ')

const statsOf = (of: (name: StatName) => number) =>
  Object.fromEntries(statNames.map((name) => [name, of(name)])) as Record<StatName, number>
