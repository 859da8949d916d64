import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { consentCalls } from '#src/features/consent/consent.contract.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { newsletterCalls } from '#src/features/newsletter/newsletter.contract.ts'
import { config } from '../site.config.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { type AccountSite, check, newEmail, takeCookies } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

let site: AccountSite
beforeAll(async () => {
  site = await sharedAccountSite()
  await storeArticle(site.url, { id: 'dear', html: '<p>Dear to some</p>' })
})

const onePixel = async () =>
  new Uint8Array(
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
const page = async (client: FormClient, address = '/en/account') => (await client.get(address)).text()
const act = (client: FormClient, path: string, fields: Record<string, string> = {}) =>
  client.post(`/auth/account/${path}?lang=en`, fields)

test('who is not signed in is led to the sign-in page, and from there to the account, without script too', async () => {
  const client = new FormClient(site.origin)
  const led = await client.get('/th/account')
  expect(led.status).toBe(303)
  const signIn = new URL(led.headers.get('location')!, site.origin)
  expect(signIn.pathname).toBe('/auth/login')
  const returnURL = signIn.searchParams.get('returnURL')!
  const guest = await client.post('/auth/login/guest?lang=th', { terms: 'yes', returnURL })
  const back = new URL(guest.headers.get('location')!)
  expect(back.pathname).toBe('/th/account')
  expect((await client.get(back.pathname + back.search)).headers.get('location')).toBe('/th/account')
  expect(await page(client, '/th/account')).toContain('บัญชีของคุณ')
  for (const path of ['name', 'end-others', 'end-all', 'delete', 'delete/confirm']) {
    const other = await act(new FormClient(site.origin), path, { name: 'Thief', sure: 'yes' })
    expect([path, other.headers.get('location')?.startsWith('/auth/login')]).toEqual([path, true])
  }
})

describe('the account page', () => {
  test('is kept by nobody, and shows what is stored', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    await client.call(likeCalls.like.path, { content_id: 'dear' })
    const response = await client.get('/en/account')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    for (const part of [email, 'This browser', '/en/static/dear.html', 'Signed in', 'You haven’t chosen yet.']) {
      expect(text).toContain(part)
    }
  })

  test('tells which cookies its owner has accepted', async () => {
    const client = await site.signedIn()
    const choice = { categories: ['necessary', 'analytics'], revision: config.consent.revision }
    client.cookies.set('cc_cookie', encodeURIComponent(JSON.stringify(choice)))
    expect(await page(client)).toMatch(/You’ve accepted: [^<]*analytics/i)
  })

  test('gives a name, which others see at once, and takes it back; one that can be none is told of', async () => {
    const client = await site.signedIn()
    expect((await act(client, 'name', { name: ' 阿狸 <b> ' })).headers.get('location')).toBe('/en/account?done=renamed')
    expect(await page(client, '/en/account?done=renamed')).toContain('Your name is saved.')
    expect(await page(client)).toContain('value="阿狸 &lt;b&gt;"')
    expect(await check(client)).toMatchObject({ userName: '阿狸 <b>' })
    for (const name of ['a'.repeat(33), 'a\u202eb', '\u200b']) {
      const refused = await act(client, 'name', { name })
      const text = await refused.text()
      expect([refused.status, text.includes('You can’t use that name')]).toEqual([400, true])
      expect(text).toContain(`value="${name}"`)
    }
    await act(client, 'name', { name: '' })
    expect(await check(client)).toMatchObject({ userName: '' })
  })

  test('ends all other sessions, and this one alone by its own button', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    await site.forgetMinute()
    const other = await site.signedIn(email, new FormClient(site.otherOrigin))
    expect(await page(client)).toContain('Log out everywhere else')
    await act(client, 'end-others')
    expect([await check(client), await check(other)]).toMatchObject([{ ret: 0 }, { ret: 410007 }])
    expect(await page(client)).not.toContain('action="/auth/account/end-others')
    await act(client, 'sign-out')
    expect(await check(client)).toMatchObject({ ret: 410007 })
  })

  test('ends all sessions, this one among them', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    await site.forgetMinute()
    const other = await site.signedIn(email, new FormClient(site.otherOrigin))
    expect((await act(client, 'end-all')).headers.get('location')).toBe('/en/')
    expect([await check(client), await check(other)]).toMatchObject([{ ret: 410007 }, { ret: 410007 }])
    expect([...client.cookies.keys()]).toEqual(['__Host-encore-browser'])
  })

  test('tells its owner what happened to it, and nothing that did not', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    await act(client, 'avatar/remove')
    await act(client, 'delete')
    await act(client, 'delete/confirm', { code: '000000' })
    await act(client, 'end-others')
    await act(client, 'end-all')
    await site.forgetMinute()
    await act(await site.signedIn(email, client), 'sign-out')
    await site.forgetMinute()
    await site.signedIn(email, client)
    const { events } = await (await client.get('/auth/account/data.json')).json()
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['signed-in', 'signed-out', 'signed-in', 'all-ended', 'others-ended'],
      ...['deletion-refused', 'deletion-asked', 'signed-in'],
    ])
    const text = await page(client)
    for (const told of ['Wrong code for deleting the account', 'Logged out everywhere <time'])
      expect(text).toContain(told)
  })

  test('gives all of it as JSON to its owner alone', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    await client.call(likeCalls.like.path, { content_id: 'dear' })
    await act(client, 'name', { name: 'Ann' })
    const consentId = randomUUID()
    const choice = { categories: ['necessary', 'analytics'], revision: config.consent.revision, consentId }
    client.cookies.set('cc_cookie', encodeURIComponent(JSON.stringify(choice)))
    await client.call(consentCalls.recordConsent.path, {
      consent_id: consentId,
      revision: choice.revision,
      categories: choice.categories,
    })
    const response = await client.get('/auth/account/data.json')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(await response.json()).toMatchObject({
      name: 'Ann',
      identities: [{ channel: 1, email }],
      sessions: [{ isThis: true }],
      likes: [{ id: 'dear' }],
      newsletter: null,
      consent: choice.categories,
      consentProofs: [{ categories: choice.categories, language: 'en', givenAt: expect.any(String) }],
      events: [{ kind: 'renamed' }, { kind: 'signed-in' }],
    })
    expect(await page(client)).toContain('Data downloaded')
    const other = await site.signedIn()
    expect(JSON.stringify(await (await other.get('/auth/account/data.json')).json())).not.toContain(email)
  })
})

