import { freeText, matching, oneOf } from '#src/core/search-params.ts'
import {
  type AugmentKind,
  type AugmentRound,
  type AugmentTier,
  augmentKinds,
  augmentRounds,
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
  /** The round in which augments are offered. */
  round?: AugmentRound
  /** Of traits or of augments. */
  kind?: TraitKind | AugmentKind
  /** Id of a champion that may take the power snax. */
  champion?: string
  /** The stage in which power snax are offered. */
  stage?: number
  q?: string
  /** 'en' keeps names in English on translated pages. */
  names?: 'en'
}

export const galleryKinds = ['hero', 'synergy', 'equip', 'hex', 'goop'] as const satisfies readonly UrlWord[]
export type GalleryKind = (typeof galleryKinds)[number]

/** The filters of each page that hide entries, in the order of their controls. */
export const narrowingFilters = {
  hero: ['cost', 'trait', 'q'],
  synergy: ['kind', 'q'],
  equip: ['category', 'q'],
  hex: ['tier', 'round', 'kind', 'trait', 'q'],
  goop: ['champion', 'stage', 'q'],
} as const satisfies Record<GalleryKind, (keyof GalleryFilter)[]>
export type NarrowingFilter = (typeof narrowingFilters)[GalleryKind][number]

/** Stages of a game; in facts, later ones stand for no limit. */
export const stages = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Decodes the filters that a gallery page knows from its raw search parameters. */
export function readGalleryFilter(kind: GalleryKind, raw: Record<string, unknown>): GalleryFilter {
  const all: GalleryFilter = {
    season: matching(raw.season, /^m\d{1,4}s\d{1,4}$/),
    cost: oneOf(costs, raw.cost),
    trait: matching(raw.trait, /^\w{1,60}$/),
    category: oneOf(itemCategories, raw.category),
    tier: oneOf(augmentTiers, raw.tier),
    round: oneOf(augmentRounds, raw.round),
    kind: kind === 'hex' ? oneOf(augmentKinds, raw.kind) : oneOf(traitKinds, raw.kind),
    champion: matching(raw.champion, /^\w{1,60}$/),
    stage: oneOf(stages, raw.stage),
    q: freeText(raw.q, 40),
    names: oneOf(['en'], raw.names),
  }
  const known = ['season', ...narrowingFilters[kind], 'names'] as const
  return Object.fromEntries(known.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
}
