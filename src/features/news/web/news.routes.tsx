import { createRoute, redirect } from '@tanstack/react-router'
import { type Answer, type Ask, fail } from '#src/core/call.ts'
import { oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { type ArticleCard, newsCalls } from '../news.contract.ts'
import { articleOfPath, contentIdOf, pageSize, pagesOf } from '../news.rules.ts'
import { type PreviewSearch, readPreviewSearch, readSignInfo } from '../preview.rules.ts'
import { articleTexts } from './article/article-texts.ts'
import { askFeed, readNewsSearch } from './list/feed.ts'

const slices = ['news'] as const

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  ...search(readNewsSearch, (shown) => shown),
  loader: async ({ context, deps }) => {
    const answer = await askFeed(context.ask, deps, ((deps.page ?? 1) - 1) * pageSize)
    const last = answer.ok ? pagesOf(answer.data.total_num) : Number.POSITIVE_INFINITY
    if ((deps.page ?? 1) > last) {
      throw redirect({ to: '/news', search: { ...deps, page: last > 1 ? last : undefined }, statusCode: 302 })
    }
    return { ...answer, uncacheable: deps.q !== undefined }
  },
  ...page(() => import('./list/NewsListPage.tsx'), {
    page: 'NewsListPage',
    name: 'news',
    texts: slices,
    listed: 'by tab',
    hasEditorTexts: true,
    menu: { position: 50, text: 'site.nav.news' },
  }),
})

/** The article by id or as the newest of its piece, related ones, and the draft of a preview. */
export interface ArticleSearch extends PreviewSearch {
  content_id?: string
  father_content_id?: string
  no_related?: 1
}

const articleView = page(() => import('./article/ArticlePage.tsx'), {
  page: 'ArticlePage',
  name: 'newsDetail',
  texts: [...slices, 'game'],
  isDocument: true,
  hasEditorTexts: true,
  menuOf: '/news',
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/detail',
  ...search(
    (search): ArticleSearch => ({
      content_id: contentIdOf(search.content_id),
      father_content_id: contentIdOf(search.father_content_id),
      no_related: oneOf([1], search.no_related),
      ...readPreviewSearch(search),
    }),
    (shown) => shown,
  ),
  loader: ({ context, deps }) => loadArticle(context.ask, deps),
  ...articleView,
})

/** The indexed and kept page of an article. */
const staticRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/static/$file',
  ...search(
    (search): PreviewSearch & Pick<ArticleSearch, 'no_related'> => ({
      no_related: oneOf([1], search.no_related),
      ...readPreviewSearch(search),
    }),
    ({ no_related: _, ...preview }) => preview,
  ),
  loader: ({ context, deps, params: { file } }) =>
    loadArticle(context.ask, { content_id: articleOfPath(`/static/${file}`) ?? undefined, ...deps }),
  ...articleView,
})

async function loadArticle(ask: Ask, search: ArticleSearch) {
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
    data: { ...article, ...articleTexts(content, article.changes.length > 0) },
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

/** Asks by id, then by the father's. */
async function askArticle(ask: Ask, search: ArticleSearch): Promise<Answer<typeof newsCalls.readArticle>> {
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

export const newsRoutes = [listRoute, articleRoute, staticRoute] as const
