import { fail, ok } from '#src/core/call.ts'
import { baseOf, type Language } from '#src/core/languages.ts'
import { handle } from '#src/core/server/calls/handle.ts'
import type { ContentAddress } from '#src/core/server/calls/http.ts'
import type { ContentVersions, Regenerated } from '#src/core/server/pages/static-pages.ts'
import { articlePath } from '#src/features/news/news.rules.ts'
import { staticPageCalls, type VersionMap } from '#src/features/news/static-pages.contract.ts'
import type { PublishedArticle } from '../feeds/news.store.ts'

export interface StaticPageParts {
  content: ContentAddress
  /** Re-renders the page of a path. */
  regenerate: (place: { language: Language; test: boolean }, contentId: string) => Promise<Regenerated>
  /** Reports an outdated page that a visitor found. */
  reportVersion: (report: { content_id: string; lang: Language; version: number | string }) => void
}

export const staticPageHandlers = ({ content, regenerate, reportVersion }: StaticPageParts) =>
  handle(staticPageCalls, {
    regenerate: async ({ content_id, game_id, area_id, lang, mode }) => {
      if (String(game_id) !== content.gameId || area_id !== content.areaId) return fail('unknown_game')
      const place = { language: lang, test: mode === 'test' }
      const outcome = await regenerate(place, content_id)
      return outcome === 'done' ? ok({ page: baseOf(lang, place.test) + articlePath(content_id) }) : fail(outcome)
    },
    reportVersion: async (report) => {
      reportVersion(report)
      return ok({})
    },
  })

interface MapParts {
  versions: ContentVersions
  content: ContentAddress
  test: boolean
}

/** Version map by article and language; the newest version stands for its piece. */
export function versionMapOf(
  articles: PublishedArticle[],
  { versions: { pages }, content, test }: MapParts,
): VersionMap {
  const pagesOf = ({ contentId, languages }: PublishedArticle) =>
    Object.fromEntries(languages.map((language) => [language, baseOf(language, test) + articlePath(contentId)]))
  return {
    rendered_page: Object.fromEntries(articles.map((article) => [article.contentId, pagesOf(article)])),
    rendered_page_group: Object.fromEntries(articles.map((article) => [article.fatherId, pagesOf(article)])),
    versions: Object.fromEntries(pages),
    version: Math.max(0, ...pages.values()),
    game_id: content.gameId,
    area_id: content.areaId,
  }
}
