import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import { byLanguage, languages } from '#src/core/languages.ts'
import { storedInstant } from '#src/core/stored-moment.ts'
import { storedNumber } from '#src/core/stored-number.ts'
import { plainLine, plainText } from '#src/core/texts/plain-text.ts'
import {
  augmentRef,
  augmentTiers,
  championRef,
  entityId,
  itemRef,
  seasonRef,
  snackRef,
  traitRef,
} from '#src/game/game.contract.ts'
import { signInfo } from '../news/news.contract.ts'
import { lineupId } from './lineup-id.contract.ts'
import { lineupStages, longestAuthor } from './lineup-terms.rules.ts'
import { lineupAnswer } from './lineups.contract.ts'

const seasonKey = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))
const key = { season: seasonKey, id: lineupId }

const word = v.pipe(v.string(), v.maxLength(100), plainLine())
const texts = v.object(byLanguage(() => v.optional(v.pipe(v.string(), v.maxLength(5000), plainText()), '')))
const titles = v.object(byLanguage(() => v.optional(v.pipe(v.string(), v.maxLength(1000), plainLine()), '')))
const ids = v.pipe(v.array(word), v.maxLength(60))
const rows = <const Schema extends v.GenericSchema>(row: Schema) => v.pipe(v.array(row), v.maxLength(60))

const unit = v.object({
  unit: word,
  star: v.optional(v.picklist([1, 2, 3]), 1),
  items: v.optional(ids, []),
  hex: word,
  carry: v.optional(v.boolean(), false),
})

/** A lineup in progress, shaped as its file: fields may be empty, and ids unknown. */
const draft = v.object({
  ...key,
  title: titles,
  author: v.pipe(v.string(), v.maxLength(longestAuthor), plainLine()),
  /** ISO date. */
  updated: word,
  version: word,
  source: word,
  tier: word,
  style: word,
  audience: word,
  class: word,
  power: word,
  positions: v.object({ [lineupStages[0]]: rows(unit), [lineupStages[1]]: rows(unit), [lineupStages[2]]: rows(unit) }),
  core: ids,
  optional: ids,
  substitutes: rows(v.object({ unit: word, by: ids })),
  threeStar: ids,
  augments: v.object({ [augmentTiers[0]]: ids, [augmentTiers[1]]: ids, [augmentTiers[2]]: ids }),
  snax: rows(v.object({ snack: word, unit: word })),
  itemPriority: v.object({ carry: ids, others: rows(v.object({ unit: word, items: ids })) }),
  early: texts,
  midGame: texts,
  rolling: texts,
  counter: texts,
  tips: rows(v.object({ stage: v.pipe(v.number(), v.integer()), text: texts })),
})
export type LineupDraft = v.InferOutput<typeof draft>

/** A fault of the import's checks: field as "positions.final.3.hex", and what is wrong with it, in English. */
const fault = v.object({ field: v.string(), fault: v.string() })
export type LineupDraftFault = v.InferOutput<typeof fault>

/** States of a lineup for players. */
export const lineupStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
const standing = {
  /** Newest revision. */
  revision: v.number(),
  state: v.picklist(lineupStates),
  /** Revision that players see, or will see. */
  published_revision: v.nullable(v.number()),
  /** A revision with the ISO instant from which players see it. */
  scheduled: v.nullable(v.object({ revision: v.number(), at: v.string() })),
}

const row = v.object({
  ...key,
  ...standing,
  title: v.string(),
  tier: v.string(),
  version: v.string(),
  /** Whether the season runs another version or lacks an id of the lineup. */
  is_outdated: v.boolean(),
  /** Number of faults. */
  faults: v.number(),
  /** Seconds since 1970. */
  saved_at: v.number(),
  editor: v.string(),
})
export type LineupRow = v.InferOutput<typeof row>

const opened = v.object({ ...standing, draft, faults: v.array(fault) })
export type OpenedLineup = v.InferOutput<typeof opened>

const event = v.object({
  /** Seconds since 1970. */
  at: v.number(),
  editor: v.string(),
  action: v.picklist(['import', 'save', 'restore', 'publish', 'withdraw']),
  revision: v.nullable(v.number()),
})
export type LineupEvent = v.InferOutput<typeof event>

