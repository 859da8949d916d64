import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Answer, Call } from '#src/core/call.ts'
import { askInProcess, bindCalls, type Sender } from '#src/core/server/calls/handle.ts'
import { makeJobTables } from '#src/core/server/jobs/jobs.ts'
import type { GamePlatform } from '#src/core/server/outside/game-platform.ts'
import type { Mail } from '#src/core/server/outside/mail.ts'
import type { TextMessage } from '#src/core/server/outside/text-messages.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { openPrivateData, type PrivateData } from '#src/core/server/secrets/private-data.ts'
import { openCaptchas } from '#src/features/account/server/captchas/captchas.ts'
import type { CampaignPhase } from '#src/features/campaign/campaign.rules.ts'
import type { CampaignSettings } from '#src/features/campaign/campaign-settings.rules.ts'
import { insertCampaign, updateDemonstration } from '#src/features/campaign/server/campaigns.store.ts'
import { drawHandlers } from '#src/features/campaign/server/draws/draw.handlers.ts'
import { insertDrawSecret } from '#src/features/campaign/server/draws/draw-secrets.store.ts'
import { noticeTasks } from '#src/features/campaign/server/notices/notices.jobs.ts'
import { noticeTask } from '#src/features/campaign/server/notices/notices.store.ts'
import { recipientHandlers } from '#src/features/campaign/server/recipients/recipients.handlers.ts'
import { openPhoneCodes, phoneCodeTask } from '#src/features/campaign/server/registration/phone-codes.ts'
import { registrationHandlers } from '#src/features/campaign/server/registration/registration.handlers.ts'
import { phoneCodeTasks } from '#src/features/campaign/server/registration/registration.jobs.ts'
import { rewardHandlers } from '#src/features/campaign/server/rewards/rewards.handlers.ts'
import { grantTasks } from '#src/features/campaign/server/rewards/rewards.jobs.ts'
import { squadHandlers } from '#src/features/campaign/server/squads/squads.handlers.ts'
import { config } from '../../../site.config.ts'
import { createDatabase, query } from './postgres.ts'

export interface Visitor {
  browser: Buffer
  userId: string | null
  /** IP address. */
  address: string
  idempotencyKey?: string
  /** Whether the session's owner was not confirmed lately. */
  isUnconfirmed?: boolean
}

/** A browser, by default in a network of its own. */
export const newVisitor = (parts: Partial<Visitor> = {}): Visitor => ({
  browser: randomBytes(32),
  userId: null,
  address: [10, ...randomBytes(3)].join('.'),
  ...parts,
})

type AskAs = <C extends Call>(visitor: Visitor, call: C, input: v.InferInput<C['input']>) => Promise<Answer<C>>

/** A campaign in a database of its own, with its calls; jobs run when a test asks for them. */
export interface CampaignSite {
  db: Db
  url: string
  campaign: CampaignSettings
  privateData: PrivateData
  ask: AskAs
  /** Messages that the job has sent, the newest last. */
  messages: TextMessage[]
  /** Sends the messages that wait. */
  sendMessages(): Promise<void>
  /** Grants the rewards that wait. */
  grantRewards(): Promise<void>
  /** Mails that the job has sent, the newest last. */
  mails: Mail[]
  /** Sends the notices about prizes that wait. */
  sendNotices(): Promise<void>
  enter(phase: CampaignPhase): Promise<void>
  newUser(): Promise<string>
  /** A signed-in account with a registered phone and a bound character, past the calls. */
  newBound(): Promise<Visitor & { userId: string; registrationId: string }>
}

interface CampaignSiteParts {
  settings?: Partial<CampaignSettings>
  gamePlatform?: GamePlatform
  /** Newest first. */
  keys?: string[]
}

const noPlatform: GamePlatform = { listCharacters: async () => [], grant: async () => undefined }
const log = createLog('silent')

export async function openCampaignSite(serverUrl: string, parts: CampaignSiteParts = {}): Promise<CampaignSite> {
  const url = await createDatabase(serverUrl)
  const db = openDb(url, { pool: 20, namedStatements: true })
  await makeJobTables(db, { url, log })
  const campaign = { ...config.campaign!, ...parts.settings }
  await insertCampaign(db, campaign)
  const instance = openInstance(db, campaign, parts)
  await insertDrawSecret(db, campaign, instance.privateData)
  return { ...instance, db, url, campaign, ...changesOf(db, campaign) }
}

