import { createRoute, redirect } from '@tanstack/react-router'
import { oneOf } from '#src/core/search-params.ts'
import { page, search } from '#src/core/web/router/page.ts'
import { rootRoute } from '#src/core/web/router/root.ts'
import { articleOfPath, contentIdOf, pageSize, pagesOf } from '../news.rules.ts'
import { type PreviewSearch, readPreviewSearch } from '../preview.rules.ts'
import { type ArticleSearch, loadArticle } from './article/load-article.ts'
import { askFeed, readNewsSearch } from './list/feed.ts'
import { askTabs } from './list/tabs.ts'

const slices = ['news'] as const

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  ...search(readNewsSearch, (shown) => shown),
  loader: async ({ context, deps }) => {
    const offset = ((deps.page ?? 1) - 1) * pageSize
    const [answer, tabs] = await Promise.all([askFeed(context.ask, deps, offset), askTabs(context.ask)])
    const last = answer.ok ? pagesOf(answer.data.total_num) : Number.POSITIVE_INFINITY
    if ((deps.page ?? 1) > last) {
      throw redirect({ to: '/news', search: { ...deps, page: last > 1 ? last : undefined }, statusCode: 302 })
    }
    return { ...answer, tabs, uncacheable: deps.q !== undefined || deps.preview_version !== undefined }
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

export const newsRoutes = [listRoute, articleRoute, staticRoute] as const
