import cluster from 'node:cluster'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#src/core/languages.ts'
import { findWaitingLetters } from '#src/core/server/codes/codes.store.ts'
import { drain } from '#src/core/server/http/drain.ts'
import { doJobs, type JobSettings } from '#src/core/server/jobs/jobs.ts'
import { followPublications, type NextPublication } from '#src/core/server/jobs/publication-schedule.ts'
import { onScheduledChange, type Schedule } from '#src/core/server/jobs/schedule.ts'
import { openPageArchive } from '#src/core/server/pages/archive/page-archive.ts'
import { openRevocableArchive, type RevocableArchive } from '#src/core/server/pages/archive/revocable-archive.ts'
import { readAssets, readCaptchaScript, readStudioAssets } from '#src/core/server/pages/assets.ts'
import { nameBuild } from '#src/core/server/pages/build-name.ts'
import { readIconSprites } from '#src/core/server/pages/icon-sprites.ts'
import { PageCache } from '#src/core/server/pages/page-cache.ts'
import { StaticPages } from '#src/core/server/pages/static-pages.ts'
import { type Db, isDatabaseDown, openDb } from '#src/core/server/postgres/db.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { listenFault } from '#src/core/server/process/listen-fault.ts'
import { standardOutput } from '#src/core/server/process/log-output.ts'
import {
  countClientReports,
  countDroppedLines,
  countPageDrops,
  createObserver,
  createRegistry,
  gaugeLetters,
  serveMetrics,
  shareMetrics,
} from '#src/core/server/process/metrics.ts'
import type { Shutdown } from '#src/core/server/process/shutdown.ts'
import { createEventReport } from '#src/core/server/secrets/security-events.ts'
import { untilNextYear, yearIn } from '#src/core/year.ts'
import { contactOf } from '#src/features/account/server/confirmation/contact.ts'
import { scheduleOf } from '#src/features/activities/activities.rules.ts'
import { countRefusedNumbers, gaugeCampaign } from '#src/features/campaign/server/campaign-metrics.ts'
import { findNextPhase } from '#src/features/campaign/server/campaigns.store.ts'
import { findNextLineup, listLineups } from '#src/features/lineups/server/lineups.store.ts'
import { articlePath } from '#src/features/news/news.rules.ts'
import { type ArticleVersions, findNextPublication } from '#src/features/news/server/articles/versions.store.ts'
import { followVersions } from '#src/features/news/server/feeds/news.jobs.ts'
import { findArticle } from '#src/features/news/server/feeds/news.store.ts'
import { gameTasks, siteCrontab, siteTasks, urgentTasks } from '#src/site/jobs.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { activities } from '../../../../site.config.ts'
import { buildApp } from '../app.ts'
import { announce, reportSteps } from './announcement.ts'
import { openBuiltTextWorker } from './built-text-worker.ts'
import { frameFrom, studioFrameFrom } from './frames.ts'
import type { LocalData } from './local-data.ts'
import { type Runtime, startRuntime } from './runtime.ts'
import { readBuiltSampleContent } from './sample-content.ts'
import { startSampleThread } from './sample-thread.ts'

interface ServeOptions {
  projectRoot: string
  localData: LocalData
  shutdown: Shutdown
}

/** Starts the site from its build and listens; `shutdown` gets what stops it. */
export async function serve(config: Config, { projectRoot, localData, shutdown }: ServeOptions): Promise<void> {
  const client = join(projectRoot, 'dist/client')
  const assets = readAssets(client)
  const runtime = await startRuntime(config, {
    projectRoot,
    localData,
    progress: cluster.isWorker ? (_, run) => run() : reportSteps,
    textWorker: openBuiltTextWorker(projectRoot),
    readBuiltSamples: () => readBuiltSampleContent(projectRoot),
  })
  shutdown.add(() => runtime.stop())
  const registry = createRegistry()
  countDroppedLines(registry, standardOutput())
  if (cluster.isWorker) shareMetrics(registry)
  const build = nameBuild(projectRoot, config.publicUrl ?? `http://localhost:${config.port}`)
  const articles = await openArticleArchive(runtime, build)
  const pages = await openPages(runtime, build, articles)
  const staticPages = openStaticPages(runtime, articles)
  await followContent(runtime, { pages, staticPages, articles, forgotten: countPageDrops(registry) }, shutdown)
  const reports = countClientReports(registry)
  if (runtime.campaign) gaugeCampaign(registry, runtime.db, runtime.campaign)
  gaugeLetters(registry, () => findWaitingLetters(runtime.db))
  let origin = config.publicUrl ?? ''
  const app = await buildApp({
    runtime,
    pages,
    staticPages,
    frame: frameFrom(assets, readIconSprites(join(client, 'assets'))),
    studioFrame: studioFrameFrom(readStudioAssets(client)),
    captchaScript: readCaptchaScript(client),
    assetsFolder: join(client, 'assets'),
    origin: () => origin,
    isDraining: () => shutdown.isAsked,
    observe: createObserver(registry),
    countRefused: countRefusedNumbers(registry),
    countFault: (kind) => reports.inc({ kind }),
    reportEvent: createEventReport(registry, runtime),
  })
  if (config.metricsPort !== null) {
    const metrics = await serveMetrics(registry, config.metricsPort, config.metricsHost)
    shutdown.add(() => metrics.close())
  }
  if (shutdown.isAsked) return
  shutdown.add(() => drain(app, config.drainSeconds))
  const address = await listen(app, config)
  origin ||= address
  for (const settings of jobSettings(runtime, () => origin)) {
    const jobs = doJobs(settings)
    shutdown.add(() => jobs.stop())
  }
  if (!config.databaseUrl && config.sampleMatches > 0) await startSample(runtime, projectRoot, shutdown)
  if (cluster.isPrimary) announce(origin, config, runtime.studio.generatedToken)
}

