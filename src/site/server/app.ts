import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { sql } from 'kysely'
import { languages } from '#src/core/languages.ts'
import type { BoundCalls } from '#src/core/server/calls/handle.ts'
import { type AskForVisitor, addCalls, failureKeyOf, type Wire } from '#src/core/server/calls/http.ts'
import { takeJson } from '#src/core/server/calls/json-body.ts'
import { packAnswers } from '#src/core/server/http/packed-responses.ts'
import { createRequestLimit } from '#src/core/server/http/request-limit.ts'
import { safetyHeaders } from '#src/core/server/http/safety-headers.ts'
import { addSenders } from '#src/core/server/http/sender.ts'
import { createNetworkLimit } from '#src/core/server/http/shared-limits.ts'
import { addAssetFiles } from '#src/core/server/pages/asset-files.ts'
import { answerKeptPages } from '#src/core/server/pages/kept-pages.ts'
import { RenderRefusal } from '#src/core/server/pages/render-limit.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { measure } from '#src/core/server/process/metrics.ts'
import { openSessions, type Sessions } from '#src/features/account/server/accounts/sessions.ts'
import { addAvatars } from '#src/features/account/server/avatars/avatars.http.ts'
import { addDrawLog } from '#src/features/campaign/server/draws/log.http.ts'
import type { Lineup } from '#src/features/lineups/server/lineup-schema.ts'
import { listLineups } from '#src/features/lineups/server/lineups.store.ts'
import { KnownLineups } from '#src/features/lineups/server/pictures/known-lineups.ts'
import { addLineupPictures, ownPictureLimit } from '#src/features/lineups/server/pictures/lineup-pictures.http.ts'
import { type LineupPictures, openLineupPictures } from '#src/features/lineups/server/pictures/lineup-pictures.ts'
import { addArticlePictures } from '#src/features/news/server/articles/pictures.http.ts'
import { addStaticConfig } from '#src/features/news/server/articles/static-config.http.ts'
import { addVersionMap } from '#src/features/news/server/articles/static-pages.http.ts'
import { addStudio } from '#src/features/news/server/drafts/studio.http.ts'
import { listPublished, type PublishedArticle } from '#src/features/news/server/feeds/news.store.ts'
import { addNewsFeeds } from '#src/features/news/server/feeds/syndication.http.ts'
import { addNewsletterForms } from '#src/features/newsletter/server/newsletter.http.ts'
import { addMatchIngest } from '#src/features/rankings/server/count/ingest.http.ts'
import { addStats } from '#src/features/rankings/server/publish/stats.http.ts'
import { addSearchIndexes } from '#src/features/search/server/search.http.ts'
import { addArt, openArt } from '#src/game/server/art.http.ts'
import { addPageLibrary } from '#src/game/server/page-library.http.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { readCampaignEntry } from '../../features/campaign/server/campaign.handlers.ts'
import { errorTable } from '../errors.ts'
import { bindHandlers, type Stores } from '../handlers.ts'
import { siteConfig } from '../site-config.ts'
import { icon192 } from '../web/icons.ts'
import { addAccounts } from './account/account.http.ts'
import type { AppParts } from './app-parts.ts'
import { addCampaignForms } from './campaign/campaign-forms.ts'
import { watchCampaign } from './campaign-watch.ts'
import {
  articlePaths,
  indexedPaths,
  lineupPaths,
  manifestOf,
  robotsText,
  securityText,
  sitemapOf,
} from './discovery.ts'
import { answerFailure, letRead, siteAnswers } from './failures.ts'
import { addHealth } from './health.http.ts'
import { addPages } from './pages.http.ts'
import type { PageSource } from './pages.ts'
import { addProtections, longestUrl, readableUrl, refuseBrokenRequest } from './protections.ts'
import { addApiDocs } from './standalone/api-docs.http.ts'
import { newsletterCaptchas } from './standalone/newsletter-captcha.tsx'
import { addOutbox } from './standalone/outbox.http.ts'
import { addSamplePages } from './standalone/sample-pages.ts'
import { callSettings } from './start/call-settings.ts'
import type { Runtime } from './start/runtime.ts'