/** A further instance of the site on the same database. */
export function openInstance(
  db: Db,
  campaign: CampaignSettings,
  { gamePlatform = noPlatform, keys = ['test'] }: CampaignSiteParts,
) {
  const privateData = openPrivateData(
    new Map(keys.map((name) => [name, [`${name}-secret-of-this-test-alone-32-chars`]])),
  )
  const stores = { db, redis: null, privateData, notices: { untilHeard: async () => undefined } }
  const current = new Map<Sender, Visitor>()
  const browserOf = (sender: Sender) => current.get(sender)!.browser
  const codes = openPhoneCodes(stores, campaign)
  const confirmations = { isDue: async ({ sender }: { sender: Sender }) => current.get(sender)!.isUnconfirmed === true }
  const calls = bindCalls([
    registrationHandlers({
      ...stores,
      campaign,
      codes,
      captchas: openCaptchas(stores),
      countRefused: () => undefined,
      browsers: { browserOf, knownBrowserOf: browserOf },
    }),
    rewardHandlers({
      ...stores,
      campaign,
      confirmations,
      gamePlatform,
      gameAccountOf: async (userId) => ({ identities: [{ channel: 1, subject: `${userId}@example.com` }] }),
    }),
    squadHandlers({
      ...stores,
      campaign,
      browsers: { browserOf, knownBrowserOf: browserOf },
      namesOf: async (userIds) => new Map(userIds.map((id) => [id, `Player ${id.slice(0, 4)}`])),
    }),
    drawHandlers({ ...stores, campaign, projectRoot: process.cwd() }),
    recipientHandlers({ ...stores, campaign, confirmations }),
  ])
  const messages: TextMessage[] = []
  const mails: Mail[] = []
  const tasks = {
    ...phoneCodeTasks({
      db,
      log,
      privateData,
      campaign,
      textMessages: { send: async (each) => void messages.push(each) },
    }),
    ...grantTasks({ db, log, gamePlatform }),
    ...noticeTasks({
      ...{ db, log, campaign, origin: () => 'https://encore.example' },
      mail: { send: async (each) => void mails.push(each), close: () => undefined },
      contactOf: async (userId) => ({ emails: [`${userId}@players.example`], language: 'en' }),
    }),
  }
  const ask: AskAs = async (visitor, call, input) => {
    const sender = { address: visitor.address, cookie: () => undefined } as unknown as Sender
    current.set(sender, visitor)
    const findAccount = async () => (visitor.userId === null ? null : { id: visitor.userId })
    const { idempotencyKey } = visitor
    const ctx = { language: 'en' as const, test: false, sender, findAccount, idempotencyKey, seq: randomUUID() }
    return askInProcess(ctx, calls)(call, input)
  }
  return {
    privateData,
    ask,
    messages,
    mails,
    sendNotices: async () => {
      const { rows } = await sql<{ payload: object }>`
        with taken as (
          delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
          where tasks.id = task_id and identifier = ${noticeTask} returning jobs.id, payload
        )
        select payload from taken order by id`.execute(db)
      for (const { payload } of rows) await tasks[noticeTask]!(payload)
    },
    sendMessages: async () => {
      const { rows } = await db.executeQuery<{ code_id: string }>(
        db.selectFrom('core_codes').select('code_id').where('begun_at', 'is', null).orderBy('asked_at').compile(),
      )
      for (const { code_id: code } of rows) await tasks[phoneCodeTask]!({ code })
    },
    grantRewards: async () => {
      const rows = await db
        .selectFrom('campaign_claims')
        .select('claim_id')
        .where('state', 'in', ['requested', 'sent'])
        .execute()
      for (const { claim_id: claim } of rows) await tasks.grant_campaign_reward!({ claim })
    },
  }
}

function changesOf(db: Db, campaign: CampaignSettings): Pick<CampaignSite, 'enter' | 'newUser' | 'newBound'> {
  const newUser = async () => {
    const { user_id: id } = await db
      .insertInto('account_users')
      .defaultValues()
      .returning('user_id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    enter: async (phase: CampaignPhase) => void (await updateDemonstration(db, campaign.id, phase)),
    newUser,
    newBound: async () => {
      const userId = await newUser()
      const registrationId = randomUUID()
      const visitor = newVisitor()
      const known = { registration_id: registrationId, campaign_id: campaign.id, user_id: userId, region: 'TH' }
      await db
        .insertInto('campaign_registrations')
        .values({ ...known, phone_sealed: 'sealed', browser_digest: visitor.browser })
        .execute()
      await db
        .insertInto('campaign_bindings')
        .values({ ...known, character_id: registrationId, name_sealed: 'sealed' })
        .execute()
      return { ...visitor, userId, registrationId }
    },
  }
}

/** The code of the newest message to a number. */
export const codeIn = (messages: TextMessage[], to: string): string =>
  /\d{6}/.exec(messages.findLast((each) => each.to === to)!.text)![0]

export { query }
