import type { AugmentRef, ChampionRef, ItemRef, SnackRef } from '../../game/game.contract.ts'
import { plain } from '../../game/game.rules.ts'
import type { GalleryFilter } from './gallery-address.rules.ts'

export const filterChampions = (champions: ChampionRef[], { cost, trait, q }: GalleryFilter): ChampionRef[] =>
  champions.filter(
    (each) => (!cost || each.cost === cost) && (!trait || each.traits.includes(trait)) && hasName(each, q),
  )

export const filterItems = <T extends ItemRef>(items: T[], { category, q }: GalleryFilter): T[] =>
  items.filter((each) => (!category || each.category === category) && hasName(each, q))

export const filterAugments = <T extends AugmentRef>(augments: T[], { tier, q }: GalleryFilter): T[] =>
  augments.filter((each) => (!tier || each.tier === tier) && hasName(each, q))

/** Whether an entity is called so in any language; case, accents and the signs between letters do not count. */
export function hasName(entity: SnackRef, q: string | undefined): boolean {
  return !q || plain(entity.search).includes(plain(q))
}
