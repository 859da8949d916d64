import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import type { Standing } from './DraftState.tsx'
import { type Backup, readBackup, writeBackup } from './draft-backup.ts'
import { mergeSaved } from './draft-merging.ts'

/** Outcome of the last action. */
export type Outcome =
  | { kind: 'saved' | 'published' | 'withdrawn' }
  | { kind: 'restored'; revision: number }
  | { kind: 'failed'; failure: Failure }

export interface Opened<Draft> extends Standing {
  draft: Draft
}

type Result<Data> = { ok: true; data: Data } | Failure

/** What the next save says besides the draft. */
export interface SaveFacts {
  /** The changed revision. */
  base: number
  isSmall: boolean
  restored: number | null
}

/** The calls of one kind of draft; the same object as long as it is about the same draft. */
export interface DraftActions<Draft extends object, Own extends Opened<Draft>> {
  /** Key of unsaved changes in the browser. */
  key: string
  read(revision?: number): Promise<Result<Own>>
  save(draft: Draft, facts: SaveFacts): Promise<Result<Own>>
  publish(revision: number): Promise<Result<Own>>
  withdraw(): Promise<Result<Own>>
  /** A draft of the revision `base` as it is saved over the newest one. */
  rebase?(draft: Draft, base: Draft, newest: Draft): Draft
}

export interface EditedDraft<Draft extends object = object, Own extends Opened<Draft> = Opened<Draft>> {
  /** The server's state. */
  opened: Own
  /** The editor's state. */
  draft: Draft
  /** Changes when texts are replaced, not edited: editors are re-created. */
  generation: number
  isChanged: boolean
  isBusy: boolean
  outcome: Outcome | null
  /** Unsaved changes of an earlier visit. */
  backup: Backup<Draft> | null
}

/** The opened draft with its actions; a failure, or null while loading. */
export type DraftWork<Draft extends object = never, Own extends Opened<Draft> = Opened<Draft>> = ReturnType<
  typeof useDraft<Draft, Own>
>

export function useDraft<Draft extends object, Own extends Opened<Draft>>(actions: DraftActions<Draft, Own>) {
  const [edited, setEdited] = useState<EditedDraft<Draft, Own> | Failure | null>(null)
  const [isSmall, setSmall] = useState(false)
  const [restored, setRestored] = useState<number | null>(null)
  useEffect(() => {
    const fresh = (answer: Result<Own>) =>
      setEdited(answer.ok ? freshOf<Draft, Own>(answer.data, readBackup(actions.key)) : answer)
    void actions.read().then(fresh)
  }, [actions])
  const own = edited && 'opened' in edited ? edited : null
  useKeptChanges(actions.key, own)

  const change = useCallback((write: (draft: Draft) => Draft) => setEdited((now) => written(now, write)), [])
  const update = (next: (now: EditedDraft<Draft, Own>) => EditedDraft<Draft, Own>) =>
    setEdited((now) => next(now as EditedDraft<Draft, Own>))
  /** Runs an action and merges its result; edits made meanwhile stay. */
  const run = async (
    kind: 'saved' | 'published' | 'withdrawn',
    act: (now: EditedDraft<Draft, Own>) => Promise<Result<Own>>,
  ) => {
    if (!own || own.isBusy) return null
    update((now) => ({ ...now, isBusy: true, outcome: null }))
    const answer = await act(own)
    update((now) => settled(now, own, answer, kind))
    return answer.ok ? answer.data : null
  }
  const keep = async (now: EditedDraft<Draft, Own>, base: number) => {
    const answer = await actions.save(now.draft, { base, isSmall, restored })
    if (answer.ok) setRestored(null)
    if (answer.ok) setSmall(false)
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
        const over = await overNewest(actions, now)
        return over.ok ? keep(over.data, over.data.opened.revision) : over
      }),
    publish: async () => {
      const saved = own?.isChanged ? await run('saved', (now) => keep(now, now.opened.revision)) : own?.opened
      if (saved) await run('published', () => actions.publish(saved.revision))
    },
    withdraw: () => run('withdrawn', () => actions.withdraw()),
    /** Loads an older revision into the editor. */
    restore: async (revision: number) => {
      if (!own || own.isBusy || own.isChanged) return
      setEdited({ ...own, isBusy: true, outcome: null })
      const answer = await actions.read(revision)
      if (answer.ok) setRestored(revision)
      update((now) => restoredFrom({ ...now, isBusy: false }, answer, revision))
    },
    takeBackup: () => update(withBackup),
    dropBackup: () => {
      writeBackup(actions.key, null)
      update((now) => ({ ...now, backup: null }))
    },
  }
}

