import { performance } from 'node:perf_hooks'
import { newsletterCalls } from '#src/features/newsletter/newsletter.contract.ts'
import { FormClient } from '../e2e/setup/peers/form-client.ts'
import { MailServer } from '../e2e/setup/peers/mail-server.ts'
import { newEmail } from '../e2e/setup/site/account-site.ts'
import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { report } from './setup/report.ts'

const people = 100
const forms = 600

/** Measures a crowd that signs in by codes at once through a mail server of 300 ms, alone and beside a flood of forms. */
export async function run(): Promise<void> {
  const mails = await MailServer.open()
  mails.delay = 300
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'news@encore.example', TRUSTED_PROXIES: 'loopback' }
  const site = await startSite({ ...settings, LOG_LEVEL: 'error', RATE_LIMIT: '100000000' })
  try {
    while ((await signIn(site.origin, mails)).status !== 303); // until the job tables are migrated
    const alone = await crowd(site.origin, mails)
    const flood = Array.from({ length: forms }, () =>
      new FormClient(site.origin).call(newsletterCalls.subscribe.path, { email: newEmail() }),
    )
    const beside = await crowd(site.origin, mails)
    await Promise.all(flood)
    const told = ({ signedIn, seconds }: Crowd) => `${signedIn} of ${people} in ${seconds.toFixed(1)} s`
    report(
      'letters',
      [
        { what: 'people who sign in at once', value: told(alone), must: 'all in 30 s', met: isMet(alone) },
        {
          what: `the same beside ${forms} newsletter forms`,
          value: told(beside),
          must: 'all in 30 s',
          met: isMet(beside),
        },
        { what: 'connections to the mail server', value: String(mails.connections) },
      ],
      { alone, beside },
    )
  } finally {
    await site.end()
    await mails.close()
    removeDataFolder(site.dataFolder)
  }
}

interface Crowd {
  signedIn: number
  /** Until the last was signed in. */
  seconds: number
}

const isMet = ({ signedIn, seconds }: Crowd): boolean => signedIn === people && seconds <= 30

async function crowd(origin: string, mails: MailServer): Promise<Crowd> {
  const from = performance.now()
  const all = await Promise.all(Array.from({ length: people }, () => signIn(origin, mails)))
  const signedIn = all.filter(({ status }) => status === 303).length
  return { signedIn, seconds: (performance.now() - from) / 1000 }
}

/** Asks for a code and enters it. Returns the last answer. */
async function signIn(origin: string, mails: MailServer): Promise<Response> {
  const [client, email] = [new FormClient(origin), newEmail()]
  const asked = await client.post('/auth/login/code?lang=en', { email, terms: 'yes' })
  if (asked.status !== 303) return asked
  const [code] = /\d{6}/.exec((await mails.arrival(email)).subject!)!
  return client.post('/auth/login/verify?lang=en', { code: code! })
}
