import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'
import type { OpenedDraft } from '#src/features/news/drafts.contract.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import type { Article } from '../articles/article-files.ts'
import { summaryOf } from '../articles/article-summary.ts'
import { digestDraft } from '../articles/publication.ts'
import type { FoundArticle } from '../feeds/news.store.ts'
import { articleOf, momentOf } from './draft-articles.ts'
import { findDraft } from './drafts.store.ts'
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

/** A revision as if published; 'refused' without a valid signature, null for none. */
export async function findPreviewed(
  parts: DraftPreviewParts,
  asked: AskedDraft,
): Promise<FoundArticle | 'refused' | null> {
  const found = await findSigned(parts, asked)
  if (found === 'refused' || found === null) return found
  const { draft } = found
  const shown = draft.texts[asked.language] ? asked.language : 'en'
  const text = draft.texts[shown]!
  const article = await published(parts, found)
  return {
    summary: summaryOf(article, text),
    html: text.html,
    language: shown,
    languages: Object.keys(draft.texts) as Language[],
    updated: text.updated,
    originalUpdated: draft.texts.en.updated,
    readingMinutes: article.texts[shown]?.readingMinutes ?? 1,
    version: asked.info!.preview_version,
    hasRelated: draft.related,
    group: draft.group,
    changes: draft.changes,
    draftOverride: article,
  }
}

/** The article of a revision for lists; 'refused' and null as above. */
export async function findDraftOverride(
  parts: DraftPreviewParts,
  asked: AskedDraft,
): Promise<Article | 'refused' | null> {
  const found = await findSigned(parts, asked)
  return found === 'refused' || found === null ? found : published(parts, found)
}

async function findSigned(
  { db, signer }: DraftPreviewParts,
  { contentId, language, info }: AskedDraft,
): Promise<OpenedDraft | 'refused' | null> {
  if (!contentId || !info) return 'refused'
  const { preview_version } = info
  if (!signer.isSigned({ content_id: contentId, preview_version, lang: language }, info)) return 'refused'
  return findDraft(db, contentId, preview_version)
}

const published = async ({ doTextWork }: DraftPreviewParts, found: OpenedDraft): Promise<Article> =>
  articleOf(found.content_id, found.draft, {
    published: momentOf(found),
    texts: await digestDraft(doTextWork, found.draft),
  })
