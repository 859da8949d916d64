import type { ChampionRef, ItemRef, TraitRef } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import type { Augment, Bounds, Snack } from './gallery.contract.ts'
import {
  type GalleryFilter,
  type GalleryKind,
  type NarrowingFilter,
  narrowingFilters,
  stages,
} from './gallery-address.rules.ts'

export const filterChampions = (champions: ChampionRef[], { cost, trait, q }: GalleryFilter): ChampionRef[] =>
  champions.filter(
    (each) => (!cost || each.cost === cost) && (!trait || each.traits.includes(trait)) && hasName(each, q),
  )

export const filterItems = <T extends ItemRef>(items: T[], { category, q }: GalleryFilter): T[] =>
  items.filter((each) => (!category || each.category === category) && hasName(each, q))

export const filterAugments = (augments: Augment[], { tier, round, kind, trait, q }: GalleryFilter): Augment[] =>
  augments.filter(
    (each) =>
      (!tier || each.tier === tier) &&
      (!round || each.rounds.includes(round)) &&
      (!kind || each.kind === kind) &&
      (!trait || each.traits.includes(trait)) &&
      hasName(each, q),
  )

export const filterTraits = <T extends TraitRef>(traits: T[], { kind, q }: GalleryFilter): T[] =>
  traits.filter((each) => (!kind || each.kind === kind) && hasName(each, q))

export const filterSnax = (snax: Snack[], { champion, stage, q }: GalleryFilter): Snack[] =>
  snax.filter(
    (each) =>
      (!champion || takersOf(each).includes(champion)) && (!stage || isWithin(stage, each.stages)) && hasName(each, q),
  )

/** Ids of all champions that may take a power snack. */
export const takersOf = ({ champions: { first, second, hero } }: Snack): string[] => [...first, ...second, ...hero]

const isWithin = (value: number, { min, max }: Bounds) => (min ?? value) <= value && value <= (max ?? value)

/** The stages between which the offer of power snax differs, in order. */
export function distinctStages(snax: Snack[]): number[] {
  const edges = new Set(snax.flatMap(({ stages: { min, max } }) => [min, max, max && max + 1]))
  return stages.filter((stage) => edges.has(stage))
}

/** The filters of a page whose removal alone would show something, with how much. */
export function liftableFilters(
  kind: GalleryKind,
  filter: GalleryFilter,
  countOf: (filter: GalleryFilter) => number,
): { name: NarrowingFilter; count: number }[] {
  return narrowingFilters[kind]
    .filter((name) => filter[name] !== undefined)
    .map((name) => ({ name, count: countOf({ ...filter, [name]: undefined }) }))
    .filter(({ count }) => count > 0)
}
