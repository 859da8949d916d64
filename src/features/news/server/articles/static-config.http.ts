import type { FastifyInstance } from 'fastify'
import { languageFacts, languages } from '#src/core/languages.ts'
import { versionMapPath } from '#src/features/news/news.rules.ts'

interface StaticConfigParts {
  origin: () => string
  content: { gameId: string; areaId: string }
  seasons: string[]
  /** Another origin of the content service. */
  custom_cms_url?: string | undefined
  /** The game on the publisher's platform. */
  platform: { gameId: string; appId: string; activityApi: string; ideApi: string; languagePack: string }
}

/** Serves the content service's client settings: game ids, service address, language names and the platform. */
export function addStaticConfig(app: FastifyInstance, { origin, content, seasons, ...own }: StaticConfigParts) {
  const { gameId, areaId } = content
  for (const test of [false, true]) {
    app.get(`${test ? '/test' : ''}/static-config/${gameId}.json`, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({
        cms_gameid: gameId,
        cms_areaid: areaId,
        cms_lang: Object.fromEntries(languages.map((language) => [language, languageFacts[language].wire])),
        custom_cms_url: own.custom_cms_url ?? origin(),
        static_pages: versionMapPath(gameId, test),
        seasons,
        platform: own.platform,
      }),
    )
  }
}
