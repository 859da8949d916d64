import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { newsletterCalls } from '#src/features/newsletter/newsletter.contract.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, enter, newEmail } from './setup/site/account-site.ts'
import { runCommand } from './setup/site/run-command.ts'

let site: AccountSite
const metricsPort = String(await freePort())
beforeAll(async () => {
  site = await AccountSite.open({ METRICS_PORT: metricsPort, LOG_LEVEL: 'info' })
  site.mails.delay = 300
})
afterAll(() => site.close())

const subscribe = () => new FormClient(site.origin).call(newsletterCalls.subscribe.path, { email: newEmail() })

/** Signs in as somebody new. Returns the last status. */
async function signIn(): Promise<number> {
  const [client, email] = [new FormClient(site.origin), newEmail()]
  const asked = await askForCode(client, email)
  if (asked.status !== 303) return asked.status
  return (await enter(client, await site.codeTo(email))).status
}

test('codes pass letters of the newsletter that wait for a slow mail server, on kept connections', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, subscribe))
  for (const answer of answers) expect(answer).toMatchObject({ code: 0 })
  expect(await signIn()).toBe(303)
  expect(site.mails.all.length).toBeLessThan(60)
  expect(await Promise.all(Array.from({ length: 40 }, signIn))).toEqual(Array(40).fill(303))
  expect(site.mails.connections).toBeLessThanOrEqual(23) // not one for each letter
})

test('letters of all readers are bounded, and one that was begun and cut off is listed, and sent again on demand', async () => {
  const email = newEmail()
  const ask = (address: string) => new FormClient(site.origin).call(newsletterCalls.subscribe.path, { email: address })
  await ask(email)
  await site.mails.arrival(email)
  const latest = 'id = (select id from newsletter_mails order by made_at desc limit 1)'
  await expect
    .poll(() => query(site.url, `select 1 from newsletter_mails where sent_at is not null and ${latest}`))
    .toHaveLength(1)
  await query(
    site.url,
    `update newsletter_mails set begun_at = now() - interval '3 minutes', sent_at = null where ${latest}`,
  )
  const interrupted = async (option = '') =>
    (await runCommand(`newsletter interrupted ${option}`, { DATABASE_URL: site.url })).said
  expect(await interrupted()).toMatch(/^confirmations: 1 since 2/m)
  await interrupted('--send-again')
  await site.mails.arrival(email, 2)
  await expect.poll(interrupted, { timeout: 30_000 }).toBe('No message was cut off.\n')
  await query(site.url, "update core_limits set counted = 600 where key = 'newsletter:all'")
  expect(await ask(newEmail())).toMatchObject({ code: 400029 })
})

test('failed sign-ins and waiting letters are counted and logged, and no line says whose they are', async () => {
  const [client, email] = [new FormClient(site.origin, '198.51.100.23'), newEmail()]
  await askForCode(client, email)
  const wrong = String((Number(await site.codeTo(email)) + 1) % 1_000_000).padStart(6, '0')
  await enter(client, wrong)
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(figures).toContain('encore_security_events_total{event="code_wrong"} 1')
  expect(figures).toMatch(/^encore_letters_waiting \d+$/m)
  expect(figures).toMatch(/^encore_letter_wait_seconds \d/m)
  const line = site.sites[0]!.output()
    .split('\n')
    .find((each) => each.includes('"event":"code_wrong"'))!
  expect(line).toMatch(/"network":"[0-9a-f]{12}"/)
  expect(line).not.toMatch(/198\.51|players\.example|email/)
})
