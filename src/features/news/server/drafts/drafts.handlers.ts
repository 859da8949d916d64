import { fail, ok, studioRoles } from '#src/core/call.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { VideoSources } from '#src/core/videos.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { type PublicationParts, publish } from '../articles/publication.ts'
import { keepDraft } from './draft-keeping.ts'
import { rowOf } from './draft-rows.ts'
import { findDraft, listAuditEvents, listDrafts, updateWithdrawn } from './drafts.store.ts'

export interface DraftParts extends PublicationParts {
  /** Origin of the public pages. */
  origin: () => string
  covers: () => string[]
  videos: VideoSources
}

export const draftHandlers = (parts: DraftParts) =>
  handle(draftCalls, {
    readStudio: async (_, { editor, operator }) => {
      const name = editor ?? operator
      if (!name) return fail('session_expired')
      const { origin, timeZone, covers, videos } = parts
      const roles = studioRoles.filter((role) => (role === 'editor' ? editor : operator))
      return ok({ editor: name, roles, origin: origin(), time_zone: timeZone, covers: covers(), videos })
    },
    listDrafts: async ({ keyword, state, offset, get_num: limit }, { editor }) => {
      if (!editor) return fail('session_expired')
      const { drafts, total } = await listDrafts(parts.db, { keyword, state, offset, limit })
      return ok({ drafts: drafts.map(rowOf), total_num: total })
    },
    readDraft: async ({ content_id, revision }, { editor }) => {
      if (!editor) return fail('session_expired')
      const found = await findDraft(parts.db, content_id, revision)
      return found ? ok(found) : fail('not_found')
    },
    saveDraft: async (asked, { editor }) => (editor ? keepDraft(parts, asked, editor) : fail('session_expired')),
    publishDraft: async (asked, { editor }) => (editor ? publish(parts, asked, editor) : fail('session_expired')),
    withdrawArticle: async ({ content_id }, { editor }) => {
      if (!editor) return fail('session_expired')
      const wasShown = await updateWithdrawn(parts.db, content_id, editor)
      const found = wasShown ? await findDraft(parts.db, content_id) : null
      return found ? ok(found) : fail('not_found')
    },
    listAuditEvents: async ({ content_id }, { editor }) => {
      if (!editor) return fail('session_expired')
      return ok({ events: await listAuditEvents(parts.db, content_id) })
    },
  })
