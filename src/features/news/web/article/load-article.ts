import { type Answer, type Ask, fail } from '#src/core/call.ts'
import { type ArticleCard, newsCalls } from '#src/features/news/news.contract.ts'
import { type PreviewSearch, readSignInfo } from '#src/features/news/preview.rules.ts'
import { withoutPart } from '../list/feed.ts'
import { articleTexts } from './article-texts.ts'

/** The article by id or as the newest of its piece, related ones, and the draft of a preview. */
export interface ArticleSearch extends PreviewSearch {
  content_id?: string
  father_content_id?: string
  no_related?: 1
}

/** An article's page data: missing for unknown ids, a failure for refused previews. */
export async function loadArticle(ask: Ask, search: ArticleSearch) {
  const isPreview = readSignInfo(search) !== 'none'
  if (!isPreview && !search.content_id && !search.father_content_id) {
    return { ok: true as const, data: null, missing: true }
  }
  const answer = await askArticle(ask, search)
  if (!answer.ok && answer.error === 'not_found') return { ok: true as const, data: null, missing: true }
  if (!answer.ok) return answer
  const { content, ...article } = answer.data
  return {
    ok: true as const,
    data: {
      ...article,
      related: article.related.map(withoutPart),
      ...articleTexts(content, article.changes.length > 0),
    },
    uncacheable: !isItsOwn(search, article),
  }
}

/** True for canonical ids: unknown ids or foreign fathers would name it in endless ways. */
const isItsOwn = (
  { content_id, father_content_id }: ArticleSearch,
  article: Pick<ArticleCard, 'content_id' | 'father_content_id'>,
) =>
  [undefined, article.content_id].includes(content_id) &&
  [undefined, article.father_content_id].includes(father_content_id)

type ArticleAnswer = Answer<typeof newsCalls.readArticle>

/** Asks once more by content_id for an article without text or title. */
async function askArticle(ask: Ask, search: ArticleSearch): Promise<ArticleAnswer> {
  const answer = await askOnce(ask, search)
  if (!answer.ok || answer.data.preview || (answer.data.content && answer.data.title)) return answer
  const again = await ask(newsCalls.readArticle, { content_id: answer.data.content_id })
  return again.ok ? again : answer
}

/** Asks by id, then by the father's. */
async function askOnce(ask: Ask, search: ArticleSearch): Promise<ArticleAnswer> {
  const { content_id, father_content_id } = search
  const sign_info = readSignInfo(search)
  if (sign_info === 'refused') return fail('preview_refused')
  if (sign_info !== 'none') {
    return content_id ? ask(newsCalls.readArticle, { content_id, with_off: true, sign_info }) : fail('preview_refused')
  }
  const byFather = () => ask(newsCalls.readArticle, { father_content_id: father_content_id! })
  if (!content_id) return byFather()
  const answer = await ask(newsCalls.readArticle, { content_id, father_content_id })
  const isUnknown = !answer.ok && answer.error === 'not_found'
  return isUnknown && father_content_id ? byFather() : answer
}
