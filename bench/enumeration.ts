import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { databaseUrlOf, query } from '../e2e/setup/database/postgres.ts'
import { FormClient } from '../e2e/setup/peers/form-client.ts'
import { JsonServer } from '../e2e/setup/peers/json-server.ts'
import { MailServer } from '../e2e/setup/peers/mail-server.ts'
import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { newPhone } from './setup/campaign/issued-codes.ts'
import { type Figure, report } from './setup/report.ts'
import { withSpread } from './setup/statistics.ts'

const pairs = 100

/** Measures by turns how long a request for a code takes: for known and unknown addresses, then for phones. */
export async function run(): Promise<void> {
  const mails = await MailServer.open()
  const provider = await JsonServer.open({ status: 'accepted' })
  const site = await startSite({
    SMTP_URL: mails.url,
    MAIL_FROM: 'news@encore.example',
    SMS_URL: provider.url,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '100000000',
  })
  const forget = async () => {
    const tables = 'core_codes, core_limits, campaign_messages' // a second code within a minute is refused
    await query(databaseUrlOf(site.dataFolder), `truncate ${tables}`)
  }
  try {
    const addresses = Array.from({ length: pairs }, () => [newEmail(), newEmail()] as const)
    for (const [known] of addresses) await signIn(known, site.origin, mails)
    await forget()
    const byMail = await timesOf(addresses, (email) => askByMail(new FormClient(site.origin), email))
    const phones = Array.from({ length: pairs }, () => [newPhone(), newPhone()] as const)
    for (const [known] of phones) await register(known, site.origin, provider)
    await forget()
    const byPhone = await timesOf(phones, (phone) => askByPhone(new FormClient(site.origin), phone))
    report(
      'enumeration',
      [
        ...figuresOf('address with an account', 'address without one', byMail),
        ...figuresOf('phone that is registered', 'phone that is not', byPhone),
      ],
      { byMail, byPhone },
    )
  } finally {
    await site.end()
    await mails.close()
    provider.close()
    removeDataFolder(site.dataFolder)
  }
}

const newEmail = () => `${randomUUID()}@players.example`

const askByMail = async (client: FormClient, email: string): Promise<string> =>
  String((await client.post('/auth/login/code?lang=en', { email, terms: 'yes' })).status)

/** Requests a code. Returns the answer without its request's id. */
async function askByPhone(client: FormClient, phone: string): Promise<string> {
  const answer = await client.call(registrationCalls.requestPhoneCode.path, { region: 'TH', phone })
  return JSON.stringify({ ...answer, seq: null })
}

async function signIn(email: string, origin: string, mails: MailServer) {
  const client = new FormClient(origin)
  while ((await askByMail(client, email)) === '503') await wait(200) // the job tables are not migrated yet
  const [code] = /\d{6}/.exec((await mails.arrival(email)).subject!)!
  await client.post('/auth/login/verify?lang=en', { code: code! })
}

async function register(phone: string, origin: string, provider: JsonServer) {
  const client = new FormClient(origin)
  await askByPhone(client, phone)
  const [code] = /\d{6}/.exec(JSON.parse(provider.requests.at(-1)!.body).text)!
  const entry = { region: 'TH', phone, code: code!, terms: true }
  const answer = await client.call(registrationCalls.preRegister.path, entry)
  if (answer.code !== 0) throw new Error(`A phone is not registered: ${JSON.stringify(answer)}`)
}

interface Times {
  /** Milliseconds. */
  known: number[]
  unknown: number[]
  /** The different answers. */
  answers: string[]
}

/** Requests codes for the known and the unknown one of each pair, in changing order. */
async function timesOf(subjects: (readonly [string, string])[], ask: (subject: string) => Promise<string>) {
  const [times, answers]: [Pick<Times, 'known' | 'unknown'>, Set<string>] = [{ known: [], unknown: [] }, new Set()]
  for (const [index, [known, unknown]] of subjects.entries()) {
    const inTurn = [['known', known] as const, ['unknown', unknown] as const]
    for (const [which, subject] of index % 2 ? inTurn : inTurn.reverse()) {
      const from = performance.now()
      answers.add(await ask(subject))
      times[which].push(performance.now() - from)
    }
  }
  return { ...times, answers: [...answers] }
}

function figuresOf(ofKnown: string, ofUnknown: string, times: Times): Figure[] {
  const [known, unknown] = [intervalOf(times.known), intervalOf(times.unknown)]
  const overlap = known.low <= unknown.high && unknown.low <= known.high
  const { length: answers } = times.answers
  return [
    { what: `requesting a code, ${ofKnown}, ms`, value: spreadOf(known, times.known) },
    { what: `${ofUnknown}, ms`, value: spreadOf(unknown, times.unknown) },
    { what: '95 % intervals of the means overlap', value: String(overlap), must: 'true', met: overlap },
    { what: 'different answers', value: String(answers), must: '1', met: answers === 1 },
  ]
}

/** Mean with its 95 % interval: 1.98 standard errors (Student's t, 99 degrees of freedom). */
function intervalOf(values: number[]) {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
  const margin = 1.98 * Math.sqrt(variance / values.length)
  return { mean, low: mean - margin, high: mean + margin }
}

const spreadOf = ({ mean, low, high }: ReturnType<typeof intervalOf>, values: number[]): string =>
  `${mean.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)}), median ${withSpread(values)}`
