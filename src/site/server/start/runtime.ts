import { openRedis, type Redis } from '#src/core/server/http/redis.ts'
import { makeJobTables } from '#src/core/server/jobs/jobs.ts'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import { openHttpGamePlatform } from '#src/core/server/outside/http-game-platform.ts'
import { type MailSender, openSmtp } from '#src/core/server/outside/mail.ts'
import { openOutbox } from '#src/core/server/outside/outbox.ts'
import { openSandboxGamePlatform } from '#src/core/server/outside/sandbox-game-platform.ts'
import { openTextMessages, type TextMessageSender } from '#src/core/server/outside/text-messages.ts'
import { openDatabase } from '#src/core/server/postgres/database.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { Notices } from '#src/core/server/postgres/notices.ts'
import { type Config, SettingError } from '#src/core/server/process/config.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { createFileFaultReport, type ReportFileFault } from '#src/core/server/process/file-faults.ts'
import { createLog, type Log } from '#src/core/server/process/log.ts'
import { Shutdown } from '#src/core/server/process/shutdown.ts'
import { proveDataKeys } from '#src/core/server/secrets/data-keys.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { createTextShow, type ShowText } from '#src/core/server/texts/shown-texts.ts'
import type { DoTextWork } from '#src/core/server/texts/text-work.ts'
import type { TextWorker } from '#src/core/server/texts/text-worker.ts'
import type { CampaignSettings } from '#src/features/campaign/campaign-settings.rules.ts'
import { insertCampaign } from '#src/features/campaign/server/campaigns.store.ts'
import { insertDrawSecret } from '#src/features/campaign/server/draws/draw-secrets.store.ts'
import { openStudio, type StudioAccess } from '#src/features/news/server/drafts/studio-access.ts'
import { type GameData, GameDataError, readGameData } from '#src/game/server/season-files.ts'
import { findActivityFault, findConfigFault } from '#src/site/site-config-schema.ts'
import { activities, config as siteSettings } from '../../../../site.config.ts'
import { findConfigGap, findSettingGap } from './config-fit.ts'
import { outboxOf, sandboxGrantsOf } from './kept-messages.ts'
import type { LocalData } from './local-data.ts'
import { importSampleContent, reportLeft, type SampleContent, storeSampleContent } from './sample-content.ts'
import { openSiteKeys } from './site-keys.ts'

/** What the site sends messages and asks the game through. */
interface OutsideServices {
  mail: MailSender
  textMessages: TextMessageSender
  gamePlatform: GamePlatform
}

/** Everything that lives as long as the process: connections, game data, the thread for texts. */
export interface Runtime extends OutsideServices {
  config: Config
  log: Log
  /** Receives faults of caches in the data folder. */
  reportFileFault: ReportFileFault
  db: Db
  /** Connection address without a transaction pooler, for jobs and migrations. */
  directUrl: string
  notices: Notices
  /** Store of limits; null: the database. */
  redis: Redis | null
  gameData: () => GameData
  showText: ShowText
  doTextWork: DoTextWork
  privateData: PrivateData
  studio: StudioAccess
  /** Null without a campaign; a demonstration is none in production. */
  campaign: CampaignSettings | null
  projectRoot: string
  /** Reloads game data and sample articles; invalid ones leave the old in place. */
  reloadData(): Promise<void>
  stop(): Promise<void>
}

/** Runs a step of the start; a step over a second is reported with its duration. */
export type Progress = <T>(step: string, run: () => Promise<T>) => Promise<T>

export interface StartOptions {
  projectRoot: string
  localData: LocalData
  progress: Progress
  textWorker: TextWorker
  /** Sample content of the build; null: it is read from files. */
  readBuiltSamples: (() => Promise<SampleContent>) | null
}