describe('the newsletter', () => {
  /** A client whose address gets the newsletter, after a code and a confirmation. */
  async function reader(): Promise<{ client: FormClient; email: string; readers: () => Promise<number> }> {
    const email = newEmail()
    const client = await site.signedIn(email)
    await client.call(newsletterCalls.subscribe.path, { email })
    const { text } = await site.mails.arrival(email, 2)
    const [, token] = /confirm=(\S+)/.exec(text!)!
    expect(await client.call(newsletterCalls.confirm.path, { token: decodeURIComponent(token!) })).toMatchObject({
      code: 0,
    })
    const readers = async () => (await query(site.url, 'select 1 from newsletter_subscriptions')).length
    return { client, email, readers }
  }

  test('of one’s address is shown, exported, and ended', async () => {
    const { client, readers } = await reader()
    const before = await readers()
    expect(await (await client.get('/auth/account/data.json')).json()).toMatchObject({ newsletter: { language: 'en' } })
    expect(await page(client)).toContain('Unsubscribe')
    await act(client, 'end-newsletter')
    expect(await page(client)).toContain('You’re not subscribed.')
    expect(await readers()).toBe(before - 1)
  })

  test('goes with the account', async () => {
    const { client, email, readers } = await reader()
    const before = await readers()
    await act(client, 'delete')
    await act(client, 'delete/confirm', { code: await site.codeTo(email, 3) })
    expect(await readers()).toBe(before - 1)
  })
})

