import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { networkKeyOf } from '#src/core/server/http/network.ts'
import { openCaptcha } from '#src/core/server/outside/captcha.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { captchaCalls } from '#src/features/account/captcha.contract.ts'
import { type CaptchaAction, captchaLasts } from '#src/features/account/captcha.rules.ts'
import { busyNetwork, challengeFor, earnTicket, solved } from './setup/browser/captchas.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient, newNetwork } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, enter, newEmail } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({}, 2)
})
afterAll(() => site.close())
beforeEach(() => query(site.url, 'delete from account_code_entries'))

const ask = async (client: FormClient, more: Record<string, string> = {}) =>
  (await askForCode(client, newEmail(), more)).status
const beGuest = (client: FormClient, more: Record<string, string> = {}) =>
  client.post('/auth/login/guest?lang=en', { terms: 'yes', ...more })

/** Requests a code with a ticket. */
async function answerTo(client: FormClient, captcha: string) {
  const response = await askForCode(client, newEmail(), { captcha })
  return { status: response.status, text: await response.text() }
}

/** Enters wrong codes for a code that was sent. */
async function guess(client: FormClient, times: number) {
  const email = newEmail()
  await askForCode(client, email)
  const wrong = String((Number(await site.codeTo(email)) + 1) % 1_000_000).padStart(6, '0')
  for (let time = 0; time < times; time++) await enter(client, wrong)
}

describe('a captcha of one network', () => {
  test('is due from the fourth act in ten minutes, whichever instance, browser and act', async () => {
    const network = newNetwork()
    const clients = [site.origin, site.otherOrigin].map((origin) => new FormClient(origin, network))
    const [one, other] = clients as [FormClient, FormClient]
    expect(await Promise.all(clients.map((client) => challengeFor(client, 'code')))).toEqual([null, null])
    expect([await ask(one), (await beGuest(other)).status, await ask(other)]).toEqual([303, 303, 303])
    for (const client of clients) {
      expect(await challengeFor(client, 'guest')).not.toBeNull()
      expect([await ask(client), (await beGuest(client)).status]).toEqual([429, 429])
    }
    expect(await ask(new FormClient(site.otherOrigin, network))).toBe(429)
    expect(await challengeFor(new FormClient(site.origin), 'code')).toBeNull() // from another network
    await query(site.url, "update core_limits set ends_at = now() where key like 'captcha-acts:%'")
    expect(await challengeFor(other, 'code')).toBeNull()
    expect(await ask(other)).toBe(303)
  })

  test('is due from the fourth of ten acts at one moment, over two instances', async () => {
    const network = newNetwork()
    const acts = Array.from({ length: 10 }, (_, index) => ask(new FormClient(site.sites[index % 2]!.origin, network)))
    expect((await Promise.all(acts)).sort()).toEqual([303, 303, 303, ...Array(7).fill(429)])
  })

  test('is due after three wrong codes, at another instance and in another browser as well', async () => {
    const network = newNetwork()
    const stranger = new FormClient(site.otherOrigin, network)
    const client = new FormClient(site.origin, network)
    await guess(client, 2)
    expect(await challengeFor(stranger, 'code')).toBeNull()
    await guess(client, 1)
    expect(await challengeFor(stranger, 'code')).not.toBeNull()
    expect((await beGuest(stranger)).status).toBe(429)
    await query(site.url, "update account_code_entries set since = since - interval '1 hour'")
    await query(site.url, "update core_limits set ends_at = now() where key like 'captcha-acts:%'")
    expect(await challengeFor(stranger, 'code')).toBeNull()
  })

  test('lets an act through once for each that is solved', async () => {
    const client = new FormClient(site.origin, await busyNetwork(site.origin))
    expect(await ask(client, await earnTicket(client, 'code'))).toBe(303)
    expect(await ask(client)).toBe(429)
    expect((await beGuest(client, await earnTicket(client, 'guest'))).status).toBe(303)
  })
})

