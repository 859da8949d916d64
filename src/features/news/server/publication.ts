import { type Answer, fail, ok } from '../../../core/call.ts'
import { type Language, languages } from '../../../core/languages.ts'
import type { DoTextWork } from '../../../core/server/texts/text-work.ts'
import type { Draft, draftCalls } from '../drafts.contract.ts'
import type { ArticleText } from './article-files.ts'
import { articleOf, findGap, isEmpty } from './draft-articles.ts'
import type { KeepingParts } from './draft-keeping.ts'
import { findDraft, updatePublished } from './drafts.store.ts'

/** Shows a revision to readers where it is complete: at its own moment, else at that of the article, else now. */
export async function publish(
  { db, doTextWork }: KeepingParts,
  { content_id, revision }: { content_id: string; revision: number },
  editor: string,
): Promise<Answer<(typeof draftCalls)['publishDraft']>> {
  const found = await findDraft(db, content_id, revision)
  if (!found) return fail('not_found')
  const gap = findGap(found.draft)
  if (gap) return fail('draft_incomplete', gap)
  const published = found.draft.published ?? found.published ?? new Date().toISOString()
  const article = articleOf(content_id, found.draft, { published, texts: await digested(doTextWork, found.draft) })
  if (!(await updatePublished(db, { article, revision, editor }))) {
    return fail('place_taken', `order: another article has place ${article.order} of ${article.group}`)
  }
  return ok((await findDraft(db, content_id))!)
}

/** The texts of a draft with what is found out about each. */
async function digested(doTextWork: DoTextWork, { texts }: Draft): Promise<Partial<Record<Language, ArticleText>>> {
  const known: Partial<Record<Language, ArticleText>> = {}
  for (const language of languages) {
    const text = texts[language]
    if (text && !isEmpty(text))
      known[language] = { ...text, ...(await doTextWork('digestText', { language, ...text })) }
  }
  return known
}
