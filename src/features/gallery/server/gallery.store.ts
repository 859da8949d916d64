import type { Language } from '#src/core/languages.ts'
import type { TraitRef } from '#src/game/game.contract.ts'
import { augmentRefOf, itemRefOf, snackRefOf, traitRefOf } from '#src/game/server/entity-refs.ts'
import { offeredAugments, type Season } from '#src/game/server/season-files.ts'
import type { ItemFacts, SnackFacts } from '#src/game/server/season-schema.ts'
import { effectOf } from '#src/game/server/season-texts.ts'
import type { Augment, Bounds, Item, Snack } from '../gallery.contract.ts'
import { stages } from '../gallery-address.rules.ts'

/** Items of a season in the order of its file. */
export function listItems(season: Season, language: Language): Item[] {
  const traits = new Map(season.traits.map((facts) => [facts.id, facts]))
  return season.items.map((facts) => ({
    ...itemRefOf(facts, language),
    recipe: facts.recipe,
    stats: statLines(facts),
    text: effectOf(season, 'items', facts.id, language),
    unique: facts.unique ?? false,
    grantsTrait: facts.grantsTrait ? traitRefOf(season, traits.get(facts.grantsTrait)!, language) : null,
  }))
}

const statLines = ({ stats }: ItemFacts) =>
  Object.entries(stats).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))

/** The augments that a season offers by English name; the gate requires their effects, and those of power snax. */
export function listAugments(season: Season, language: Language): Augment[] {
  return offeredAugments(season)
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => ({
      ...augmentRefOf(facts, language),
      text: effectOf(season, 'augments', facts.id, language)!,
      kind: facts.kind,
      rounds: facts.rounds ?? [],
      traits: facts.traits ?? [],
    }))
}

/** Traits that a season's augments are about. */
export function listAugmentTraits(season: Season, language: Language): TraitRef[] {
  const named = new Set(offeredAugments(season).flatMap(({ traits = [] }) => traits))
  return season.traits
    .filter(({ id }) => named.has(id))
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => traitRefOf(season, facts, language))
}

/** Power snax of a season by English name. */
export function listSnax(season: Season, language: Language): Snack[] {
  const known = new Set(season.champions.map(({ id }) => id))
  return [...season.snax]
    .sort((a, b) => a.name.en.localeCompare(b.name.en))
    .map((facts) => ({
      ...snackRefOf(facts, language),
      text: effectOf(season, 'snax', facts.id, language)!,
      stages: offeredIn(facts.stages),
      playerLevels: boundsOf(facts.playerLevels),
      minHealth: facts.minHealth ?? null,
      champions: takersOf(facts, known),
    }))
}

/** Stages of the facts; those after the last of any game stand for no limit. */
function offeredIn(facts: SnackFacts['stages']): Bounds {
  const { min, max } = boundsOf(facts)
  return { min, max: max !== null && max > stages.at(-1)! ? null : max }
}

const boundsOf = (facts: SnackFacts['stages']) => ({ min: facts?.min ?? null, max: facts?.max ?? null })

/** The known champions of each list, each in the first list that has it. */
function takersOf({ champions = {} }: SnackFacts, known: Set<string>): Snack['champions'] {
  const left = new Set(known)
  const take = (ids: string[] = []) => ids.filter((id) => left.delete(id))
  return { first: take(champions.first), second: take(champions.second), hero: take(champions.hero) }
}
