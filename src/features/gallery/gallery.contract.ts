import * as v from 'valibot'
import { defineCall } from '../../core/call.ts'
import {
  augmentRef,
  championRef,
  itemRef,
  type StatName,
  seasonRef,
  skillDetail,
  snackRef,
  statNames,
  traitDetail,
  traitRef,
  words,
} from '../../game/game.contract.ts'

const season = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is no season key'))
/** Longest id of a champion, trait or item that is looked up. */
export const idLimit = 80
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(idLimit))
/** Without a season: the running one; for power snax the first that has any. */
const bySeason = v.object({ season: v.optional(season) })

/**
 * What every answer about a season says first; `season` is null where the key is unknown, `verified` tells whether the figures
 * could be checked against a second source.
 */
const ofSeason = { season: v.nullable(seasonRef), seasons: v.array(seasonRef), verified: v.boolean() }

/** A number with its label: "Gold 18". */
const labelledNumber = v.object({ label: v.string(), value: v.string() })

const item = v.object({
  ...itemRef.entries,
  recipe: v.array(id),
  stats: v.array(v.object({ name: v.string(), value: v.number() })),
  text: v.nullable(words),
  unique: v.boolean(),
  grantsTrait: v.nullable(traitRef),
})
export type Item = v.InferOutput<typeof item>

const augment = v.object({ ...augmentRef.entries, numbers: v.array(labelledNumber), laterVersion: v.boolean() })
export type Augment = v.InferOutput<typeof augment>

const snack = v.object({ ...snackRef.entries, numbers: v.array(labelledNumber) })
export type Snack = v.InferOutput<typeof snack>

const stats = v.object(
  Object.fromEntries(statNames.map((name) => [name, v.number()])) as Record<StatName, v.NumberSchema<undefined>>,
)

const champion = v.object({
  ...championRef.entries,
  inShop: v.boolean(),
  stats,
  /** The highest value of each stat in the season, for the length of its bar. */
  highest: stats,
  skills: v.array(skillDetail),
  traitDetails: v.array(v.object({ trait: traitDetail, members: v.array(championRef) })),
  previous: v.nullable(championRef),
  next: v.nullable(championRef),
})
export type Champion = v.InferOutput<typeof champion>

export const galleryCalls = {
  listChampions: defineCall({
    path: '/api/gallery/champions',
    summary: 'Champions of a season with its traits',
    input: bySeason,
    output: v.object({
      ...ofSeason,
      /** What the season is about, in a sentence or two. */
      lead: v.nullable(v.string()),
      champions: v.array(championRef),
      traits: v.array(traitRef),
    }),
  }),
  listTraits: defineCall({
    path: '/api/gallery/traits',
    summary: 'Traits of a season with their thresholds and members',
    input: bySeason,
    output: v.object({ ...ofSeason, traits: v.array(traitDetail), champions: v.array(championRef) }),
  }),
  listItems: defineCall({
    path: '/api/gallery/items',
    summary: 'Items of a season with recipes and numbers',
    input: bySeason,
    output: v.object({ ...ofSeason, items: v.array(item) }),
  }),
  listAugments: defineCall({
    path: '/api/gallery/augments',
    summary: 'Augments of a season by tier',
    input: bySeason,
    output: v.object({ ...ofSeason, augments: v.array(augment) }),
  }),
  listSnax: defineCall({
    path: '/api/gallery/snax',
    summary: 'Power snax of a season, and the seasons that have any',
    input: bySeason,
    output: v.object({ ...ofSeason, snax: v.array(snack), seasonsWithSnax: v.array(seasonRef) }),
  }),
  readShownChampion: defineCall({
    path: '/api/gallery/shown-champion',
    summary:
      'A champion of the running season, its first new one where the id is missing or unknown, and all to choose from',
    input: v.object({ id: v.optional(id) }),
    output: v.object({
      ...ofSeason,
      champion: v.nullable(champion),
      newChampions: v.array(championRef),
      others: v.array(championRef),
    }),
  }),
  readChampion: defineCall({
    path: '/api/gallery/champion',
    summary: 'One champion with stats, skills and traits; the nearest names where the id is unknown',
    input: v.object({ season: id, id }),
    output: v.object({ ...ofSeason, champion: v.nullable(champion), nearest: v.array(championRef) }),
  }),
}
