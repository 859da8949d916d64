import * as v from 'valibot'
import { skillTypes } from './text-template.rules.ts'

export const itemCategories = ['component', 'completed', 'radiant', 'support', 'artifact', 'emblem', 'special'] as const
export const augmentTiers = ['silver', 'gold', 'prismatic'] as const
/** What an augment is for: gold, experience, champions and health of the player; fights; items; traits and emblems. */
export const augmentKinds = ['economy', 'combat', 'items', 'trait'] as const
export type AugmentKind = (typeof augmentKinds)[number]
/** Rounds in which augments are offered. */
export const augmentRounds = ['2-1', '3-2', '4-2'] as const
export type AugmentRound = (typeof augmentRounds)[number]
export const traitKinds = ['origin', 'class'] as const
export type TraitKind = (typeof traitKinds)[number]
/** A champion may be offered snax of two lists, and those of a third one when its own augment made it a hero. */
export const snackLists = ['first', 'second', 'hero'] as const
export const traitStyles = ['bronze', 'silver', 'gold', 'prismatic', 'unique'] as const
export type TraitStyle = (typeof traitStyles)[number]
export const costs = [1, 2, 3, 4, 5, 6] as const
/** The stats on a champion's stat card; its mana is on the skill card. */
export const measureNames = [
  'health',
  'armor',
  'magicResistance',
  'attackDamage',
  'attackSpeed',
  'range',
  'critChance',
] as const
export const statNames = [...measureNames, 'initialMana', 'mana'] as const
export type StatName = (typeof statNames)[number]
export type ItemCategory = (typeof itemCategories)[number]
export type AugmentTier = (typeof augmentTiers)[number]

/** A text; `lang` is set where it is not in the page's language: names without translation stay English. */
export const words = v.object({ text: v.string(), lang: v.optional(v.string()) })
export type Words = v.InferOutput<typeof words>

/** Fields of every entity; `search` joins its folded names in all languages. */
const entity = { id: v.string(), name: words, english: v.string(), search: v.string() }

export const seasonRef = v.object({ id: v.string(), title: v.string() })
export type SeasonRef = v.InferOutput<typeof seasonRef>

/** Longest id that is looked up. */
export const idLimit = 80
/** An id from outside, not yet known to exist. */
export const entityId = v.pipe(v.string(), v.minLength(1), v.maxLength(idLimit))

/** Common fields of answers about a season; `season` is null for an unknown key, `verified` is true with two sources. */
export const ofSeason = { season: v.nullable(seasonRef), seasons: v.array(seasonRef), verified: v.boolean() }

export const championRef = v.object({ ...entity, cost: v.number(), traits: v.array(v.string()) })
export type ChampionRef = v.InferOutput<typeof championRef>

/** `glyph` is a name in the icon sprite of the season's traits. */
export const traitRef = v.object({ ...entity, kind: v.picklist(traitKinds), glyph: v.string() })
export type TraitRef = v.InferOutput<typeof traitRef>

export const itemRef = v.object({ ...entity, category: v.picklist(itemCategories) })
export type ItemRef = v.InferOutput<typeof itemRef>

export const augmentRef = v.object({ ...entity, tier: v.picklist(augmentTiers) })
export type AugmentRef = v.InferOutput<typeof augmentRef>

export const snackRef = v.object(entity)
export type SnackRef = v.InferOutput<typeof snackRef>

/** With its effect; null where it is not described. */
export const augmentWithEffect = v.object({ ...augmentRef.entries, text: v.nullable(words) })
export const snackWithEffect = v.object({ ...snackRef.entries, text: v.nullable(words) })
export type SnackWithEffect = v.InferOutput<typeof snackWithEffect>

const traitLevel = v.object({ min: v.number(), style: v.picklist(traitStyles), text: v.nullable(words) })
/** A trait with its description and what each threshold gives; `champions` are the ids of its members. */
export const traitDetail = v.object({
  ...traitRef.entries,
  text: v.nullable(words),
  levels: v.array(traitLevel),
  champions: v.array(v.string()),
})
export type TraitDetail = v.InferOutput<typeof traitDetail>

/** A champion's skill, or that of its form with a trait; without `parts` it is not described. */
export const skillDetail = v.object({
  name: words,
  type: v.picklist(skillTypes),
  form: v.nullable(traitRef),
  parts: v.array(v.object({ type: v.picklist(skillTypes), text: words })),
})
export type SkillDetail = v.InferOutput<typeof skillDetail>
