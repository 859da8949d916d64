import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import {
  augmentRef,
  championRef,
  entityId,
  itemRef,
  ofSeason,
  seasonRef,
  snackRef,
  traitDetail,
  traitRef,
  words,
} from '#src/game/game.contract.ts'
import { shortFigures } from '../rankings/rankings.contract.ts'

const seasonKey = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))
/** The default is the running season; for power snax, the first season that has any. */
const bySeason = v.object({ season: v.optional(seasonKey) })

/** Common fields of lists; `headliner` is the id of the champion in the page's head. */
const ofList = { ...ofSeason, headliner: v.nullable(v.string()), hasSnax: v.boolean() }
/** Match figures of the entries; null while the database is down. */
const figures = v.nullable(shortFigures)

/** A number with its label: "Gold 18". */
const labelledNumber = v.object({ label: v.string(), value: v.string() })

const item = v.object({
  ...itemRef.entries,
  recipe: v.array(entityId),
  stats: v.array(v.object({ name: v.string(), value: v.number() })),
  text: v.nullable(words),
  unique: v.boolean(),
  grantsTrait: v.nullable(traitRef),
})
export type Item = v.InferOutput<typeof item>

/** Null where it is not described; its numbers with their labels stand in. */
const effect = { text: v.nullable(words), numbers: v.array(labelledNumber) }

const augment = v.object({ ...augmentRef.entries, ...effect })
export type Augment = v.InferOutput<typeof augment>

const snack = v.object({ ...snackRef.entries, ...effect })
export type Snack = v.InferOutput<typeof snack>

export const galleryCalls = {
  listChampions: defineCall({
    path: '/api/gallery/champions',
    summary: 'Champions of a season with its traits',
    input: bySeason,
    output: v.object({
      ...ofList,
      /** One or two sentences about the season. */
      lead: v.nullable(v.string()),
      champions: v.array(championRef),
      traits: v.array(traitRef),
      figures,
    }),
  }),
  listTraits: defineCall({
    path: '/api/gallery/traits',
    summary: 'Traits of a season with their thresholds and members',
    input: bySeason,
    output: v.object({ ...ofList, traits: v.array(traitDetail), champions: v.array(championRef), figures }),
  }),
  listItems: defineCall({
    path: '/api/gallery/items',
    summary: 'Items of a season with recipes and numbers',
    input: bySeason,
    output: v.object({ ...ofList, items: v.array(item), figures }),
  }),
  listAugments: defineCall({
    path: '/api/gallery/augments',
    summary: 'Augments of a season by tier',
    input: bySeason,
    output: v.object({ ...ofList, augments: v.array(augment) }),
  }),
  listSnax: defineCall({
    path: '/api/gallery/snax',
    summary: 'Power snax of a season, and the seasons that have any',
    input: bySeason,
    output: v.object({ ...ofList, snax: v.array(snack), seasonsWithSnax: v.array(seasonRef) }),
  }),
}
