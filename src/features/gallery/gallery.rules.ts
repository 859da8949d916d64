import type { AugmentRef, ChampionRef, ItemRef, TraitRef } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import type { GalleryFilter } from './gallery-address.rules.ts'

export const filterChampions = (champions: ChampionRef[], { cost, trait, q }: GalleryFilter): ChampionRef[] =>
  champions.filter(
    (each) => (!cost || each.cost === cost) && (!trait || each.traits.includes(trait)) && hasName(each, q),
  )

export const filterItems = <T extends ItemRef>(items: T[], { category, q }: GalleryFilter): T[] =>
  items.filter((each) => (!category || each.category === category) && hasName(each, q))

export const filterAugments = <T extends AugmentRef>(augments: T[], { tier, q }: GalleryFilter): T[] =>
  augments.filter((each) => (!tier || each.tier === tier) && hasName(each, q))

export const filterTraits = <T extends TraitRef>(traits: T[], { kind, q }: GalleryFilter): T[] =>
  traits.filter((each) => (!kind || each.kind === kind) && hasName(each, q))
