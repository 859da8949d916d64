import { type Failure, fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { everyArticle, labelOf, withVideo } from '#src/features/news/news.rules.ts'
import type { SignInfo } from '#src/features/news/preview.rules.ts'
import { type DraftPreviewParts, findStandIn } from '../drafts/draft-preview.ts'
import type { ListPage } from './news.store.ts'

/** Filters of a list, apart from the part of it. */
export interface AskedArticles {
  content_class: number
  content_label_id_list: number[]
  with_off: boolean
  sign_info?: SignInfo
  content_id?: string
}

type ListWish = Pick<ListPage, 'hasVideo' | 'labels' | 'standIn'>

/** Parses the filters of a list and its draft; fails for unknown labels and refused drafts. */
export async function readListWish(
  parts: DraftPreviewParts,
  asked: AskedArticles,
  language: Language,
): Promise<{ ok: true; data: ListWish } | Failure<'not_found' | 'preview_refused'>> {
  const { content_class, content_label_id_list, with_off, sign_info, content_id } = asked
  const unknown = content_label_id_list.find((id) => labelOf(id) === null)
  if (unknown !== undefined) return fail('not_found', `content_label_id_list: there is no label ${unknown}`)
  const wish = {
    hasVideo: content_class === everyArticle ? undefined : content_class === withVideo,
    labels: content_label_id_list.map((id) => labelOf(id)!),
  }
  if (!with_off && sign_info === undefined && content_id === undefined) return ok(wish)
  const standIn = await findStandIn(parts, { contentId: content_id, language, info: sign_info })
  if (standIn === 'refused') return fail('preview_refused')
  if (standIn === null) return fail('not_found', 'sign_info.preview_version: there is no such revision')
  return ok({ ...wish, standIn })
}