/** Body of the largest draft. */
const largestBody = 1024 * 1024
const revision = storedNumber(1)
const studio = '/api/studio/lineups'
const editorFailures = ['session_expired', 'role_missing'] as const

export const lineupDraftCalls = {
  listLineupDrafts: defineCall({
    path: `${studio}/list`,
    audience: 'editors',
    summary: 'For editors: the lineups of a season, by default of the running one, the one changed last first',
    input: v.object({ season: v.optional(seasonKey) }),
    output: v.object({ season: v.nullable(seasonRef), seasons: v.array(seasonRef), lineups: v.array(row) }),
    errors: editorFailures,
  }),
  readLineupDraft: defineCall({
    path: `${studio}/read`,
    audience: 'editors',
    summary: 'For editors: a lineup as its newest revision has it, or another one',
    input: v.object({ ...key, revision: v.optional(revision) }),
    output: opened,
    errors: [...editorFailures, 'not_found'],
  }),
  readLineupMaterials: defineCall({
    path: `${studio}/materials`,
    audience: 'editors',
    summary: 'For editors: what the lineups of a season can be made of',
    input: v.object({ season: seasonKey }),
    output: v.object({
      season: seasonRef,
      champions: v.array(championRef),
      items: v.array(itemRef),
      traits: v.array(traitRef),
      augments: v.array(augmentRef),
      snax: v.array(snackRef),
      /** Versions of the game, the running one first. */
      versions: v.array(v.string()),
    }),
    errors: [...editorFailures, 'not_found'],
  }),
  checkLineup: defineCall({
    path: `${studio}/check`,
    audience: 'editors',
    summary: 'For editors: what the import would say of a draft; keeps nothing',
    input: v.object({ draft }),
    output: v.object({ faults: v.array(fault) }),
    errors: [...editorFailures, 'not_found'],
    largestBody,
  }),
  saveLineupDraft: defineCall({
    path: `${studio}/save`,
    audience: 'editors',
    summary: 'For editors: keeps a draft as a new revision, unless another one was saved meanwhile',
    input: v.object({
      /** The changed revision; 0 for a new lineup. */
      base: storedNumber(0),
      /** The restored older revision. */
      restored: v.optional(v.nullable(revision), null),
      draft,
    }),
    output: opened,
    errors: [...editorFailures, 'draft_conflict', 'not_found'],
    largestBody,
  }),
  publishLineup: defineCall({
    path: `${studio}/publish`,
    audience: 'editors',
    summary: 'For editors: shows a revision to players, now or from a moment to come',
    input: v.object({
      ...key,
      revision,
      from: v.optional(v.nullable(storedInstant('it must be an instant with its offset')), null),
    }),
    output: opened,
    errors: [...editorFailures, 'not_found', 'draft_conflict', 'draft_incomplete'],
  }),
  withdrawLineup: defineCall({
    path: `${studio}/withdraw`,
    audience: 'editors',
    summary: 'For editors: takes a lineup away from players; its revisions stay',
    input: v.object(key),
    output: opened,
    errors: [...editorFailures, 'not_found'],
  }),
  listLineupEvents: defineCall({
    path: `${studio}/events`,
    audience: 'editors',
    summary: 'For editors: what was done to a lineup, the newest first',
    input: v.object(key),
    output: v.object({ events: v.array(event) }),
    errors: editorFailures,
  }),
}

export const lineupPreviewCalls = {
  signLineupPreview: defineCall({
    path: `${studio}/signPreview`,
    audience: 'editors',
    summary: 'For editors: the signature by which a revision can be seen in the page of its lineup, for five minutes',
    input: v.object({ ...key, revision, lang: v.picklist(languages) }),
    output: signInfo,
    errors: editorFailures,
  }),
  previewLineup: defineCall({
    path: '/api/lineups/preview',
    summary: 'A revision of a lineup as its page would show it; for signed previews',
    input: v.object({
      season: entityId,
      id: entityId,
      sign_info: signInfo,
      /** Shown instead of the stored revision: what an editor has not saved yet. */
      draft: v.optional(draft),
    }),
    output: v.object({
      ...lineupAnswer.entries,
      /** Origin of the window that may push drafts. */
      editor_origin: v.string(),
    }),
    errors: ['preview_refused', 'not_found'],
    largestBody,
  }),
}
