import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseUrlOf, query } from '../e2e/setup/database/postgres.ts'
import { FormClient } from '../e2e/setup/peers/form-client.ts'
import { MailServer } from '../e2e/setup/peers/mail-server.ts'
import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { report } from './setup/report.ts'
import { withSpread } from './setup/statistics.ts'

const pairs = 100

/** Measures by turns how long a request for a code takes, for addresses with and without an account. */
export async function run(): Promise<void> {
  const mails = await MailServer.open()
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'news@encore.example', TRUSTED_PROXIES: 'loopback' }
  const site = await startSite({ ...settings, LOG_LEVEL: 'error', RATE_LIMIT: '100000000' })
  const database = databaseUrlOf(site.dataFolder)
  const addresses = Array.from({ length: pairs }, () => [newEmail(), newEmail()] as const)
  try {
    for (const [known] of addresses) await signIn(known, site.origin, mails)
    await query(database, 'delete from core_codes') // a second code within a minute is refused
    await query(database, 'delete from core_limits')
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const [index, [known, unknown]] of addresses.entries()) {
      const inTurn = [['known', known] as const, ['unknown', unknown] as const]
      for (const [which, email] of index % 2 ? inTurn : inTurn.reverse()) {
        const from = performance.now()
        const status = await ask(new FormClient(site.origin), email)
        times[which].push(performance.now() - from)
        if (status !== 303) throw new Error(`Asking for a code was answered with ${status}`)
      }
    }
    const [known, unknown] = [intervalOf(times.known), intervalOf(times.unknown)]
    const overlap = known.low <= unknown.high && unknown.low <= known.high
    report(
      'enumeration',
      [
        { what: 'asking for a code, address with an account, ms', value: told(known, times.known) },
        { what: 'address without one, ms', value: told(unknown, times.unknown) },
        { what: '95 % intervals of the means overlap', value: String(overlap), must: 'true', met: overlap },
      ],
      times,
    )
  } finally {
    await site.end()
    await mails.close()
    removeDataFolder(site.dataFolder)
  }
}

const newEmail = () => `${randomUUID()}@players.example`

const ask = async (client: FormClient, email: string): Promise<number> =>
  (await client.post('/auth/login/code?lang=en', { email, terms: 'yes' })).status

async function signIn(email: string, origin: string, mails: MailServer) {
  const client = new FormClient(origin)
  while ((await ask(client, email)) === 503) await wait(200) // the job tables are not migrated yet
  const [code] = /\d{6}/.exec((await mails.arrival(email)).subject!)!
  await client.post('/auth/login/verify?lang=en', { code: code! })
}

/** Mean with its 95 % interval: 1.98 standard errors (Student's t, 99 degrees of freedom). */
function intervalOf(values: number[]) {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
  const margin = 1.98 * Math.sqrt(variance / values.length)
  return { mean, low: mean - margin, high: mean + margin }
}

const told = ({ mean, low, high }: ReturnType<typeof intervalOf>, values: number[]): string =>
  `${mean.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)}), median ${withSpread(values)}`