/** Counts generated matches in the background, until the site has real ones. */
async function startSample({ db, log, directUrl, config }: Runtime, projectRoot: string, shutdown: Shutdown) {
  const lineups = await listLineupBoards(db)
  const task = { databaseUrl: directUrl, matches: config.sampleMatches, lineups }
  const sample = startSampleThread(task, { projectRoot, log })
  shutdown.add(() => sample.stop())
}

/** Messages with codes have twenty workers, grants of the game five, all else shares three. */
function jobSettings(runtime: Runtime, origin: () => string): JobSettings[] {
  const { db, directUrl: url, log } = runtime
  const tasks = siteTasks({
    ...runtime,
    timeZone: siteConfig.timeZone,
    openUnlimitedDb: () => openDb(url, { pool: 1, namedStatements: false, patient: true }),
    origin,
    describeArticle: (id, language) => describeArticle(db, id, language),
    contactOf: (userId) => contactOf(userId, runtime),
  })
  return [
    { url, log, tasks: urgentTasks(runtime), crontab: '', atOnce: 20 },
    { url, log, tasks: gameTasks(runtime), crontab: '', atOnce: 5 },
    { url, log, tasks, crontab: siteCrontab, atOnce: 3 },
  ]
}

/** Recommended lineups as rankings need them: the core and the units of the last board. */
async function listLineupBoards(db: Db) {
  const lineups = await listLineups(db)
  return lineups.map(({ id, season, core, positions }) => ({ id, season, core, units: positions.final }))
}

/** The article fields of a mail, in the reader's language or in English. */
async function describeArticle(db: Db, contentId: string, language: Language) {
  const found = await findArticle(db, { language, contentId })
  return found && { title: found.summary.title, description: found.summary.description, path: articlePath(contentId) }
}

interface KeptPages {
  pages: PageCache
  staticPages: StaticPages
  articles: RevocableArchive
  /** Counts page drops. */
  forgotten: { inc(): void }
}

type FindNext = (db: Db, after: string | null) => Promise<NextPublication>

/** Drops cached pages on notices of other instances, and at changes of articles, the campaign, activities and the year. */
async function followContent(
  { db, log, notices, campaign }: Runtime,
  { pages, staticPages, articles, forgotten }: KeptPages,
  shutdown: Shutdown,
) {
  shutdown.add(() => articles.stop())
  const follow = async ({ pages: own, all, withdrawals }: ArticleVersions) => {
    if (await articles.follow(withdrawals)) {
      pages.drop()
      staticPages.forget()
    }
    staticPages.follow({ pages: own, all: `${all}-${yearIn(siteConfig.timeZone, new Date())}` }) // the footer names the year
  }
  const versions = followVersions({ db, log, follow })
  shutdown.add(() => versions.stop())
  const forget = () => {
    pages.drop()
    forgotten.inc()
    void versions.look()
  }
  const finders: FindNext[] = [findNextPublication, findNextLineup]
  if (campaign) finders.push((_, after) => findNextPhase(db, campaign.id, after))
  const schedules = finders.map((find) => followPublications({ findNext: (after) => find(db, after), log, forget }))
  for (const schedule of schedules) shutdown.add(async () => schedule.stop())
  notices.follow('encore_pages', {
    hear: (payload) => {
      if (payload !== '') {
        articles.suspend()
        staticPages.forget()
      }
      forget()
      for (const schedule of schedules) schedule.look()
    },
    onLoss: () => {
      articles.lose()
      void versions.look() // the pool may reach a database that has no connection left for notices
    },
  })
  for (const schedule of [years, scheduleOf(activities)]) {
    const turns = onScheduledChange(schedule, forget)
    shutdown.add(() => turns.stop())
  }
  await versions.look() // kept pages of articles withdrawn meanwhile go before the first visit
}

const years: Schedule = {
  stateAt: (now) => yearIn(siteConfig.timeZone, now),
  untilNext: (now) => untilNextYear(siteConfig.timeZone, now),
}

/** The page cache, with its last renderings in the data folder. */
async function openPages(runtime: Runtime, build: string, articles: RevocableArchive): Promise<PageCache> {
  const { config, log, reportFileFault } = runtime
  return new PageCache({
    maxBytes: 128 * 1024 * 1024,
    archive: await openPageArchive(join(config.dataFolder, 'pages'), build, { onFault: reportFileFault }),
    revocable: articles,
    isOutage: isDatabaseDown,
    onFault: (error) => log.warn({ reason: (error as Error).message }, 'a page was answered from its last rendering'),
  })
}

/** Pages that show articles as files in the data folder. */
const openArticleArchive = async ({ config, reportFileFault: onFault }: Runtime, build: string) =>
  openRevocableArchive({
    archive: await openPageArchive(join(config.dataFolder, 'static'), build, { onFault }),
    stateFile: join(config.dataFolder, 'withdrawals.json'),
    onFault,
  })

const openStaticPages = ({ log }: Runtime, archive: RevocableArchive) =>
  new StaticPages({
    archive,
    isOutage: isDatabaseDown,
    onFault: (error) => log.warn({ reason: (error as Error).message }, 'the page of an article could not be made'),
  })

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw listenFault(error, { host, port, setting: 'PORT' })
  }
  const { port: actual } = app.server.address() as { port: number }
  return `http://localhost:${actual}`
}
