import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { lineupPreviewCalls } from '../../lineup-drafts.contract.ts'
import { type LineupKey, lineupKey } from '../lineup-key.ts'
import { refsOf, shownLineup } from '../lineups.handlers.ts'
import { findDraft } from './lineup-drafts.store.ts'
import { previewableOf } from './lineup-previews.ts'

interface SignedRevision {
  content_id: string
  preview_version: number
  lang: Language
}

export interface LineupPreviewParts {
  db: Db
  /** Origin of the studio. */
  editorOrigin: () => string
  seasons: ShownSeasons
  signer: {
    sign(revision: SignedRevision): SignInfo
    isSigned(revision: SignedRevision, info: SignInfo): boolean
  }
}

/** What a signature covers; articles have no slash in their ids. */
const signedId = (key: LineupKey): string => `lineups/${lineupKey(key)}`

export const lineupPreviewHandlers = ({ db, seasons, signer, editorOrigin }: LineupPreviewParts) =>
  handle(lineupPreviewCalls, {
    signLineupPreview: async ({ revision, lang, ...key }, { editor }) =>
      editor
        ? ok(signer.sign({ content_id: signedId(key), preview_version: revision, lang }))
        : fail('session_expired'),
    previewLineup: async ({ sign_info: info, draft, ...key }, ctx) => {
      const { preview_version } = info
      const signed = { content_id: signedId(key), preview_version, lang: ctx.language }
      const isOther = draft && lineupKey(draft) !== lineupKey(key)
      if (isOther || !signer.isSigned(signed, info)) return fail('preview_refused')
      const season = seasons.find(key.season, { ...ctx, test: true })
      const shown = draft ?? (await findDraft(db, key, preview_version))?.draft
      if (!season || !shown) return fail('not_found')
      return ok({
        ...seasons.head(key.season, 'champions', { ...ctx, test: true }),
        lineup: shownLineup(previewableOf(shown, season), season, ctx.language),
        picture: null,
        figures: null,
        nearest: [],
        ...refsOf(season, ctx.language),
        editor_origin: editorOrigin(),
      })
    },
  })
