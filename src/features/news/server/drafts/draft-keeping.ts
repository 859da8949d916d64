import type { InferOutput } from 'valibot'
import { type Answer, fail, ok } from '#src/core/call.ts'
import { type Language, languages } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type DoTextWork, timeoutFault } from '#src/core/server/texts/text-work.ts'
import { formatMoment } from '#src/core/timestamps.ts'
import type { Draft, DraftText, draftCalls } from '#src/features/news/drafts.contract.ts'
import { isEmpty } from './draft-articles.ts'
import { findDraft, insertRevision } from './drafts.store.ts'

export interface KeepingParts {
  db: Db
  doTextWork: DoTextWork
  /** Time zone of dates of change. */
  timeZone: string
}

type Save = InferOutput<(typeof draftCalls)['saveDraft']['input']>

/** Stores a draft, cleaned and dated, as the next revision. */
export async function keepDraft(
  parts: KeepingParts,
  { content_id: contentId, base, draft: given, is_small, restored }: Save,
  editor: string,
): Promise<Answer<(typeof draftCalls)['saveDraft']>> {
  const cleaned = await cleanTexts(parts.doTextWork, given, editor)
  if ('fault' in cleaned) return fail('invalid_request', cleaned.fault)
  const former = base > 0 ? await findDraft(parts.db, contentId, base) : null
  const today = formatMoment(Date.now(), 'YYYY-MM-DD', parts.timeZone)
  const draft = { ...given, texts: dated(cleaned.texts, former?.draft.texts, { today, isSmall: is_small }) }
  const isKept = await insertRevision(parts.db, {
    contentId,
    base,
    draft,
    editor,
    action: restored ? 'restore' : 'save',
  })
  return isKept ? ok((await findDraft(parts.db, contentId, base + 1))!) : fail('draft_conflict')
}

type Texts = Draft['texts']

/** Cleaned texts without empty ones, or the first field that cannot be read. */
async function cleanTexts(
  doTextWork: DoTextWork,
  { texts }: Draft,
  editor: string,
): Promise<{ texts: Texts } | { fault: string }> {
  const cleaned: Partial<Record<Language, DraftText>> = {}
  for (const language of languages) {
    const text = texts[language]
    if (!text) continue
    const kept = await doTextWork('keepText', { language, ...text }, `editor ${editor}`).catch(timeoutFault)
    if ('fault' in kept) return { fault: `draft.texts.${language}.html: ${kept.fault}` }
    const own = { ...kept, updated: text.updated }
    if (language === 'en' || !isEmpty(own)) cleaned[language] = own
  }
  return { texts: cleaned as Texts }
}

/** Dates texts: unchanged ones and small changes keep their date. */
function dated(
  texts: Texts,
  former: Partial<Texts> = {},
  { today, isSmall }: { today: string; isSmall: boolean },
): Texts {
  const entries = Object.entries(texts).map(([language, text]) => {
    const old = former[language as Language]
    const isSame = old && old.title === text.title && old.description === text.description && old.html === text.html
    return [language, { ...text, updated: old && (isSame || isSmall) ? old.updated : today }]
  })
  return Object.fromEntries(entries)
}
