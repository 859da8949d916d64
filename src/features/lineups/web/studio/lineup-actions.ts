import type { Ask } from '#src/core/call.ts'
import type { DraftActions } from '#src/ui/studio/useDraft.ts'
import { type LineupDraft, lineupDraftCalls, type OpenedLineup } from '../../lineup-drafts.contract.ts'

interface Key {
  season: string
  id: string
}

/** The calls of a lineup's draft; `from` returns the chosen instant of publication. */
export const lineupActions = (
  ask: Ask,
  key: Key,
  from: () => string | null,
): DraftActions<LineupDraft, OpenedLineup> => ({
  key: `lineups/${key.season}/${key.id}`,
  read: (revision) => ask(lineupDraftCalls.readLineupDraft, { ...key, revision }),
  save: (draft, { base, restored }) => ask(lineupDraftCalls.saveLineupDraft, { base, draft, restored }),
  publish: (revision) => ask(lineupDraftCalls.publishLineup, { ...key, revision, from: from() }),
  withdraw: () => ask(lineupDraftCalls.withdrawLineup, key),
  // a date that only the other editor's save had changed would count as set by this editor
  rebase: (draft, base, newest) => (draft.updated === base.updated ? { ...draft, updated: newest.updated } : draft),
})
