import { createRoute, redirect } from '@tanstack/react-router'
import type { Ask } from '../../../core/call.ts'
import { oneOf } from '../../../core/search-params.ts'
import { page, search } from '../../../core/web/page.ts'
import { Rich } from '../../../core/web/RichText.tsx'
import { rootRoute } from '../../../core/web/root.ts'
import { newsCalls } from '../news.contract.ts'
import { articleOfPath, contentIdOf, pageSize, pagesOf } from '../news.rules.ts'
import { askFeed, readNewsSearch } from './feed.ts'

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
    return { ...answer, madeUp: deps.q !== undefined }
  },
  ...page(() => import('./NewsListPage.tsx'), 'NewsListPage', [...slices]),
})

/** Which article is shown: by its own id, or the newest version of a piece; whether others are shown below it. */
export interface ArticleSearch extends Record<string, unknown> {
  content_id?: string
  father_content_id?: string
  no_related?: 1
}

const articleView = page(() => import('./ArticlePage.tsx'), 'ArticlePage', [...slices])

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/detail',
  ...search(
    ({ content_id, father_content_id, no_related }): ArticleSearch => ({
      content_id: contentIdOf(content_id),
      father_content_id: contentIdOf(father_content_id),
      no_related: oneOf([1], no_related),
    }),
    (shown) => shown,
  ),
  loader: ({ context, deps: { content_id, father_content_id } }) =>
    loadArticle(context.ask, content_id, father_content_id),
  ...articleView,
})

/** An article's own page: the one that search engines know, and that is kept as a file. */
const staticRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/static/$file',
  ...search(
    ({ no_related }): Pick<ArticleSearch, 'no_related'> => ({ no_related: oneOf([1], no_related) }),
    () => ({}),
  ),
  loader: ({ context, params: { file } }) =>
    loadArticle(context.ask, articleOfPath(`/static/${file}`) ?? undefined, undefined),
  ...articleView,
})

async function loadArticle(ask: Ask, content_id: string | undefined, father_content_id: string | undefined) {
  if (!content_id && !father_content_id) return { ok: true as const, data: null, missing: true }
  const answer = await askArticle(ask, content_id, father_content_id)
  if (!answer.ok && answer.error === 'not_found') return { ok: true as const, data: null, missing: true }
  if (!answer.ok) return answer
  const { content, ...article } = answer.data
  return { ok: true as const, data: { ...article, html: new Rich('article', content) } }
}

/** Asks by the article's id, and by its father's where that is unknown or not given. */
async function askArticle(ask: Ask, content_id: string | undefined, father_content_id: string | undefined) {
  const byFather = () => ask(newsCalls.readArticle, { father_content_id: father_content_id! })
  if (!content_id) return byFather()
  const answer = await ask(newsCalls.readArticle, { content_id, father_content_id })
  const isUnknown = !answer.ok && answer.error === 'not_found'
  return isUnknown && father_content_id ? byFather() : answer
}

export const newsRoutes = [listRoute, articleRoute, staticRoute] as const
