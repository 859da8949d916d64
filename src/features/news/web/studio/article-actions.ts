import type { Ask } from '#src/core/call.ts'
import { type Draft, draftCalls, type OpenedDraft } from '#src/features/news/drafts.contract.ts'
import type { DraftActions } from '#src/ui/studio/useDraft.ts'

/** The calls of an article's draft. */
export const articleActions = (ask: Ask, id: string): DraftActions<Draft, OpenedDraft> => ({
  key: id,
  read: (revision) => ask(draftCalls.readDraft, { content_id: id, revision }),
  save: (draft, { base, isSmall, restored }) =>
    ask(draftCalls.saveDraft, { content_id: id, base, draft, is_small: isSmall, restored: restored ?? undefined }),
  publish: (revision) => ask(draftCalls.publishDraft, { content_id: id, revision }),
  withdraw: () => ask(draftCalls.withdrawArticle, { content_id: id }),
})