describe('what is long', () => {
  test('is shown by its newest fifty, and exported whole', async () => {
    const client = await site.signedIn()
    await query(
      site.url,
      `insert into account_events (user_id, kind, at)
       select $1, 'renamed', now() - interval '1 day' from generate_series(1, 61)`,
      [await site.accountOf(client)],
    )
    expect(await page(client)).toContain('12 older entries are in your download.')
    expect((await (await client.get('/auth/account/data.json')).json()).events).toHaveLength(62)
  })
})

describe('a deleted account', () => {
  test('needs a code that was sent for that alone, and leaves nothing behind', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    const name = `Canary ${email.slice(0, 8)}`
    await act(client, 'name', { name })
    await client.call(likeCalls.like.path, { content_id: 'dear' })
    await client.postFile('/auth/account/avatar?lang=en', 'avatar', new File([await onePixel()], 'me.png'))
    const entry = { action: 'campaign_entry', page: 'home', ecode: 'launch-trailer' }
    await client.call(analyticsCalls.reportActions.path, { language: 'en', actions: [entry] })
    const entrants = () => query(site.url, 'select 1 from analytics_entrants where is_account')
    expect(await entrants()).toHaveLength(1)
    const id = await site.accountOf(client)
    const [{ digest }] = (await query(
      site.url,
      "select encode(subject_digest, 'hex') as digest from account_identities where user_id = $1",
      [id],
    )) as [{ digest: string }]
    expect((await act(client, 'delete/confirm', { code: '000000' })).status).toBe(400)
    expect((await act(client, 'delete')).headers.get('location')).toBe('/en/account#deletion')
    const code = await site.codeTo(email, 2)
    expect(site.mails.to(email)[1]!.text).toContain('Your code to delete your account')
    expect((await client.post('/auth/login/verify', { code })).status).toBe(400) // it signs no one in
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(client, 'delete/confirm', { code })))
    const farewell = answers.find(({ status }) => status === 200)
    expect(await farewell?.text()).toContain('Your account is deleted')
    for (const { status } of answers) expect([200, 303, 400]).toContain(status) // the last: while another one deletes
    expect(await check(client)).toMatchObject({ ret: 410007 })
    expect(await entrants()).toEqual([])
    for (const canary of [name, id, email.split('@')[0]!]) {
      expect([canary, await tablesWith(site.url, canary)]).toEqual([canary, []])
    }
    // limits store digests for a day at most
    expect((await tablesWith(site.url, digest)).filter((table) => table !== 'public.core_limits')).toEqual([])
  })

  test('of a guest needs a tick', async () => {
    const client = new FormClient(site.origin)
    const led = await client.get('/en/account')
    const returnURL = new URL(led.headers.get('location')!, site.origin).searchParams.get('returnURL')!
    const back = new URL((await client.post('/auth/login/guest', { terms: 'yes', returnURL })).headers.get('location')!)
    await client.get(back.pathname + back.search)
    expect((await act(client, 'delete/confirm')).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(client, 'delete/confirm', { sure: 'yes' })))
    expect(answers.map(({ status }) => status)).toContain(200)
    for (const { status } of answers) expect([200, 303]).toContain(status)
    expect(await check(client)).toMatchObject({ ret: 410007 })
  })
})

test.each(languages)(
  'axe finds nothing on the sign-in and the account page in %s, wide and narrow',
  async (language) => {
    const client = await site.signedIn()
    const { page } = await visit(`/auth/login?lang=${language}`, { origin: site.origin, ready: false, bypassCSP: true })
    const found: string[] = []
    const audit = async () => {
      for (const { viewport } of [desktop, phone]) {
        await page.setViewportSize(viewport)
        found.push(...(await findings(page)))
      }
    }
    await audit()
    await takeCookies(page, client)
    await page.goto(`${site.origin}/${language}/account`)
    await audit()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(found).toEqual([])
  },
)
