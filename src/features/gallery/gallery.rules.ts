import { freeText, oneOf } from '../../core/search-params.ts'
import {
  type AugmentRef,
  type AugmentTier,
  augmentTiers,
  type ChampionRef,
  costs,
  type ItemCategory,
  type ItemRef,
  itemCategories,
  type SnackRef,
} from '../../game/game.contract.ts'

/** The filters of the gallery as they stand in an address. Every value decodes: what is unknown is as if absent. */
export interface GalleryFilter extends Record<string, unknown> {
  season?: string
  cost?: number
  trait?: string
  category?: ItemCategory
  tier?: AugmentTier
  q?: string
  /** 'en': names stay in English while the rest is translated. */
  names?: 'en'
}

export const galleryKinds = ['hero', 'synergy', 'equip', 'hex', 'goop'] as const
export type GalleryKind = (typeof galleryKinds)[number]

const filtersOf: Record<GalleryKind | 'chess', (keyof GalleryFilter)[]> = {
  hero: ['season', 'cost', 'trait', 'q', 'names'],
  synergy: ['season', 'q', 'names'],
  equip: ['season', 'category', 'q', 'names'],
  hex: ['season', 'tier', 'q', 'names'],
  goop: ['season', 'q', 'names'],
  chess: ['names'],
}

/** The filters that a gallery page knows, out of the raw parameters of its address. */
export function readGalleryFilter(kind: GalleryKind | 'chess', raw: Record<string, unknown>): GalleryFilter {
  const all: GalleryFilter = {
    season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
    cost: oneOf(costs, raw.cost),
    trait: matching(raw.trait, /^\w{1,60}$/),
    category: oneOf(itemCategories, raw.category),
    tier: oneOf(augmentTiers, raw.tier),
    q: freeText(raw.q, 40),
    names: oneOf(['en'], raw.names),
  }
  return Object.fromEntries(filtersOf[kind].flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}

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

/** "Kai'Sa" as 'kaisa': what a visitor types on a phone. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{Mn}+/gu, (letters) => letters[0]!)
    .toLowerCase()
    .replace(/['’.\s·:!-]/g, '')

const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined
