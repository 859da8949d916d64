import { useCallback, useEffect, useState } from 'react'
import type { Answer, Failure } from '#src/core/call.ts'
import { type Draft, draftCalls, type OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { type Backup, readBackup, writeBackup } from './draft-forms.ts'
import { useStudio } from './studio-context.ts'

/** Outcome of the last action. */
export type Outcome =
  | { kind: 'saved' | 'published' | 'withdrawn' }
  | { kind: 'restored'; revision: number }
  | { kind: 'failed'; failure: Failure }

export interface EditedDraft {
  /** The server's state. */
  opened: OpenedDraft
  /** The editor's state. */
  draft: Draft
  /** Changes when texts are replaced, not edited: editors are re-created. */
  generation: number
  isChanged: boolean
  isBusy: boolean
  outcome: Outcome | null
  /** Unsaved changes of an earlier visit. */
  backup: Backup | null
}

type Saved = Answer<typeof draftCalls.saveDraft | typeof draftCalls.publishDraft | typeof draftCalls.withdrawArticle>

/** The opened article with its actions; a failure, or null while loading. */
export function useDraft(id: string) {
  const { ask } = useStudio()
  const [edited, setEdited] = useState<EditedDraft | Failure | null>(null)
  const [isSmall, setSmall] = useState(false)
  const [restored, setRestored] = useState<number | null>(null)
  useEffect(() => {
    void ask(draftCalls.readDraft, { content_id: id }).then((answer) =>
      setEdited(answer.ok ? freshOf(answer.data, readBackup(id)) : answer),
    )
  }, [ask, id])
  const own = edited && 'opened' in edited ? edited : null
  useKeptChanges(id, own)

  const change = useCallback((write: (draft: Draft) => Draft) => setEdited((now) => written(now, write)), [])
  /** Runs an action and merges its result; edits made meanwhile stay. */
  const run = async (kind: 'saved' | 'published' | 'withdrawn', act: (now: EditedDraft) => Promise<Saved>) => {
    if (!own || own.isBusy) return null
    setEdited((now) => ({ ...(now as EditedDraft), isBusy: true, outcome: null }))
    const answer = await act(own)
    setEdited((now) => settled(now as EditedDraft, own, answer, kind))
    return answer.ok ? answer.data : null
  }
  const keep = async (now: EditedDraft, base: number) => {
    const from = { is_small: isSmall, restored: restored ?? undefined }
    const answer = await ask(draftCalls.saveDraft, { content_id: id, base, draft: now.draft, ...from })
    if (!answer.ok) return answer
    setRestored(null)
    setSmall(false)
    return answer
  }
  return {
    edited,
    isSmall,
    setSmall,
    change,
    save: () => run('saved', (now) => keep(now, now.opened.revision)),
    /** Saves over another editor's revision; both stay in the history. */
    saveOver: () =>
      run('saved', async (now) => {
        const newest = await ask(draftCalls.readDraft, { content_id: id })
        return newest.ok ? keep(now, newest.data.revision) : newest
      }),
    publish: async () => {
      const saved = own?.isChanged ? await run('saved', (now) => keep(now, now.opened.revision)) : own?.opened
      if (saved)
        await run('published', () => ask(draftCalls.publishDraft, { content_id: id, revision: saved.revision }))
    },
    withdraw: () => run('withdrawn', () => ask(draftCalls.withdrawArticle, { content_id: id })),
    /** Loads an older revision into the editor. */
    restore: async (revision: number) => {
      if (!own || own.isBusy || own.isChanged) return
      setEdited({ ...own, isBusy: true, outcome: null })
      const answer = await ask(draftCalls.readDraft, { content_id: id, revision })
      if (answer.ok) setRestored(revision)
      setEdited((now) => brought({ ...(now as EditedDraft), isBusy: false }, answer, revision))
    },
    takeBackup: () => own && setEdited(withBackup(own)),
    dropBackup: () => {
      writeBackup(id, null)
      if (own) setEdited({ ...own, backup: null })
    },
  }
}

const written = (now: EditedDraft | Failure | null, write: (draft: Draft) => Draft) =>
  now && 'opened' in now ? { ...now, draft: write(now.draft), isChanged: true } : now

const brought = (now: EditedDraft, answer: Answer<typeof draftCalls.readDraft>, revision: number): EditedDraft =>
  answer.ok ? replaced(now, answer.data.draft, revision) : failed(now, answer)

/** Applies unsaved changes to their revision; later revisions conflict when saving. */
function withBackup(now: EditedDraft): EditedDraft {
  if (!now.backup) return now
  const { base, draft } = now.backup
  return replaced({ ...now, opened: { ...now.opened, revision: base }, backup: null }, draft, null)
}

const freshOf = (opened: OpenedDraft, backup: Backup | null): EditedDraft => ({
  opened,
  draft: opened.draft,
  generation: 0,
  isChanged: false,
  isBusy: false,
  outcome: null,
  backup,
})

const failed = (now: EditedDraft, failure: Failure): EditedDraft => ({
  ...now,
  isBusy: false,
  outcome: { kind: 'failed', failure },
})

const replaced = (now: EditedDraft, draft: Draft, revision: number | null): EditedDraft => ({
  ...now,
  draft,
  isChanged: true,
  generation: now.generation + 1,
  outcome: revision === null ? null : { kind: 'restored', revision },
})

/** Merges an answer and keeps the editor's texts as written. */
function settled(
  now: EditedDraft,
  asked: EditedDraft,
  answer: Saved,
  kind: 'saved' | 'published' | 'withdrawn',
): EditedDraft {
  if (!answer.ok) return failed(now, answer)
  const done = { ...now, isBusy: false, outcome: { kind } }
  if (kind !== 'saved') {
    const { revision, draft } = now.opened // another editor may have saved a newer revision
    return { ...done, opened: { ...answer.data, revision, draft } }
  }
  const isSame = now.draft === asked.draft
  return { ...done, opened: answer.data, draft: isSame ? answer.data.draft : now.draft, isChanged: !isSame }
}

/** Stores unsaved changes and warns before leaving. */
function useKeptChanges(id: string, edited: EditedDraft | null) {
  const isChanged = edited?.isChanged ?? false
  const [draft, base, backup] = [edited?.draft, edited?.opened.revision ?? 0, edited?.backup]
  useEffect(() => {
    if (!draft || (backup && !isChanged)) return // an earlier backup is still offered
    writeBackup(id, isChanged ? { at: Date.now(), base, draft } : null, Boolean(backup))
  }, [id, draft, base, isChanged, backup])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
