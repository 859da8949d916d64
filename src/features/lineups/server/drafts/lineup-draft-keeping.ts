import { isDeepStrictEqual } from 'node:util'
import type { InferOutput } from 'valibot'
import type { Db } from '#src/core/server/postgres/db.ts'
import { formatMoment } from '#src/core/timestamps.ts'
import type { lineupDraftCalls } from '../../lineup-drafts.contract.ts'
import { findDraft, insertRevision } from './lineup-drafts.store.ts'

interface KeepingParts {
  db: Db
  timeZone: string
}

type Save = InferOutput<(typeof lineupDraftCalls)['saveLineupDraft']['input']>

/** Stores a draft as the next revision; a changed one is of today unless its date was changed too. */
export async function keepDraft(
  { db, timeZone }: KeepingParts,
  { base, draft, restored }: Save,
  editor: string,
): Promise<boolean> {
  const former = base > 0 ? await findDraft(db, draft, base) : null
  const isSame = former !== null && isDeepStrictEqual(former.draft, draft)
  const isDated = former !== null && former.draft.updated !== draft.updated
  const updated = isSame || isDated ? draft.updated : formatMoment(Date.now(), 'YYYY-MM-DD', timeZone)
  const action = restored === null ? 'save' : 'restore'
  return insertRevision(db, { base, draft: { ...draft, updated }, editor, action })
}
