import type { FastifyInstance } from 'fastify'
import { baseOf, placeOf } from '#src/core/languages.ts'
import { articlePath, versionMapPath } from '#src/features/news/news.rules.ts'
import type { AppParts } from '#src/site/server/app.ts'
import { type PageSource, visitOf } from '#src/site/server/pages.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { listPublished, type PublishedArticle } from '../feeds/news.store.ts'
import { type StaticPageParts, versionMapOf } from './static-pages.handlers.ts'
import { findVersions } from './versions.store.ts'

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
