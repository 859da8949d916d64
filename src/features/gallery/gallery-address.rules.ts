import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import {
  type AugmentTier,
  augmentTiers,
  costs,
  type ItemCategory,
  itemCategories,
  type TraitKind,
  traitKinds,
} from '#src/game/game.contract.ts'
import type { UrlWord } from '#src/game/url-words.rules.ts'

/** A gallery page's filters; unknown values decode as if absent. */
export interface GalleryFilter extends Record<string, unknown> {
  season?: string
  cost?: number
  trait?: string
  category?: ItemCategory
  tier?: AugmentTier
  kind?: TraitKind
  q?: string
  /** 'en' keeps names in English on translated pages. */
  names?: 'en'
}

export const galleryKinds = ['hero', 'synergy', 'equip', 'hex', 'goop'] as const satisfies readonly UrlWord[]
export type GalleryKind = (typeof galleryKinds)[number]

const filtersOf: Record<GalleryKind, (keyof GalleryFilter)[]> = {
  hero: ['season', 'cost', 'trait', 'q', 'names'],
  synergy: ['season', 'kind', 'q', 'names'],
  equip: ['season', 'category', 'q', 'names'],
  hex: ['season', 'tier', 'q', 'names'],
  goop: ['season', 'q', 'names'],
}

/** Decodes the filters that a gallery page knows from its raw search parameters. */
export function readGalleryFilter(kind: GalleryKind, raw: Record<string, unknown>): GalleryFilter {
  const all: GalleryFilter = {
    season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
    cost: oneOf(costs, raw.cost),
    trait: matching(raw.trait, /^\w{1,60}$/),
    category: oneOf(itemCategories, raw.category),
    tier: oneOf(augmentTiers, raw.tier),
    kind: oneOf(traitKinds, raw.kind),
    q: freeText(raw.q, 40),
    names: oneOf(['en'], raw.names),
  }
  return Object.fromEntries(filtersOf[kind].flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
