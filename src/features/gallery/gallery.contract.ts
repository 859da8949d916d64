import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import {
  augmentKinds,
  augmentRef,
  augmentRounds,
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

const item = v.object({
  ...itemRef.entries,
  recipe: v.array(entityId),
  stats: v.array(v.object({ name: v.string(), value: v.number() })),
  text: v.nullable(words),
  unique: v.boolean(),
  grantsTrait: v.nullable(traitRef),
})
export type Item = v.InferOutput<typeof item>

const augment = v.object({
  ...augmentRef.entries,
  text: words,
  kind: v.picklist(augmentKinds),
  /** Rounds in which it is offered; empty where the season's are unknown or it comes otherwise. */
  rounds: v.array(v.picklist(augmentRounds)),
  /** Ids of the traits that it is about. */
  traits: v.array(v.string()),
})
export type Augment = v.InferOutput<typeof augment>

const bounds = v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()) })
export type Bounds = v.InferOutput<typeof bounds>

const championIds = v.array(v.string())
const snack = v.object({
  ...snackRef.entries,
  text: words,
  /** Stages in which it is offered. */
  stages: bounds,
  /** Levels of the player at which it is offered. */
  playerLevels: bounds,
  /** The player's health below which it is not offered. */
  minHealth: v.nullable(v.number()),
  /** Ids of champions that may take it: of the first list, of the second, and with a hero augment. */
  champions: v.object({ first: championIds, second: championIds, hero: championIds }),
})
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
    summary: 'Augments of a season with effects, rounds, kinds and traits',
    input: bySeason,
    /** `traits` are those that augments are about. */
    output: v.object({ ...ofList, augments: v.array(augment), traits: v.array(traitRef) }),
  }),
  listSnax: defineCall({
    path: '/api/gallery/snax',
    summary: 'Power snax of a season with effects and champions, and the seasons that have any',
    input: bySeason,
    output: v.object({
      ...ofList,
      snax: v.array(snack),
      champions: v.array(championRef),
      seasonsWithSnax: v.array(seasonRef),
    }),
  }),
}
