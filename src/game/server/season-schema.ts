import * as v from 'valibot'
import { byLanguage } from '#src/core/languages.ts'
import { augmentKinds, augmentRounds, augmentTiers, itemCategories, traitKinds, traitStyles } from '../game.contract.ts'
import { skillTypes } from '../text-template.rules.ts'

const id = v.pipe(v.string(), v.regex(/^[\w']+(:\w+)?(#\d+)?$/, 'is not an id'))
const text = v.pipe(v.string(), v.nonEmpty('is empty'))
const names = v.strictObject({ ...byLanguage(() => v.optional(text)), en: text })
const everyName = v.strictObject(byLanguage(() => text))
const amount = v.pipe(v.number(), v.finite())
const numbers = v.record(v.string(), v.union([amount, v.array(amount)]))
const positive = v.pipe(v.number(), v.minValue(0))

/** A champion's role in a team, prefixed by its damage: attack (AD), ability (AP) or both (H). */
const championRoles = [
  'ADTank',
  'APTank',
  'ADFighter',
  'APFighter',
  'ADCarry',
  'APCarry',
  'HCarry',
  'ADCaster',
  'APCaster',
  'HCaster',
  'ADSpecialist',
  'APSpecialist',
] as const
type ChampionRole = (typeof championRoles)[number]

const ability = v.strictObject({
  name: names,
  type: v.picklist(skillTypes),
  vars: v.optional(numbers),
})

const champion = v.strictObject({
  id,
  name: names,
  cost: v.picklist([1, 2, 3, 4, 5, 6]),
  traits: v.array(id),
  /** The champion's number in codes of the game's team planner; "000" is an empty slot there. */
  teamCode: v.optional(v.pipe(v.string(), v.regex(/^(?!000)[0-9a-f]{3}$/, 'is not three of 0-9 and a-f'))),
  stats: v.strictObject({
    health: positive,
    armor: positive,
    magicResistance: positive,
    attackDamage: positive,
    attackSpeed: positive,
    range: positive,
    critChance: positive,
    critMultiplier: positive,
    initialMana: positive,
    mana: positive,
  }),
  ability,
  role: v.optional(v.picklist(championRoles)),
  /** False for units that are not sold in the shop. */
  shop: v.optional(v.boolean()),
  /** Further ids of the same champion in match records. */
  matchIds: v.optional(v.array(id)),
  /** Abilities by the trait that the player gives the champion; their texts have ids such as champion:trait. */
  forms: v.optional(v.array(v.strictObject({ trait: id, ability }))),
})

const trait = v.strictObject({
  id,
  name: names,
  kind: v.picklist(traitKinds),
  levels: v.pipe(
    v.array(
      v.strictObject({
        min: v.pipe(v.number(), v.integer(), v.minValue(1)),
        max: v.optional(v.pipe(v.number(), v.integer())),
        style: v.picklist(traitStyles),
        /** True if the trait gives nothing at this count, though it does below and above it. */
        inactive: v.optional(v.literal(true)),
        vars: numbers,
      }),
    ),
    v.nonEmpty(),
  ),
})

const itemStatNames = [
  'attackDamagePercent',
  'abilityPower',
  'attackSpeedPercent',
  'critChancePercent',
  'health',
  'armor',
  'magicResistance',
  'mana',
  'manaRegeneration',
  'omnivampPercent',
  'damageAmpPercent',
  'durabilityPercent',
] as const

const item = v.strictObject({
  id,
  name: names,
  category: v.picklist(itemCategories),
  recipe: v.union([v.pipe(v.array(id), v.length(0)), v.pipe(v.array(id), v.length(2))]),
  stats: v.strictObject(
    Object.fromEntries(itemStatNames.map((name) => [name, v.optional(amount)])) as Record<
      ItemStatName,
      v.OptionalSchema<typeof amount, undefined>
    >,
  ),
  vars: v.optional(numbers),
  unique: v.optional(v.boolean()),
  grantsTrait: v.optional(id),
  matchIds: v.optional(v.array(id)),
})

const augment = v.pipe(
  v.strictObject({
    id,
    name: names,
    tier: v.picklist(augmentTiers),
    /** Required of those that the season offers. */
    kind: v.optional(v.picklist(augmentKinds)),
    vars: numbers,
    /** Rounds in which it is offered, such as 2-1. */
    rounds: v.optional(v.pipe(v.array(v.picklist(augmentRounds)), v.nonEmpty())),
    /** Traits that it is about. */
    traits: v.optional(v.array(id)),
    /** False where no list of the season has it: only known by its id, in match records and lineups. */
    offered: v.optional(v.literal(false)),
    /** True if the id is made from the name because no source has the game's own. */
    idFromName: v.optional(v.boolean()),
  }),
  v.forward(
    v.check(({ kind, offered }) => kind !== undefined || offered === false, 'is missing'),
    ['kind'],
  ),
)

const bounds = v.strictObject({ min: v.optional(amount), max: v.optional(amount) })

const snack = v.strictObject({
  id,
  name: names,
  levels: v.array(v.strictObject({ min: v.number(), vars: numbers })),
  /** Stages in which it is offered. */
  stages: v.optional(bounds),
  /** Levels of the player at which it is offered. */
  playerLevels: v.optional(bounds),
  /** The player's health below which it is not offered. */
  minHealth: v.optional(positive),
  /** Champions that may take it: from the first list, from the second, and the unit of a hero augment. */
  champions: v.optional(
    v.strictObject({
      first: v.optional(v.array(id)),
      second: v.optional(v.array(id)),
      hero: v.optional(v.array(id)),
    }),
  ),
})

const source = v.strictObject({ from: text, verified: v.boolean() })

export const seasonKinds = ['champions', 'traits', 'items', 'augments', 'snax'] as const
export type SeasonKind = (typeof seasonKinds)[number]

const season = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^m\d+s\d+$/)),
  mode: v.number(),
  season: v.number(),
  title: everyName,
  /** One or two sentences about the season, below its title on the home page. */
  lead: v.optional(everyName),
  idPrefix: text,
  /** The end of this season's team codes; without it the season has none. */
  teamCodeSuffix: v.optional(v.pipe(v.string(), v.regex(/^TFTSet\d+(_\w+)?$/, 'is not the end of a team code'))),
  costs: v.array(v.number()),
  versions: v.array(v.strictObject({ id: text, current: v.optional(v.boolean()) })),
  /** Minimum number of entries; fewer mean a truncated file. */
  floors: v.strictObject(
    Object.fromEntries(seasonKinds.map((kind) => [kind, v.number()])) as Record<SeasonKind, v.NumberSchema<undefined>>,
  ),
  sources: v.strictObject({
    ...(Object.fromEntries([...seasonKinds, 'names'].map((kind) => [kind, source])) as Record<
      SeasonKind | 'names',
      typeof source
    >),
    teamCodes: v.optional(source),
  }),
})

