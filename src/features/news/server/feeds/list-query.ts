import { type Failure, fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { everyArticle, labelOf, withVideo } from '#src/features/news/news.rules.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import { type DraftPreviewParts, findDraftOverride } from '../drafts/draft-preview.ts'
import type { ListPage } from './news.store.ts'

/** A list as a call asks for it. */
export interface AskedList {
  offset: number
  get_num: number
  use_default_language: boolean
  content_class: number
  content_label_id_list: number[]
  with_off: boolean
  sign_info?: SignInfo
  content_id?: string
}

/** Parses filters, part and draft of a list; fails for unknown labels and refused drafts. */
export async function readListQuery(
  parts: DraftPreviewParts,
  asked: AskedList,
  language: Language,
): Promise<{ ok: true; data: ListPage } | Failure<'not_found' | 'preview_refused'>> {
  const { content_class, content_label_id_list, with_off, sign_info, content_id } = asked
  const unknown = content_label_id_list.find((id) => labelOf(id) === null)
  if (unknown !== undefined) return fail('not_found', `content_label_id_list: there is no label ${unknown}`)
  const query: ListPage = {
    language: asked.use_default_language ? 'en' : language,
    offset: asked.offset,
    limit: asked.get_num,
    hasVideo: content_class === everyArticle ? undefined : content_class === withVideo,
    labels: content_label_id_list.map((id) => labelOf(id)!),
  }
  if (!with_off && sign_info === undefined && content_id === undefined) return ok(query)
  const draftOverride = await findDraftOverride(parts, { contentId: content_id, language, info: sign_info })
  if (draftOverride === 'refused') return fail('preview_refused')
  if (draftOverride === null) return fail('not_found', 'sign_info.preview_version: there is no such revision')
  return ok({ ...query, draftOverride })
}
