import { type Answer, fail, ok } from '#src/core/call.ts'
import { type Language, languages } from '#src/core/languages.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'
import type { Draft, draftCalls } from '#src/features/news/drafts.contract.ts'
import { articleOf, findGap, isEmpty, momentOf } from '../drafts/draft-articles.ts'
import type { KeepingParts } from '../drafts/draft-keeping.ts'
import { findDraft, updatePublished } from '../drafts/drafts.store.ts'
import type { ArticleText } from './article-files.ts'
import { isShownFrom, sourcesOf } from './picture-files.ts'

export interface PublicationParts extends KeepingParts {
  /** Other allowed origins of pictures. */
  pictureOrigins: string[]
}

/** Publishes a complete revision: at its own moment, else at its present one, else now. */
export async function publish(
  { db, doTextWork, pictureOrigins }: PublicationParts,
  { content_id, revision }: { content_id: string; revision: number },
  editor: string,
): Promise<Answer<(typeof draftCalls)['publishDraft']>> {
  const found = await findDraft(db, content_id, revision)
  if (!found) return fail('not_found')
  const gap = findGap(found.draft) ?? findHiddenPicture(found.draft, pictureOrigins)
  if (gap) return fail('draft_incomplete', gap)
  const texts = await digestDraft(doTextWork, found.draft)
  const article = articleOf(content_id, found.draft, { published: momentOf(found), texts })
  const outcome = await updatePublished(db, { article, revision, editor })
  if (outcome === 'place_taken') {
    return fail(outcome, `order: another article has place ${article.order} of ${article.group}`)
  }
  if (outcome !== 'done') return fail(outcome)
  return ok((await findDraft(db, content_id))!)
}

/** First picture that readers could not see, as a field and a sentence, or null. */
function findHiddenPicture({ texts }: Draft, origins: string[]): string | null {
  for (const [language, { html }] of Object.entries(texts)) {
    const source = sourcesOf(html).find((each) => !isShownFrom(each, origins))
    if (source !== undefined)
      return `texts.${language}.html: the picture ${source} is neither a path nor of pictureOrigins`
  }
  return null
}

/** Begun texts of a draft with their digests. */
export async function digestDraft(
  doTextWork: DoTextWork,
  { texts }: Draft,
): Promise<Partial<Record<Language, ArticleText>>> {
  const known: Partial<Record<Language, ArticleText>> = {}
  for (const language of languages) {
    const text = texts[language]
    if (text && !isEmpty(text))
      known[language] = { ...text, ...(await doTextWork('digestText', { language, ...text })) }
  }
  return known
}
