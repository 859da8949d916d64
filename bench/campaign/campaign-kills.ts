import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { FormClient } from '../../e2e/setup/peers/form-client.ts'
import { newEmail } from '../../e2e/setup/site/account-site.ts'
import { encore } from '../../e2e/setup/site/encore.ts'
import { production, removeDataFolder } from '../../e2e/setup/site/site.ts'
import { CampaignPlayers } from '../setup/campaign/players.ts'
import { UnsteadyGame } from '../setup/campaign/unsteady-game.ts'
import { UnsteadyProvider } from '../setup/campaign/unsteady-provider.ts'
import { mustBeNone, secondsOf, timesOf } from '../setup/kills/figures.ts'
import { killPostgres, type SupervisedSite, superviseSite } from '../setup/kills/supervised.ts'
import { type Figure, report } from '../setup/report.ts'
import { digestOf, insertSessions } from '../setup/sessions.ts'

/** Kills while players register and bind, and as many while they claim; every third hits PostgreSQL. */
const killsOfPart = 15
/** Milliseconds between a recovery and the next kill. */
const pause = { least: 2000, most: 4000 }
/** More than come in a run. */
const accounts = 300

/** Kills the site and its PostgreSQL during registrations and claims; with `/short` a fifth as often. */
export async function run(parts: string[]): Promise<void> {
  const kills = parts.includes('/short') ? killsOfPart / 5 : killsOfPart
  const folder = mkdtempSync(join(tmpdir(), 'encore-kills-'))
  const postgres = await startEmbeddedPostgres(folder) // starts it again after each kill
  const [provider, game] = [await UnsteadyProvider.open(), await UnsteadyGame.open()]
  const port = String(await freePort())
  const site = await superviseSite({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'site'),
    PORT: port,
    SMS_URL: provider.url,
    GAME_PLATFORM_URL: game.url,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  })
  const killing: Killing = {
    site,
    folder,
    players: new CampaignPlayers(`http://localhost:${port}`, provider),
    seconds: { site: [], postgres: [] },
  }
  const { players, seconds } = killing
  try {
    players.start(await insertAccounts(postgres.url))
    await killInTurn(killing, kills)
    await players.stop()
    await untilJobsAreDone(postgres.url)
    const registered = await findRegistered(postgres.url, `http://localhost:${port}`)
    await encore('campaign rehearse rewards', { DATABASE_URL: postgres.url })
    const claiming = players.claimAll()
    await killInTurn(killing, kills)
    await claiming
    await untilJobsAreDone(postgres.url)
    const claimed = await findClaimed(postgres.url)
    report(
      'campaign-kills',
      [
        ...timesOf('site', seconds.site),
        ...timesOf('database', seconds.postgres),
        mustBeNone('ends of the process by itself', site.ownEnds()),
        ...registrationsOf(players, registered),
        mustBeNone(
          'messages that arrived twice',
          [...provider.deliveries.values()].filter((times) => times > 1).length,
        ),
        { what: 'players without a message in three requests', value: String(players.gaveUp) },
        ...claimsOf(players, game, claimed),
      ],
      { kills: 2 * kills, seconds, messages: provider.deliveries.size, ...registered, ...claimed },
    )
  } finally {
    await site.stop()
    provider.close()
    game.close()
    await postgres.stop()
    removeDataFolder(folder)
  }
}

interface Killing {
  site: SupervisedSite
  folder: string
  players: CampaignPlayers
  seconds: { site: number[]; postgres: number[] }
}

async function killInTurn({ site, folder, players, seconds }: Killing, kills: number) {
  for (let kill = 0; kill < kills; kill++) {
    await wait(randomInt(pause.least, pause.most))
    const victim = kill % 3 === 1 ? 'postgres' : 'site'
    if (victim === 'site') site.kill()
    else killPostgres(folder)
    seconds[victim].push(await secondsOf(players.untilCounting(campaignCalls.getReserveNumber.path)))
  }
}

/** Inserts accounts that sign in by e-mail. Returns the tokens of their sessions. */
async function insertAccounts(database: string): Promise<string[]> {
  const [name, secret] = production.DATA_KEYS.split(':') as [string, string]
  const privateData = openPrivateData(new Map([[name, [secret]]]))
  const tokens = await insertSessions(database, accounts)
  const emails = tokens.map(() => newEmail())
  await query(
    database,
    `insert into account_identities (channel, subject_digest, subject_sealed, user_id)
     select 1, digest, sealed, user_id
     from unnest($1::bytea[], $2::bytea[], $3::text[]) as given (token, digest, sealed)
       join account_sessions on token_digest = token`,
    [tokens.map(digestOf), emails.map(digestOf), await Promise.all(emails.map(privateData.seal))],
  )
  return tokens
}

/** Waits for jobs under way and those that are tried again. */
async function untilJobsAreDone(url: string) {
  const waiting = `select 1 from graphile_worker.jobs
    where task_identifier in ('send_phone_code', 'grant_campaign_reward') limit 1`
  while ((await query(url, waiting)).length > 0) await wait(500)
}

interface Registered {
  /** The count on the page. */
  shown: number
  stored: number
  phones: number
  bindings: number
}

async function findRegistered(database: string, origin: string): Promise<Registered> {
  const { data } = await new FormClient(origin).call(campaignCalls.getReserveNumber.path, {})
  const [counts] = await query(
    database,
    `select (select count(*) from campaign_registrations where cancelled_at is null) as stored,
       (select count(*) from campaign_phones) as phones, (select count(*) from campaign_bindings) as bindings`,
  )
  const { stored, phones, bindings } = counts!
  const { reserve_num: shown } = data as { reserve_num: number }
  return { shown, stored: Number(stored), phones: Number(phones), bindings: Number(bindings) }
}

/** Compares what was acknowledged with what is stored. */
function registrationsOf({ registered, cancelled, bound }: CampaignPlayers, is: Registered): Figure[] {
  const active = registered.size - cancelled.size
  const distance = (one: number, other: number) => Math.abs(one - other)
  return [
    mustBeNone(`count on the page less registrations, of ${active}`, distance(is.shown, active)),
    mustBeNone('stored registrations less acknowledged ones', distance(is.stored, active)),
    mustBeNone(`phones less acknowledged ones, of ${registered.size}`, distance(is.phones, registered.size)),
    mustBeNone(`bindings less acknowledged ones, of ${bound}`, distance(is.bindings, bound)),
  ]
}

interface Claimed {
  claims: number
  granted: number
}

async function findClaimed(database: string): Promise<Claimed> {
  const [counts] = await query(
    database,
    `select count(*) as claims, count(*) filter (where state = 'granted') as granted from campaign_claims`,
  )
  return { claims: Number(counts!.claims), granted: Number(counts!.granted) }
}

function claimsOf({ bound }: CampaignPlayers, game: UnsteadyGame, { claims, granted }: Claimed): Figure[] {
  const rewards = [...game.grants.values()]
  return [
    { what: `rewards claimed by ${bound} players`, value: String(claims) },
    mustBeNone('claims that are not granted', claims - granted),
    mustBeNone('grants of the game less claims', Math.abs(rewards.length - claims)),
    mustBeNone('rewards granted twice', rewards.length - new Set(rewards).size),
    mustBeNone('keys that came with another reward', game.reusedKeys),
    mustBeNone('rewards of a player that are missing', claims % Math.max(1, bound)),
  ]
}
