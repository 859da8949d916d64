import * as v from 'valibot'
import { byLanguage } from '#src/core/languages.ts'
import { plainLine } from '#src/core/texts/plain-text.ts'
import { entityId, words } from '#src/game/game.contract.ts'

export const changedKinds = ['champion', 'trait', 'item', 'augment'] as const
export type ChangedKind = (typeof changedKinds)[number]

/** What a change is for players; adjusted is both or neither. */
export const directions = ['up', 'down', 'adjusted'] as const

const line = (longest: number) =>
  v.pipe(v.string(), plainLine(), v.nonEmpty('it must not be empty'), v.maxLength(longest))
const values = { from: line(60), to: line(60), direction: v.picklist(directions) }

/** One value that a patch changes. */
const patchChange = v.strictObject({
  season: v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'it must be a season such as m10s16')),
  kind: v.picklist(changedKinds),
  id: entityId,
  /** What changes, such as "Attack speed". */
  what: v.strictObject(byLanguage(() => line(120))),
  ...values,
})
export type PatchChange = v.InferOutput<typeof patchChange>

/** The changes of a patch note in the order in which they are shown. */
export const patchChanges = v.pipe(v.array(patchChange), v.maxLength(300))

/** A change in one language, with the name of what changes. */
export const shownChange = v.object({
  season: v.string(),
  kind: v.picklist(changedKinds),
  id: v.string(),
  name: words,
  /** A trait's glyph in its season's sprite. */
  glyph: v.nullable(v.string()),
  what: v.string(),
  ...values,
})
export type ShownChange = v.InferOutput<typeof shownChange>
