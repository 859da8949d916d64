import type { FastifyInstance } from 'fastify'
import { languages } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { newsTabs } from '#src/features/news/news.rules.ts'
import { feedFormats, writeFeed } from './syndication.ts'

const types = { atom: 'application/atom+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' }

/** Serves an Atom and a JSON feed per tab and language. */
export function addNewsFeeds(app: FastifyInstance, { db, origin }: { db: Db; origin: () => string }) {
  for (const language of languages) {
    for (const tab of newsTabs) {
      for (const format of feedFormats) {
        app.get(`/${language}/news/${tab}.${format}`, async (_, reply) => {
          const text = await writeFeed(db, { tab, language, format, origin: origin() })
          return reply.header('cache-control', 'public, max-age=60').type(types[format]).send(text)
        })
      }
    }
  }
}