describe('a captcha of all', () => {
  test('is due while more than three of ten codes are wrong, over all instances, and not any more when that is over', async () => {
    const stranger = () => challengeFor(new FormClient(site.otherOrigin), 'code')
    for (const times of [3, 3, 3, 3, 3, 3, 1]) await guess(new FormClient(site.origin), times)
    expect(await stranger()).toBeNull()
    await guess(new FormClient(site.otherOrigin), 1)
    expect(await stranger()).not.toBeNull()
    expect(await ask(new FormClient(site.origin))).toBe(429)
    const guest = await beGuest(new FormClient(site.origin))
    expect([guest.status, guest.headers.get('retry-after')]).toEqual([429, '300'])
    expect(await guest.text()).toContain('Please try again in 5 minutes.')
    await query(site.url, "update account_code_entries set since = since - interval '4 minutes'")
    expect(await stranger()).not.toBeNull()
    await query(site.url, "update account_code_entries set since = since - interval '1 minute'")
    expect(await stranger()).toBeNull()
    expect(await ask(new FormClient(site.origin))).toBe(303)
  })

  test('is not due for what the networks of one customer do', async () => {
    for (let part = 0; part < 8; part++) await guess(new FormClient(site.origin, `2001:db8:9:${part}::1`), 5)
    expect(await challengeFor(new FormClient(site.origin, '2001:db8:9:0::2'), 'code')).not.toBeNull()
    expect(await challengeFor(new FormClient(site.otherOrigin), 'code')).toBeNull()
  })

  test('counts codes that were sent: right ones make it rarer, and numbers made up without one count nothing', async () => {
    const counts = async () =>
      (
        await query(site.url, 'select sum(entered)::int as entered, sum(wrong)::int as wrong from account_code_entries')
      )[0]
    await site.signedIn()
    await guess(new FormClient(site.origin), 2)
    const nobody = new FormClient(site.origin)
    for (let time = 0; time < 5; time++) await enter(nobody, '123456')
    expect(await counts()).toEqual({ entered: 3, wrong: 2 })
  })
})

const ownKeys = openPrivateData(new Map([['test', ['a-secret-of-these-tests-alone-and-long']]]))
const foreignKeys = openPrivateData(new Map([['test', ['a-secret-of-another-site-alone-and-long']]]))
const later = Math.floor(Date.now() / 1000) + captchaLasts

describe('what is no solution of this site’s captcha', () => {
  const challengeOf = (keys = ownKeys, seconds = captchaLasts) =>
    openCaptcha<CaptchaAction>(keys, seconds).ask({ action: 'code', network: '00' })
  const verify = (answer: object) => new FormClient(site.origin).call(captchaCalls.verify.path, answer)

  test('gets no ticket: a wrong, late, changed or foreign one', async () => {
    const right = await solved(await challengeOf())
    expect(await verify(right)).toMatchObject({ code: 0 })
    const { challenge, solution } = right
    const changed = (parameters: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    })
    for (const answer of [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      changed({ expiresAt: challenge.parameters.expiresAt + 1 }),
      changed({ data: { action: 'guest', network: '00' } }),
      await solved(await challengeOf(ownKeys, -1)),
      await solved(await challengeOf(foreignKeys)),
    ]) {
      expect(await verify(answer)).toMatchObject({ code: 410021 })
    }
  })

  test('lets nobody through: a ticket that was used, is over, or is of another act, network or site', async () => {
    const network = await busyNetwork(site.origin)
    const client = new FormClient(site.origin, network)
    const ticketOf = (action: CaptchaAction, expiresAt: number, keys = ownKeys, address = network) =>
      keys.linkPartOf(
        `captcha ${action} ${networkKeyOf(address, keys)}`,
        `${crypto.randomUUID().replaceAll('-', '')}-${expiresAt}`,
      )
    const [used, elsewhere] = [ticketOf('code', later), new FormClient(site.otherOrigin, network)]
    expect(await ask(client, { captcha: used })).toBe(303)
    const tickets = {
      used,
      over: ticketOf('code', Math.floor(Date.now() / 1000) - 1),
      'of another act': ticketOf('guest', later),
      'of another network': ticketOf('code', later, ownKeys, newNetwork()),
      'of another site': ticketOf('code', later, foreignKeys),
      changed: used.replace(/-\d+/, `-${later + 1}`),
      'made up': 'made-up',
    }
    const answers: Record<string, [number, boolean]> = {}
    for (const [kind, captcha] of Object.entries(tickets)) {
      const { status, text } = await answerTo(elsewhere, captcha)
      answers[kind] = [status, text.includes('Captcha verification failed.')]
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(tickets).map((kind) => [kind, [400, true]])))
  })

  test('lets one of ten through who send the same ticket at one moment, over two instances', async () => {
    const network = await busyNetwork(site.origin)
    const ticket = await earnTicket(new FormClient(site.origin, network), 'code')
    const acts = Array.from({ length: 10 }, (_, index) =>
      ask(new FormClient(site.sites[index % 2]!.origin, network), ticket),
    )
    expect((await Promise.all(acts)).sort()).toEqual([303, ...Array(9).fill(400)])
  })
})
