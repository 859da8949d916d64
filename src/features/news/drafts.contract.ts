import * as v from 'valibot'
import { defineCall, studioRoles } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { byLanguage } from '#src/core/languages.ts'
import { storedNumber } from '#src/core/stored-number.ts'
import { plainLine, plainText } from '#src/core/texts/plain-text.ts'
import { articleId, jump, labelList, longestDescription, longestTitle, publishedAt, video } from './article.contract.ts'
import { patchChanges } from './changes.contract.ts'
import { count } from './news.contract.ts'

export const draftErrors = {
  draft_conflict: { code: 400009, status: 409 },
  draft_incomplete: { code: 400022, status: 422 },
  place_taken: { code: 400024, status: 409 },
  /** Of an upload. */
  picture_moves: { code: 400025, status: 400 },
} as const satisfies ErrorTable

const words = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest, `it must have at most ${longest} characters`), plainLine())
const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)

/** A text in progress: anything may be missing. */
const draftText = v.object({
  title: words(longestTitle),
  description: words(longestDescription),
  html: v.pipe(v.string(), plainText()),
  /** ISO date of the last change, set by the server. */
  updated: v.optional(v.string(), ''),
})
export type DraftText = v.InferOutput<typeof draftText>

/** An article in progress. */
const draft = v.object({
  labels: labelList,
  /** Null: published at once. */
  published: optional(publishedAt),
  father: optional(articleId),
  group: optional(articleId),
  order: optional(storedNumber(1)),
  related: v.optional(v.boolean(), true),
  video: optional(video),
  cover: optional(articleId),
  jump: optional(jump),
  pinned: v.optional(v.boolean(), false),
  changes: v.optional(patchChanges, []),
  texts: v.object({ ...byLanguage(() => v.optional(draftText)), en: draftText }),
})
export type Draft = v.InferOutput<typeof draft>

/** States of an article for readers. */
export const draftStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
const standing = {
  content_id: v.string(),
  /** Newest revision. */
  revision: v.number(),
  state: v.picklist(draftStates),
  /** Revision that readers see, or will see. */
  published_revision: v.nullable(v.number()),
  /** ISO instant. */
  published: v.nullable(v.string()),
}

const row = v.object({
  ...standing,
  title: v.string(),
  labels: v.array(v.string()),
  /** Seconds since 1970. */
  saved_at: v.number(),
  editor: v.string(),
  /** State of each existing translation of the English original. */
  translations: v.record(v.string(), v.picklist(['original', 'translated', 'outdated'])),
})
export type DraftRow = v.InferOutput<typeof row>

const opened = v.object({ ...standing, draft })
export type OpenedDraft = v.InferOutput<typeof opened>

const auditEvent = v.object({
  /** Seconds since 1970. */
  at: v.number(),
  editor: v.string(),
  action: v.picklist(['import', 'save', 'restore', 'publish', 'withdraw']),
  revision: v.nullable(v.number()),
})
export type AuditEvent = v.InferOutput<typeof auditEvent>

const revision = storedNumber(1)
const key = { content_id: articleId }
/** The campaign's part of the studio has the address that this article's editor would have. */
const isNoPart = (id: string) => id !== 'campaign'
const studio = '/api/studio'
const editorFailures = ['session_expired', 'role_missing'] as const

export const draftCalls = {
  readStudio: defineCall({
    path: `${studio}/readStudio`,
    audience: 'members',
    summary: 'For members of the studio: who is signed in, with which roles, and what articles can be made of',
    input: v.object({}),
    output: v.object({
      editor: v.string(),
      roles: v.array(v.picklist(studioRoles)),
      /** Origin of the public pages. */
      origin: v.string(),
      /** IANA time zone of dates. */
      time_zone: v.string(),
      covers: v.array(v.string()),
      /** Video sources that texts may use. */
      videos: v.object({
        embeds: v.record(v.string(), v.string()),
        pages: v.record(v.string(), v.array(v.string())),
        fileOrigins: v.array(v.string()),
      }),
    }),
    errors: editorFailures,
  }),
  listDrafts: defineCall({
    path: `${studio}/listDrafts`,
    audience: 'editors',
    summary: 'For editors: all articles by their newest revision, the one changed last first',
    input: v.object({
      keyword: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      state: optional(v.picklist(draftStates)),
      offset: v.optional(count, 0),
      get_num: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
    }),
    output: v.object({ drafts: v.array(row), total_num: v.number() }),
    errors: editorFailures,
  }),
  readDraft: defineCall({
    path: `${studio}/readDraft`,
    audience: 'editors',
    summary: 'For editors: an article as its newest revision has it, or another one',
    input: v.object({ ...key, revision: v.optional(revision) }),
    output: opened,
    errors: [...editorFailures, 'not_found'],
  }),
  saveDraft: defineCall({
    path: `${studio}/saveDraft`,
    audience: 'editors',
    summary: 'For editors: keeps a draft as a new revision, unless another one was saved meanwhile',
    input: v.object({
      content_id: v.pipe(articleId, v.check(isNoPart, 'it is a part of the studio')),
      /** The changed revision; 0 for a new article. */
      base: storedNumber(0),
      /** A small change keeps translations current. */
      is_small: v.optional(v.boolean(), false),
      /** The restored older revision. */
      restored: optional(revision),
      draft,
    }),
    output: opened,
    errors: [...editorFailures, 'draft_conflict', 'invalid_request'],
    largestBody: 5 * 1024 * 1024,
  }),
  publishDraft: defineCall({
    path: `${studio}/publishDraft`,
    audience: 'editors',
    summary: 'For editors: shows a revision to readers, at its moment where that is still to come',
    input: v.object({ ...key, revision }),
    output: opened,
    errors: [...editorFailures, 'not_found', 'draft_conflict', 'draft_incomplete', 'place_taken'],
  }),
  withdrawArticle: defineCall({
    path: `${studio}/withdrawArticle`,
    audience: 'editors',
    summary: 'For editors: takes an article away from readers; its revisions stay',
    input: v.object(key),
    output: opened,
    errors: [...editorFailures, 'not_found'],
  }),
  listAuditEvents: defineCall({
    path: `${studio}/listAuditEvents`,
    audience: 'editors',
    summary: 'For editors: what was done to an article, the newest first',
    input: v.object(key),
    output: v.object({ events: v.array(auditEvent) }),
    errors: editorFailures,
  }),
}