/** Builds the web server with all its routes; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { origin } = parts
  const { config, db, log } = parts.runtime
  const shared = { headers: safetyHeaders(config.production), limit: createRequestLimit(config.rateLimit) }
  const app = createServer(parts.runtime)
  app.setErrorHandler<FastifyError>(fail)
  measure(app, parts.observe)
  await addSenders(app) // protections ask who is an editor
  await addProtections(app, parts, shared)
  packAnswers(app)
  const hasCampaign = watchCampaign(() => readCampaignEntry(parts.runtime))
  const source: PageSource = { calls: () => calls, frame: parts.frame, origin: parts.origin, hasCampaign }
  const sessions = openSessions({ ...parts.runtime, production: config.production })
  const settings = callSettings(parts, source, sessions)
  const { account } = settings
  const art = openArt(parts.runtime)
  const pictures = openLineupPictures({ ...parts.runtime, art, origin })
  const calls: BoundCalls = bindHandlers({ ...parts.runtime, ...settings, lineupPictures: pictures })
  const ask = addCalls(app, calls, wireOf(parts, sessions))
  await addAccounts(app, { ...parts, ...account })
  await addAvatars(app, { ...parts.runtime, errors: errorTable })
  await addStudio(app, { ...parts.runtime, ...parts, adminUrl: config.adminUrl, site: siteAnswers })
  await addCampaignForms(app, { ...parts, ask })
  await addNewsletterForms(app, { ask, captchaPage: newsletterCaptchas(parts) })
  await addArticlePictures(app, { ...parts.runtime, dataFolder: config.dataFolder, errors: errorTable })
  await addApiDocs(app, calls)
  addHealth(app, { askDatabase: () => sql`select 1`.execute(db), isDraining: parts.isDraining })
  addDiscovery(app, parts, hasCampaign)
  addNewsFeeds(app, { db, origin })
  addMatchIngest(app, { ...parts.runtime, errors: errorTable })
  addDownloads(app, { ...parts, searchIndexOf: settings.searchIndexOf }, ask)
  addStaticConfig(app, { ...siteConfig, origin })
  addArt(app, art, parts.runtime.gameData)
  await addPicturesOfLineups(app, parts, pictures)
  if (!config.production) addSamplePages(app)
  addOutbox(app, config)
  await addPageLibrary(app, parts.runtime.gameData(), siteConfig.seasons)
  if (parts.assetsFolder) addAssetFiles(app, parts.assetsFolder)
  addVersionMap(app, { db, staticPages: parts.staticPages, content: siteConfig.content })
  const find = addPages(app, parts, source)
  const { isDraining, observe } = parts
  const { trustedProxies } = config
  answerKeptPages(app.server, {
    ...shared,
    find,
    trustedProxies,
    isDraining,
    observe,
    log: isLoggingRequests(config) ? log : null,
    onFault: (error) => log.error({ err: error }, 'unexpected failure'),
  })
  return app
}

/** Figures of rankings, the log of draws, and the indexes of the search. */
function addDownloads(
  app: FastifyInstance,
  { runtime, searchIndexOf }: AppParts & Pick<Stores, 'searchIndexOf'>,
  ask: AskForVisitor,
) {
  addStats(app, { db: runtime.db, errors: errorTable, ask })
  addDrawLog(app, { ...runtime, errors: errorTable })
  addSearchIndexes(app, searchIndexOf)
}

async function addPicturesOfLineups(app: FastifyInstance, { runtime }: AppParts, pictures: LineupPictures) {
  const lineups = new KnownLineups(() => listLineups(runtime.db))
  const drop = () => lineups.drop()
  runtime.notices.follow('encore_pages', { hear: drop, onLoss: drop })
  const limit = createNetworkLimit(runtime, 'lineup pictures', ownPictureLimit)
  const seasons = shownSeasons(runtime.gameData, siteConfig.seasons)
  await addLineupPictures(app, { pictures, seasons, lineups, limit, site: siteAnswers })
}

const wireOf = ({ runtime }: AppParts, sessions: Sessions): Wire => ({
  errors: errorTable,
  content: siteConfig.content,
  memberOf: runtime.studio.memberOf,
  findAccount: async (sender) => {
    const signedIn = await sessions.find(sender)
    return signedIn && { id: signedIn.userId }
  },
  limitOf: (name, limit) => createNetworkLimit(runtime, name, limit),
})

function createServer({ config, log }: Runtime): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: !isLoggingRequests(config) }),
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    http: { maxHeaderSize: longestUrl, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: longestUrl },
    clientErrorHandler: refuseBrokenRequest,
  })
  app.removeContentTypeParser('text/plain')
  takeJson(app)
  return app
}

const isLoggingRequests = ({ logLevel, production }: Config): boolean => logLevel === 'debug' || production

function addDiscovery(app: FastifyInstance, { runtime, origin }: AppParts, hasCampaign: () => Promise<boolean>) {
  const anHour = 'public, max-age=3600'
  app.get('/robots.txt', async (_, reply) =>
    reply.header('cache-control', anHour).type('text/plain').send(robotsText(origin())),
  )
  const { security } = siteConfig
  if (security) {
    app.get('/.well-known/security.txt', async (_, reply) =>
      reply
        .header('cache-control', anHour)
        .type('text/plain; charset=utf-8')
        .send(securityText(origin(), security, new Date())),
    )
  }
  // the last known ones while the database is down
  let articles: PublishedArticle[] = []
  let lineups: Lineup[] = []
  app.get('/sitemap.xml', async (_, reply) => {
    articles = await listPublished(runtime.db).catch(() => articles)
    lineups = await listLineups(runtime.db).catch(() => lineups)
    const { seasons } = siteConfig
    const paths = [
      ...indexedPaths(runtime.gameData(), seasons, await hasCampaign()),
      ...lineupPaths(lineups, seasons),
      ...articlePaths(articles),
    ]
    return reply.header('cache-control', anHour).type('application/xml').send(sitemapOf(origin(), paths))
  })
  app.get('/favicon.ico', async (_, reply) => reply.header('cache-control', anHour).redirect(icon192, 302))
  for (const language of languages) {
    app.get(`/${language}/manifest.webmanifest`, async (_, reply) =>
      reply
        .header('cache-control', anHour)
        .type('application/manifest+json')
        .send(manifestOf(language, runtime.gameData(), siteConfig.seasons)),
    )
  }
}

/** Handles every throw: logs it with its request and answers with a sentence and a reference. */
async function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const key = failureKeyOf(error)
  if (error instanceof RenderRefusal) reply.header('retry-after', String(error.seconds))
  if (key === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
  else if (key === 'system_busy') request.log.warn({ reason: error.message }, 'refused: the site is busy')
  if (key === 'request_too_large') letRead(reply)
  return answerFailure(request, reply, key)
}
