import type { Language } from '../../../core/languages.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { DoTextWork } from '../../../core/server/texts/text-work.ts'
import type { SignInfo } from '../preview.rules.ts'
import { cardOf } from './article-card.ts'
import { articleOf } from './draft-articles.ts'
import { findDraft } from './drafts.store.ts'
import type { FoundArticle } from './news.store.ts'
import type { PreviewSigner } from './preview-signature.ts'

export interface DraftPreviewParts {
  db: Db
  doTextWork: DoTextWork
  signer: PreviewSigner
}

interface AskedDraft {
  contentId: string | undefined
  language: Language
  info: SignInfo | undefined
}

/** A revision of an article as if readers saw it, 'refused' without a signature for it, null where there is none. */
export async function findPreviewed(
  { db, doTextWork, signer }: DraftPreviewParts,
  { contentId, language, info }: AskedDraft,
): Promise<FoundArticle | 'refused' | null> {
  if (!contentId || !info) return 'refused'
  const { preview_version } = info
  if (!signer.isSigned({ content_id: contentId, preview_version, lang: language }, info)) return 'refused'
  const found = await findDraft(db, contentId, preview_version)
  if (!found) return null
  const { draft } = found
  const shown = draft.texts[language] ? language : 'en'
  const text = draft.texts[shown]!
  const { readingMinutes } = await doTextWork('digestText', { language: shown, ...text })
  const published = draft.published ?? found.published ?? new Date().toISOString()
  const article = articleOf(contentId, draft, { published, texts: {} })
  return {
    card: cardOf(article, text.title, text.description),
    html: text.html,
    language: shown,
    languages: Object.keys(draft.texts) as Language[],
    updated: text.updated,
    originalUpdated: draft.texts.en.updated,
    readingMinutes,
    version: preview_version,
    hasRelated: draft.related,
    group: draft.group,
  }
}
