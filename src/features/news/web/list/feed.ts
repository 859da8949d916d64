import type { Ask } from '#src/core/call.ts'
import { freeText, oneOf } from '#src/core/search-params.ts'
import { type ArticleCard, newsCalls } from '#src/features/news/news.contract.ts'
import { type NewsTab, newsTabs, numbersOf, pageSize } from '#src/features/news/news.rules.ts'

/** Tab, keyword and page of the news; absent values mean all and the first. */
export interface NewsSearch extends Record<string, unknown> {
  label?: NewsTab
  page?: number
  q?: string
}

export function readNewsSearch({ label, page, q }: Record<string, unknown>): NewsSearch {
  const number = /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1
  const tab = oneOf(newsTabs, label)
  return {
    label: tab === 'all' ? undefined : tab,
    page: number > 1 ? number : undefined,
    q: freeText(q, longestKeyword),
  }
}
const longestKeyword = 40

/** Asks for a tab or a search, in English when the language has none. */
export async function askFeed(ask: Ask, { label = 'all', q }: NewsSearch, offset: number) {
  const asked = { ...numbersOf(label), offset, get_num: pageSize }
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
