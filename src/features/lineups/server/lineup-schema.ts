import * as v from 'valibot'
import { byLanguage } from '#src/core/languages.ts'
import { storedDay } from '#src/core/stored-moment.ts'
import { plainLine, plainText } from '#src/core/texts/plain-text.ts'
import type { AugmentTier } from '#src/game/game.contract.ts'
import { offeredAugments, type Season } from '#src/game/server/season-files.ts'
import { lineupId } from '../lineup-id.contract.ts'
import {
  lineupAudiences,
  lineupSources,
  lineupStages,
  lineupStyles,
  lineupTiers,
  longestAuthor,
} from '../lineup-terms.rules.ts'

export const seasonKey = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))

const text = v.pipe(v.string(), plainText(), v.nonEmpty('is empty'), v.maxLength(600, 'is longer than 600 characters'))
const line = v.pipe(v.string(), plainLine(), v.nonEmpty('is empty'), v.maxLength(600, 'is longer than 600 characters'))
const words = v.strictObject(byLanguage(() => text))
const titles = v.strictObject(byLanguage(() => line))
const list = <Schema extends v.GenericSchema>(each: Schema, least = 0, most = 12) =>
  v.pipe(
    v.array(each),
    v.minLength(least, `has fewer than ${least} entries`),
    v.maxLength(most, `has more than ${most} entries`),
  )

/** Rows from the front, columns from the left: "1,1" to "4,7". */
const hex = v.pipe(
  v.string(),
  v.regex(/^[1-4],[1-7]$/, 'is not a place on the board: "row,column", from "1,1" to "4,7"'),
)

/** Schema of a season's lineup files; every id must be one of the season's. */
export const lineupSchema = (season: Season) =>
  v.pipe(
    v.strictObject({ ...headOf(season), ...boardsOf(season), ...adviceOf(season) }),
    v.forward(
      v.check(({ core, positions }) => hasAll(positions.final, core), 'names a unit that the final board lacks'),
      ['core'],
    ),
  )

const headOf = ({ traits, facts }: Season) => ({
  id: lineupId,
  season: v.literal(facts.id),
  title: titles,
  author: v.pipe(line, v.maxLength(longestAuthor, `is longer than ${longestAuthor} characters`)),
  updated: storedDay('is not a date such as 2025-07-30'),
  /** Version of the game; the lineup is marked as older when another version is running. */
  version: v.picklist(
    facts.versions.map(({ id }) => id),
    `is not a version of ${facts.id}`,
  ),
  source: v.picklist(lineupSources),
  tier: v.picklist(lineupTiers),
  style: v.picklist(lineupStyles),
  audience: v.picklist(lineupAudiences),
  class: idOf(
    'class trait',
    traits.filter(({ kind }) => kind === 'class'),
  ),
  power: v.picklist(lineupTiers),
})

function boardsOf({ champions, items, rules }: Season) {
  const champion = idOf('champion', champions)
  const unit = v.strictObject({
    unit: champion,
    star: v.optional(v.picklist([1, 2, 3]), 1),
    items: v.optional(list(idOf('item', items), 0, 3), []),
    hex,
    carry: v.optional(v.boolean(), false),
  })
  const board = v.pipe(
    list(unit, 1, rules.levels + 2),
    v.check((units) => areDistinct(units.map((each) => each.hex)), 'has two units on one hex'),
  )
  const final = v.pipe(
    board,
    v.check((units) => units.some(({ carry }) => carry), 'has no carry'),
  )
  return {
    positions: v.strictObject({ [lineupStages[0]]: board, [lineupStages[1]]: board, [lineupStages[2]]: final }),
    core: v.pipe(list(champion, 3, 8), v.check(areDistinct, 'has an id twice')),
    optional: list(champion),
    substitutes: list(v.strictObject({ unit: champion, by: list(champion, 1, 4) })),
    threeStar: list(champion),
  }
}

function adviceOf(season: Season) {
  const { champions, items, snax } = season
  const champion = idOf('champion', champions)
  const item = idOf('item', items)
  const ofTier = (tier: AugmentTier) =>
    list(
      idOf(
        `${tier} augment`,
        offeredAugments(season).filter((augment) => augment.tier === tier),
      ),
    )
  return {
    augments: v.strictObject({ silver: ofTier('silver'), gold: ofTier('gold'), prismatic: ofTier('prismatic') }),
    snax: list(v.strictObject({ snack: idOf('power snack', snax), unit: champion })),
    itemPriority: v.strictObject({
      carry: list(item, 1, 6),
      others: list(v.strictObject({ unit: champion, items: list(item, 1, 6) })),
    }),
    early: words,
    midGame: words,
    rolling: words,
    counter: words,
    tips: list(v.strictObject({ stage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), text: words })),
  }
}

export type Lineup = v.InferOutput<ReturnType<typeof lineupSchema>>

const idOf = (kind: string, entries: { id: string }[]) => {
  const known = new Set(entries.map(({ id }) => id))
  return v.pipe(
    v.string(),
    v.check(
      (id) => known.has(id),
      ({ input }) => `there is no ${kind} ${input}`,
    ),
  )
}

const areDistinct = (values: string[]): boolean => new Set(values).size === values.length

const hasAll = (units: { unit: string }[], ids: string[]): boolean =>
  ids.every((id) => units.some(({ unit }) => unit === id))
