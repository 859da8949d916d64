import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { earnTicket } from './setup/browser/captchas.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, enter, newEmail, typedIn } from './setup/site/account-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({}, 2)
})
afterAll(() => site.close())

describe('a code', () => {
  test('of 50 right answers at one moment signs in once', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    await askForCode(client, email)
    const code = await site.codeTo(email)
    const other = new FormClient(site.otherOrigin)
    for (const [name, value] of client.cookies) other.cookies.set(name, value)
    const enterOnceFree = async (browser: FormClient): Promise<Response> => {
      const answer = await enter(browser, code)
      return answer.status === 503 ? enterOnceFree(browser) : answer
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => enterOnceFree(index % 2 ? client : other)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(49).fill(400)])
  })

  test('is good in the browser that asked for it alone, for ten minutes and five tries', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    await askForCode(client, email)
    const code = await site.codeTo(email)
    const thief = new FormClient(site.origin)
    await thief.get('/auth/login')
    expect((await enter(thief, code)).status).toBe(400)
    const set = (what: string) => query(site.url, `update core_codes set ${what} where used_at is null`)
    await set("expires_at = expires_at - interval '10 minutes 1 second'")
    expect((await enter(client, code)).status).toBe(400)
    await set("expires_at = expires_at + interval '10 minutes 1 second'")
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let time = 0; time < 5; time++) expect((await enter(client, wrong)).status).toBe(400)
    const late = await enter(client, code)
    expect([late.status, (await late.text()).includes('Incorrect verification code')]).toEqual([400, true])
  })

  test('that is newer cancels the older, which works until then', async () => {
    const [client, email] = [new FormClient(site.origin), newEmail()]
    await askForCode(client, email)
    const first = await site.codeTo(email)
    const soon = await askForCode(client, email)
    const page = await soon.text()
    expect([soon.status, page.includes('it still works. Enter it here.'), page.includes('name="code"')]).toEqual([
      429,
      true,
      true,
    ])
    await site.forgetMinute()
    await askForCode(client, email)
    const second = await site.codeTo(email, 2)
    if (first !== second) expect((await enter(client, first)).status).toBe(400)
    expect((await enter(client, typedIn('th', second))).status).toBe(303)
  })

  test('that strangers ask for leaves mine alone, and one that I ask for comes though they asked before', async () => {
    const [me, stranger, email] = [new FormClient(site.origin), new FormClient(site.otherOrigin), newEmail()]
    await askForCode(me, email)
    const mine = await site.codeTo(email)
    expect((await askForCode(stranger, email)).status).toBe(303)
    const theirs = await site.codeTo(email, 2)
    if (mine !== theirs) expect((await enter(stranger, mine)).status).toBe(400)
    expect((await enter(me, mine)).status).toBe(303)
    expect((await enter(stranger, theirs)).status).toBe(303)
  })

  test('is alone in its browser, however many that asks for at one moment', async () => {
    const client = new FormClient(site.origin, '10.251.1.1')
    await client.get('/auth/login')
    const tickets = []
    for (let act = 0; act < 9; act++) tickets.push(act < 3 ? {} : await earnTicket(client, 'code'))
    const ask = (ticket: object, act: number) => {
      const same = new FormClient(site.sites[act % 2]!.origin, '10.251.1.1')
      for (const [name, value] of client.cookies) same.cookies.set(name, value)
      return askForCode(same, newEmail(), { ...ticket })
    }
    await Promise.all(tickets.map(ask))
    const live = 'select browser_digest from core_codes where used_at is null group by 1 having count(*) > 1'
    expect(await query(site.url, live)).toEqual([])
  })

  test('comes to a browser that signed in before, though strangers used up the letters of the address', async () => {
    const [known, email] = [new FormClient(site.origin), newEmail()]
    await site.signedIn(email, known)
    for (let time = 0; time < 5; time++) await askForCode(new FormClient(site.origin), email)
    await site.forgetMinute()
    expect((await askForCode(new FormClient(site.origin), email)).status).toBe(429)
    expect((await askForCode(known, email)).status).toBe(303)
    expect((await enter(known, await site.codeTo(email, 6))).status).toBe(303)
  })

  test('is asked for five times an hour by an address, whichever instance and network it comes from', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let time = 0; time < 6; time++) {
      statuses.push((await askForCode(new FormClient(site.sites[time % 2]!.origin), email)).status)
      await site.forgetMinute()
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect(site.mails.to(email)).toHaveLength(5)
  })

  test('is asked for ten times a day by an address', async () => {
    const email = newEmail()
    const ask = async () => {
      const response = await askForCode(new FormClient(site.origin), email)
      await site.forgetMinute()
      return response
    }
    for (let time = 0; time < 10; time++) {
      if (time === 5) await query(site.url, "delete from core_limits where key like '%sign-in-hour%'")
      expect((await ask()).status).toBe(303)
    }
    await query(site.url, "delete from core_limits where key like '%sign-in-hour%'")
    const refused = await ask()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true])
  })

  test.each([
    ['10.250.7', (number: number) => `10.250.7.${number}`],
    ['2001:db8:7:7::/64', (number: number) => `2001:db8:7:7::${number.toString(16)}`],
  ])('is asked for twenty times an hour by a network, over two instances: %s', async (_, addressOf) => {
    const ask = async (number: number) => {
      const client = new FormClient(site.sites[number % 2]!.origin, addressOf(number))
      return (await askForCode(client, newEmail(), await earnTicket(client, 'code'))).status
    }
    const free = await Promise.all([1, 2, 3].map(ask)) // the others need a captcha each
    const statuses = await Promise.all(Array.from({ length: 17 }, (_, index) => ask(index + 4)))
    expect([...free, ...statuses]).toEqual(Array(20).fill(303))
    expect(await ask(21)).toBe(429)
  })

  test('is answered alike whether or not an account has the address', async () => {
    const known = newEmail()
    await site.signedIn(known)
    await site.forgetMinute()
    const answers = []
    for (const email of [known, newEmail()]) {
      const client = new FormClient(site.origin)
      const asked = await askForCode(client, email, { returnURL: returnTextOf(`${site.origin}/en/news`) })
      const page = await client.get(asked.headers.get('location')!)
      const text = (await page.text()).replace(/\d+(?=<\/span> seconds)|(?<=data-seconds=")\d+/g, '')
      answers.push([asked.status, asked.headers.get('location'), page.status, text])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  test('stands nowhere in the database, and no address does, as they are written', async () => {
    const email = newEmail()
    const client = new FormClient(site.origin)
    await askForCode(client, email)
    const code = await site.codeTo(email)
    await enter(client, code)
    expect(await tablesWith(site.url, email.split('@')[0]!)).toEqual([])
    const letters = await query(
      site.url,
      'select t::text as row from core_codes as t union all select t::text from graphile_worker._private_jobs as t',
    )
    for (const { row } of letters) expect(row).not.toMatch(new RegExp(`[^0-9a-f.]${code}[^0-9a-f.]`))
  })
})
