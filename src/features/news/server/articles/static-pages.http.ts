import type { FastifyInstance } from 'fastify'
import type { StaticPages } from '#src/core/server/pages/static-pages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { versionMapPath } from '#src/features/news/news.rules.ts'
import { listPublished, type PublishedArticle } from '../feeds/news.store.ts'
import { type StaticPageParts, versionMapOf } from './static-pages.handlers.ts'
import { findVersions } from './versions.store.ts'

interface VersionMapParts extends Pick<StaticPageParts, 'content'> {
  db: Db
  staticPages: StaticPages
}

/** Serves the version maps of article pages, live and test; during a database outage the last known ones. */
export function addVersionMap(app: FastifyInstance, { db, staticPages, content }: VersionMapParts) {
  const known = { of: '', articles: [] as PublishedArticle[] }
  for (const test of [false, true]) {
    app.get(versionMapPath(content.gameId, test), async (_, reply) => {
      const versions = staticPages.versions ?? (await findVersions(db))
      if (versions.all !== known.of) Object.assign(known, { articles: await listPublished(db), of: versions.all })
      return reply.header('cache-control', 'no-cache').send(versionMapOf(known.articles, { versions, content, test }))
    })
  }
}