const written = <Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own> | Failure | null,
  write: (draft: Draft) => Draft,
) => (now && 'opened' in now ? { ...now, draft: write(now.draft), isChanged: true } : now)

const restoredFrom = <Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own>,
  answer: Result<Own>,
  revision: number,
): EditedDraft<Draft, Own> =>
  answer.ok ? replaced<Draft, Own>(now, answer.data.draft, revision) : failed<Draft, Own>(now, answer)

/** The editor's state as it is saved over the newest revision. */
async function overNewest<Draft extends object, Own extends Opened<Draft>>(
  actions: DraftActions<Draft, Own>,
  now: EditedDraft<Draft, Own>,
): Promise<Result<EditedDraft<Draft, Own>>> {
  const [newest, base] = await Promise.all([actions.read(), actions.read(now.opened.revision)])
  if (!newest.ok) return newest
  if (!base.ok) return base
  const draft = actions.rebase?.(now.draft, base.data.draft, newest.data.draft) ?? now.draft
  return { ok: true, data: { ...now, draft, opened: newest.data } }
}

/** Applies unsaved changes to their revision; later revisions conflict when saving. */
function withBackup<Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own>,
): EditedDraft<Draft, Own> {
  if (!now.backup) return now
  const { base, draft } = now.backup
  return replaced<Draft, Own>({ ...now, opened: { ...now.opened, revision: base }, backup: null }, draft, null)
}

const freshOf = <Draft extends object, Own extends Opened<Draft>>(
  opened: Own,
  backup: Backup<Draft> | null,
): EditedDraft<Draft, Own> => ({
  opened,
  draft: opened.draft,
  generation: 0,
  isChanged: false,
  isBusy: false,
  outcome: null,
  backup,
})

const failed = <Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own>,
  failure: Failure,
): EditedDraft<Draft, Own> => ({ ...now, isBusy: false, outcome: { kind: 'failed', failure } })

const replaced = <Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own>,
  draft: Draft,
  revision: number | null,
): EditedDraft<Draft, Own> => ({
  ...now,
  draft,
  isChanged: true,
  generation: now.generation + 1,
  outcome: revision === null ? null : { kind: 'restored', revision },
})

/** Merges an answer and keeps the editor's texts as written. */
function settled<Draft extends object, Own extends Opened<Draft>>(
  now: EditedDraft<Draft, Own>,
  asked: EditedDraft<Draft, Own>,
  answer: Result<Own>,
  kind: 'saved' | 'published' | 'withdrawn',
): EditedDraft<Draft, Own> {
  if (!answer.ok) return failed<Draft, Own>(now, answer)
  const done = { ...now, isBusy: false, outcome: { kind } }
  if (kind !== 'saved') {
    const { revision, draft } = now.opened // another editor may have saved a newer revision
    return { ...done, opened: { ...answer.data, revision, draft } }
  }
  const draft = mergeSaved(now.draft, asked.draft, answer.data.draft)
  return { ...done, opened: answer.data, draft, isChanged: now.draft !== asked.draft }
}

/** Stores unsaved changes and warns before leaving. */
function useKeptChanges(key: string, edited: EditedDraft | null) {
  const isChanged = edited?.isChanged ?? false
  const [draft, base, backup] = [edited?.draft, edited?.opened.revision ?? 0, edited?.backup]
  useEffect(() => {
    if (!draft || (backup && !isChanged)) return // an earlier backup is still offered
    writeBackup(key, isChanged ? { at: Date.now(), base, draft } : null, Boolean(backup))
  }, [key, draft, base, isChanged, backup])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
