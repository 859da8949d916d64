import type { SignInfo } from '../news/preview.rules.ts'
import type { LineupDraft } from './lineup-drafts.contract.ts'

/** Kinds of the messages between a preview and the studio's window. */
export const lineupPreviewReady = 'encore-lineup-preview-ready'
export const lineupPush = 'encore-lineup-preview'

/** Message of the studio's window to a preview; the server checks signature and draft. */
export interface LineupPush {
  kind: typeof lineupPush
  /** Fresh, so that long-open pages stay valid. */
  sign_info: SignInfo
  draft: LineupDraft
}

export const isLineupPush = (message: unknown): message is LineupPush =>
  typeof message === 'object' && message !== null && (message as Partial<LineupPush>).kind === lineupPush
