import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { query } from '../e2e/setup/database/postgres.ts'
import { MailServer } from '../e2e/setup/peers/mail-server.ts'
import { encore } from '../e2e/setup/site/encore.ts'
import { production, removeDataFolder, root } from '../e2e/setup/site/site.ts'
import { atLeast, mustBeNone, secondsOf, timesOf } from './setup/kills/figures.ts'
import { killPostgres, superviseSite } from './setup/kills/supervised.ts'
import { WritingVisitors } from './setup/kills/writing-visitors.ts'
import { type Figure, report } from './setup/report.ts'
import { insertSessions } from './setup/sessions.ts'

/** Of each seven kills two hit PostgreSQL. */
const [kills, killsOfShort] = [70, 7]
const hitsPostgres = (kill: number) => kill % 7 === 2 || kill % 7 === 5
/** Milliseconds between a recovery and the next kill. */
const pause = { least: 3000, most: 5000 }
/** More than are liked in a run. */
const accounts = 4000

/** Kills the site and its external PostgreSQL under writes and letters; with `/short` a tenth as often. */
export async function run(parts: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-kills-'))
  const postgres = await startEmbeddedPostgres(folder) // starts it again after each kill
  const mails = await MailServer.open()
  mails.delay = 100
  const port = String(await freePort())
  const site = await superviseSite({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'site'),
    PORT: port,
    SMTP_URL: mails.url,
    MAIL_FROM: production.MAIL_FROM,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  })
  try {
    const tokens = await insertSessions(postgres.url, accounts)
    await encore(`content import ${join(root, 'content/articles')}`, { DATABASE_URL: postgres.url })
    const rows = await query(postgres.url, 'select content_id as id from news_articles where published_at <= now()')
    const articles = rows.map(({ id }) => id!)
    const visitors = new WritingVisitors(`http://localhost:${port}`, tokens, articles)
    const from = performance.now()
    visitors.start()
    const seconds: Seconds = { site: [], postgres: [] }
    for (let kill = 0; kill < (parts.includes('/short') ? killsOfShort : kills); kill++) {
      await wait(randomInt(pause.least, pause.most))
      const victim = hitsPostgres(kill) ? 'postgres' : 'site'
      if (victim === 'site') site.kill()
      else killPostgres(folder)
      seconds[victim].push(await secondsOf(visitors.untilWriting()))
      await query(postgres.url, 'delete from core_limits') // applications of all visitors are limited
    }
    await visitors.stop()
    const took = (performance.now() - from) / 1000
    const up = took - [...seconds.site, ...seconds.postgres].reduce((sum, each) => sum + each, 0)
    const letters = mails.all.length / took
    await untilJobsAreDone(postgres.url)
    const stored = await findStored(postgres.url)
    const figures = [
      ...timesOf('site', seconds.site),
      ...timesOf('database', seconds.postgres),
      mustBeNone('ends of the process by itself', site.ownEnds()),
      atLeast('acknowledged writes a second while the site writes', visitors.acknowledged / up, 190),
      ...writesOf(visitors, stored),
      atLeast('letters a second', letters, 5),
      ...lettersOf(visitors, mails, stored),
    ]
    const { likes, ...counts } = stored
    report('kills', figures, { took, up, seconds, acknowledged: visitors.acknowledged, likes: likes.size, ...counts })
  } finally {
    await site.stop()
    await mails.close()
    await postgres.stop()
    removeDataFolder(folder)
  }
}

interface Seconds {
  site: number[]
  postgres: number[]
}

interface Stored {
  likes: Set<string>
  subscriptions: number
  confirmations: number
  codes: number
  /** Confirmations that `newsletter interrupted` lists. */
  listed: number
  /** Codes whose letter was cut off. */
  failedCodes: number
}

/** Compares what was acknowledged with what is stored. */
function writesOf(visitors: WritingVisitors, stored: Stored): Figure[] {
  const lost = [...visitors.likes].filter((like) => !stored.likes.has(like)).length
  const doubled = [...stored.likes].filter((like) => !visitors.likes.has(like)).length
  const { size: applied } = visitors.applications
  return [
    mustBeNone(`likes lost, of ${visitors.likes.size}`, lost),
    mustBeNone('likes that were taken back and are stored', doubled),
    mustBeNone(`newsletter applications lost, of ${applied}`, Math.max(0, applied - stored.subscriptions)),
    mustBeNone('newsletter applications doubled', Math.max(0, stored.confirmations - applied)),
    mustBeNone(`codes lost, of ${visitors.codes.size}`, Math.max(0, visitors.codes.size - stored.codes)),
  ]
}

function lettersOf({ applications, codes }: WritingVisitors, mails: MailServer, stored: Stored): Figure[] {
  const letters = new Map<string, number>()
  for (const { to } of mails.all) {
    const address = [to].flat()[0]!.text
    letters.set(address, (letters.get(address) ?? 0) + 1)
  }
  const missing = (addresses: Set<string>) => [...addresses].filter((address) => !letters.has(address)).length
  return [
    mustBeNone('letters that arrived twice', [...letters.values()].filter((times) => times > 1).length),
    { what: 'confirmations cut off, listed by `newsletter interrupted`', value: String(stored.listed) },
    mustBeNone('confirmations neither arrived nor listed', Math.max(0, missing(applications) - stored.listed)),
    { what: 'codes cut off', value: String(stored.failedCodes) },
    mustBeNone('codes neither arrived nor cut off', Math.max(0, missing(codes) - stored.failedCodes)),
  ]
}

/** Waits for jobs under way and those that are tried again. */
async function untilJobsAreDone(url: string) {
  const waiting = `select 1 from graphile_worker.jobs
    where task_identifier in ('apply_for_newsletter', 'send_newsletter_mail', 'send_sign_in_code') limit 1`
  while ((await query(url, waiting)).length > 0) await wait(500)
}

async function findStored(url: string): Promise<Stored> {
  const likes = await query(
    url,
    `select encode(token_digest, 'hex') || ' ' || content_id as like
     from news_likes join account_sessions on user_id = account_id`,
  )
  const [counts] = await query(
    url,
    `select (select count(*) from newsletter_subscriptions) as subscriptions,
       (select count(*) from newsletter_mails) as confirmations,
       (select count(*) from core_codes) as codes,
       (select count(*) from core_codes where failed_at is not null) as failed_codes`,
  )
  return {
    likes: new Set(likes.map(({ like }) => like!)),
    subscriptions: Number(counts!.subscriptions),
    confirmations: Number(counts!.confirmations),
    codes: Number(counts!.codes),
    listed: await countListed(url),
    failedCodes: Number(counts!.failed_codes),
  }
}

/** Letters that the command lists; it waits two minutes for those under way, which here are none. */
async function countListed(url: string): Promise<number> {
  await query(url, `update newsletter_mails set begun_at = begun_at - interval '2 minutes' where sent_at is null`)
  const { said } = await encore('newsletter interrupted', { DATABASE_URL: url })
  return Number(/^confirmations: (\d+)/m.exec(said)?.[1] ?? 0)
}
