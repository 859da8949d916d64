import { type Ask, fail } from '#src/core/call.ts'
import { freeText, oneOf } from '#src/core/search-params.ts'
import { type ArticleCard, newsCalls } from '#src/features/news/news.contract.ts'
import { contentIdOf, type NewsTab, newsTabs, numbersOf, pageSize } from '#src/features/news/news.rules.ts'
import { type PreviewSearch, readPreviewSearch, readSignInfo } from '#src/features/news/preview.rules.ts'

/** Tab, keyword and page of the news; absent values mean all and the first. A preview has a draft among the articles. */
export interface NewsSearch extends PreviewSearch {
  content_id?: string
  label?: NewsTab
  page?: number
  q?: string
}

export function readNewsSearch(search: Record<string, unknown>): NewsSearch {
  const { label, page, q } = search
  const number = /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1
  const tab = oneOf(newsTabs, label)
  return {
    label: tab === 'all' ? undefined : tab,
    page: number > 1 ? number : undefined,
    q: freeText(q, longestKeyword),
    ...previewOf(search),
  }
}
const longestKeyword = 40

/** The preview arguments of a list with its draft; empty without them. */
export function previewOf(search: Record<string, unknown>): Pick<NewsSearch, 'content_id'> & PreviewSearch {
  const preview = readPreviewSearch(search)
  return Object.keys(preview).length === 0 ? {} : { content_id: contentIdOf(search.content_id), ...preview }
}

/** Asks for a tab or a search, in English when the language has none. */
export async function askFeed(ask: Ask, shownPart: NewsSearch, offset: number) {
  const { label = 'all', q, content_id } = shownPart
  const sign_info = readSignInfo(shownPart)
  if (sign_info === 'refused') return { ...fail('preview_refused'), isInEnglish: false }
  const preview = sign_info === 'none' ? {} : { content_id, with_off: true, sign_info }
  const asked = { ...numbersOf(label), offset, get_num: pageSize, ...preview }
  const once = (more: { use_default_language?: boolean }) =>
    q ? ask(newsCalls.searchFeeds, { ...asked, keyword: q, ...more }) : ask(newsCalls.listFeeds, { ...asked, ...more })
  const answer = await once({})
  const isElsewhere = answer.ok && answer.data.use_default_language
  const shown = isElsewhere ? await once({ use_default_language: true }) : answer
  if (!shown.ok) return { ...shown, isInEnglish: isElsewhere }
  const info_content = shown.data.info_content.map(withoutPart)
  return { ...shown, data: { ...shown.data, info_content }, isInEnglish: isElsewhere }
}

/** A card without the beginning of its text: pages don't show it and are lighter without it. */
export const withoutPart = <Card extends ArticleCard>(card: Card): Card => ({ ...card, content_part: '' })