/** Starts everything below the web server. Throws StartError or SettingError with one sentence for the operator. */
export async function startRuntime(config: Config, options: StartOptions): Promise<Runtime> {
  const fault =
    findConfigFault(siteSettings) ?? findActivityFault(activities) ?? findSettingGap(campaignFor(config), config)
  if (fault) throw new SettingError(fault)
  const gameData = loadGameData(options.projectRoot)
  const shutdown = new Shutdown()
  shutdown.add(() => options.textWorker.stop())
  try {
    return { ...(await startDatabase({ config, gameData, shutdown, ...options })), stop: () => shutdown.run() }
  } catch (error) {
    await shutdown.run()
    throw error
  }
}

interface DatabaseParts extends StartOptions {
  config: Config
  gameData: GameData
  shutdown: Shutdown
}

async function startDatabase(parts: DatabaseParts): Promise<Omit<Runtime, 'stop'>> {
  const { config, shutdown, projectRoot, localData, progress, textWorker, readBuiltSamples } = parts
  const { doTextWork } = textWorker
  let { gameData } = parts
  const log = createLog(config.logLevel)
  const reportFileFault = createFileFaultReport(log)
  if (localData.fault) reportFileFault(localData.fault)
  const postgres = await progress('Starting PostgreSQL', () => localData.postgres)
  const privateData = openSiteKeys(config)
  const url = postgres?.url ?? config.databaseUrl!
  const directUrl = postgres?.url ?? config.databaseDirectUrl!
  const { db, stop } = await progress('Migrating the database', () =>
    openDatabase({ url, directUrl, check: (db) => proveDataKeys(db, privateData) }, config, log),
  )
  shutdown.add(stop)
  const followSamples = async () =>
    reportLeft(log, await importSampleContent(db, { projectRoot, gameData, doTextWork }))
  const storeSamples = async () =>
    readBuiltSamples ? reportLeft(log, await storeSampleContent(db, await readBuiltSamples())) : followSamples()
  const campaign = campaignFor(config)
  if (campaign) await storeCampaign(db, campaign, privateData)
  const jobTables = makeJobTables(db, { url: directUrl, log })
  if (postgres) await progress('Storing the sample content', () => Promise.all([storeSamples(), jobTables]))
  await jobTables
  const services = openServices(config)
  shutdown.add(() => services.mail.close())
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, log)
  shutdown.add(() => redis?.disconnect())
  const notices = new Notices(directUrl, log)
  shutdown.add(() => notices.stop())
  const onFault = (error: Error) => log.error({ err: error }, 'a text could not be shown as it should')
  return {
    config,
    log,
    reportFileFault,
    db,
    redis,
    directUrl,
    notices,
    projectRoot,
    doTextWork,
    studio: openStudio(config, db),
    campaign,
    ...services,
    privateData,
    gameData: () => gameData,
    showText: createTextShow({ doTextWork, timeZone: siteSettings.timeZone, onFault }),
    reloadData: async () => {
      gameData = loadGameData(projectRoot)
      if (postgres) await followSamples()
    },
  }
}

function campaignFor({ production }: Config): CampaignSettings | null {
  const { campaign } = siteSettings
  return !campaign || (production && campaign.schedule === 'demonstration') ? null : campaign
}

async function storeCampaign(db: Db, campaign: CampaignSettings, privateData: PrivateData) {
  await insertCampaign(db, campaign)
  await insertDrawSecret(db, campaign, privateData)
}

/** Mails, text messages and the game: those of the operator, else kept in the data folder. */
const openServices = ({ smtp, smsRoutes, gamePlatformUrl, dataFolder }: Config): OutsideServices => ({
  mail: smtp ? openSmtp(smtp.url, smtp.from) : openOutbox(outboxOf(dataFolder)),
  textMessages: smsRoutes.length > 0 ? openTextMessages(smsRoutes) : openOutbox(outboxOf(dataFolder)),
  gamePlatform: gamePlatformUrl
    ? openHttpGamePlatform(gamePlatformUrl)
    : openSandboxGamePlatform(sandboxGrantsOf(dataFolder)),
})

function loadGameData(root: string): GameData {
  try {
    const data = readGameData(root)
    const gap = findConfigGap(siteSettings, data)
    if (gap) throw new SettingError(gap)
    return data
  } catch (error) {
    if (error instanceof GameDataError) throw new StartError(error.message)
    throw error
  }
}
