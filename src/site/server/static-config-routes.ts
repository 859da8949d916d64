import type { FastifyInstance } from 'fastify'
import { languageFacts, languages } from '../../core/languages.ts'
import { versionMapPath } from '../../features/news/news.rules.ts'
import { siteConfig } from '../site-config.ts'
import type { AppParts } from './app.ts'

/** Serves what a client of the content service has to know of the game: its numbers, where the service is, and how it names languages. */
export function addStaticConfig(app: FastifyInstance, { origin }: Pick<AppParts, 'origin'>) {
  const { gameId, areaId } = siteConfig.content
  for (const test of [false, true]) {
    app.get(`${test ? '/test' : ''}/static-config/${gameId}.json`, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({
        cms_gameid: gameId,
        cms_areaid: areaId,
        cms_lang: Object.fromEntries(languages.map((language) => [language, languageFacts[language].wire])),
        custom_cms_url: origin(),
        static_pages: versionMapPath(gameId, test),
        seasons: siteConfig.seasons,
      }),
    )
  }
}