/** One number for each level, or cost, from 1. */
const numbersFrom1 = v.pipe(v.array(positive), v.nonEmpty())

/** Rules that differ between seasons. */
const rules = v.strictObject({
  /** The highest level of a Little Legend. */
  levels: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Experience from level 2 to 3, from 3 to 4, and so on. */
  xpToNext: numbersFrom1,
  /** Chance in percent of each shop slot, by level and cost. */
  shopOdds: v.array(numbersFrom1),
  /** Copies of each champion, by cost. */
  poolSizes: numbersFrom1,
  /** Champions in the pool, by cost. */
  poolChampions: numbersFrom1,
  /** Gold for a streak of at least `from` rounds. */
  streaks: v.array(v.strictObject({ from: positive, gold: positive })),
  /** Fields that no source of this season confirms. */
  unconfirmed: v.array(v.picklist(['xpToNext', 'shopOdds', 'poolSizes', 'streaks'])),
  sources: v.pipe(v.array(text), v.nonEmpty()),
})
export type SeasonRules = v.InferOutput<typeof rules>

export const seasonFileSchemas = {
  season,
  rules,
  champions: v.array(champion),
  traits: v.array(trait),
  items: v.array(item),
  augments: v.array(augment),
  snax: v.array(snack),
}

export type ItemStatName = (typeof itemStatNames)[number]
export type SeasonFacts = v.InferOutput<typeof season>
export type ChampionFacts = v.InferOutput<typeof champion>
export type AbilityFacts = v.InferOutput<typeof ability>
export type TraitFacts = v.InferOutput<typeof trait>
export type ItemFacts = v.InferOutput<typeof item>
export type AugmentFacts = v.InferOutput<typeof augment>
export type SnackFacts = v.InferOutput<typeof snack>

/** Descriptions in one language, by entity id. */
export const seasonTextSchemas = {
  skills: v.record(v.string(), text),
  traits: v.record(
    v.string(),
    // `level` is the line of every threshold but those that have their own in `levels`
    v.strictObject({ text, level: v.optional(text), levels: v.optional(v.record(v.string(), text)) }),
  ),
  items: v.record(v.string(), text),
  augments: v.record(v.string(), text),
  snax: v.record(v.string(), text),
}
export type SeasonTexts = { [K in keyof typeof seasonTextSchemas]: v.InferOutput<(typeof seasonTextSchemas)[K]> }

/** Numbers that descriptions leave out on purpose, with the reason, by kind and id. */
export const unsaidNumbers = v.record(
  v.picklist(Object.keys(seasonTextSchemas) as (keyof SeasonTexts)[]),
  v.record(v.string(), v.record(v.string(), text)),
)
export type UnsaidNumbers = Partial<v.InferOutput<typeof unsaidNumbers>>

/** Labels of roles in one language. */
export const roleLabels = v.strictObject(
  Object.fromEntries(championRoles.map((role) => [role, text])) as Record<ChampionRole, typeof text>,
)
