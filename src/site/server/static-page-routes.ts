import type { FastifyInstance } from 'fastify'
import { baseOf, placeOf } from '../../core/languages.ts'
import { articlePath, versionMapPath } from '../../features/news/news.rules.ts'
import { listPublished, type PublishedArticle } from '../../features/news/server/news.store.ts'
import { type StaticPageParts, versionMapOf } from '../../features/news/server/static-pages.handlers.ts'
import { findVersions } from '../../features/news/server/versions.store.ts'
import { siteConfig } from '../site-config.ts'
import type { AppParts } from './app.ts'
import { type PageSource, visitOf } from './pages.ts'

/** What the calls of the pages of articles need of the site. */
export function staticPageSettings({ runtime: { log }, staticPages }: AppParts, source: PageSource): StaticPageParts {
  return {
    content: siteConfig.content,
    regenerate: ({ language, test }, id) => {
      const place = placeOf(baseOf(language, test))!
      return staticPages.regenerate({ ...visitOf(place, articlePath(id), '', source), id })
    },
    reportVersion: (report) => log.info(report, 'a visitor met a page of another version than its content'),
  }
}

/** Serves the map of the pages of articles with their versions, and that of the test folder; as it was last known where the database is away. */
export function addVersionMap(app: FastifyInstance, { runtime: { db }, staticPages }: AppParts) {
  const { content } = siteConfig
  const known = { of: '', articles: [] as PublishedArticle[] }
  for (const test of [false, true]) {
    app.get(versionMapPath(content.gameId, test), async (_, reply) => {
      const versions = staticPages.versions ?? (await findVersions(db))
      if (versions.all !== known.of) Object.assign(known, { articles: await listPublished(db), of: versions.all })
      return reply.header('cache-control', 'no-cache').send(versionMapOf(known.articles, { versions, content, test }))
    })
  }
}
