import { beforeAll, describe, expect, test } from 'vitest'
import { signInCalls } from '#src/features/account/sign-in.contract.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { storeArticle } from './setup/data/articles.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { type AccountSite, check, newEmail } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

let site: AccountSite
beforeAll(async () => {
  site = await sharedAccountSite()
  await storeArticle(site.url, { id: 'hidden', html: '<p>Not yet</p>', published: new Date('2999-01-01') })
})

const who = {
  ret: 0,
  msg: 'ok',
  userName: '',
  channelid: 1,
  seq: expect.any(String),
  pictureUrl: expect.stringMatching(/^\/auth\/avatars\/[0-9a-f]{16}\.svg$/),
}
const nobody = { ret: 410007 }

describe('what leads back to the site', () => {
  test('is good once, for this browser, this game and a minute, and leaves a session as it is otherwise', async () => {
    const client = await site.signedIn()
    const before = new Map(client.cookies)
    const result = await site.result(client)
    const thief = new FormClient(site.origin)
    await thief.get('/auth/login')
    const verify = (who: FormClient, changed: object) => who.call(signInCalls.verify.path, { ...result, ...changed })
    for (const answer of [
      await verify(thief, {}),
      await verify(client, { state: { ...result.state, nonce: 'made-up' } }),
      await verify(client, { state: { ...result.state, channelid: 3 } }),
      await verify(client, { code: 'made-up' }),
    ]) {
      expect(answer).toMatchObject({ ret: 410006 })
    }
    expect(client.cookies).toEqual(before)
    expect(await check(thief)).toMatchObject(nobody)
    await query(
      site.url,
      "update account_passes set expires_at = expires_at - interval '61 seconds' where used_at is null",
    )
    expect(await verify(client, {})).toMatchObject({ ret: 410006 })
    await query(
      site.url,
      "update account_passes set expires_at = expires_at + interval '61 seconds' where used_at is null",
    )
    const all = await Promise.all([verify(client, {}), verify(client, {}), verify(client, {})])
    expect(all.map(({ ret }) => ret).sort()).toEqual([0, 410006, 410006])
    expect(client.cookies).not.toEqual(before)
    expect(await check(client)).toEqual(who)
  })

  test('of another game is refused', async () => {
    const client = new FormClient(site.origin)
    const result = await site.result(client)
    expect(await client.call(signInCalls.verify.path, { ...result, gameid: '1' })).toMatchObject({ ret: 410006 })
    expect(await check(client)).toMatchObject(nobody)
  })

  test('the content service takes it as well', async () => {
    const client = new FormClient(site.origin)
    const result = await site.result(client)
    expect(await client.call(signInCalls.verifyIntl.path, result)).toMatchObject({ code: 0 })
    expect(await check(client)).toEqual(who)
  })

  test.each(['https://evil.example/', `//evil.example/`, 'javascript:alert(1)'])(
    'leads never to %s',
    async (address) => {
      const client = new FormClient(site.origin)
      const returnURL = returnTextOf(address)
      for (const response of [
        await client.get(`/auth/login?returnURL=${encodeURIComponent(returnURL)}`),
        await client.post('/auth/login/guest?lang=en', { terms: 'yes', returnURL }),
      ]) {
        expect([response.status, response.headers.get('location')]).toEqual([403, null])
      }
    },
  )
})

describe('a session', () => {
  test('is a cookie that no script reads, new at each sign-in, and gone on the server once it is ended', async () => {
    const email = newEmail()
    const client = await site.signedIn(email)
    const token = client.cookies.get('__Host-encore-session')!
    expect(token).toMatch(/^[\w-]{43}$/)
    await site.forgetMinute()
    await site.signedIn(email, client)
    const second = client.cookies.get('__Host-encore-session')!
    const old = new FormClient(site.origin)
    old.cookies.set('__Host-encore-session', token)
    expect(await check(old)).toMatchObject(nobody)
    expect(await check(client)).toEqual(who)
    expect(await client.call(signInCalls.logout.path, {})).toMatchObject({ ret: 0 })
    expect([...client.cookies.keys()]).toEqual(['__Host-encore-browser'])
    old.cookies.set('__Host-encore-session', second)
    expect(await check(old)).toMatchObject(nobody)
  })

  test('is in a cookie that no other host can set on localhost, too; elsewhere on an open line, and for WebKit there, in one that is kept', async () => {
    const webKit = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
    const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
    const kept = async (origin: string, agent: string, headers = {}) => {
      const client = new FormClient(origin)
      await client.get('/auth/login', { 'user-agent': agent, ...headers })
      return [...client.cookies.keys()]
    }
    const open = site.origin.replace('localhost', '127.0.0.1')
    expect(await kept(site.origin, chromium)).toEqual(['__Host-encore-browser'])
    for (const agent of [webKit, `${webKit} Safari/604.1`]) {
      expect(await kept(site.origin, agent)).toEqual(['encore-browser'])
    }
    expect(await kept(open, chromium)).toEqual(['encore-browser'])
    const encrypted = { 'x-forwarded-proto': 'https' } // as a trusted proxy says
    expect(await kept(open, webKit, encrypted)).toEqual(['__Host-encore-browser'])
  })

  test('is known by every instance, and over after thirty days without a visit', async () => {
    const client = await site.signedIn()
    const other = new FormClient(site.otherOrigin)
    other.cookies.set('__Host-encore-session', client.cookies.get('__Host-encore-session')!)
    expect(await check(other)).toEqual(who)
    await query(
      site.url,
      "update account_sessions set seen_at = seen_at - interval '29 days', expires_at = expires_at - interval '29 days'",
    )
    expect(await check(other)).toEqual(who)
    await query(site.url, "update account_sessions set expires_at = expires_at - interval '29 days'")
    expect(await check(other)).toEqual(who) // the previous visit prolonged its session
    await query(site.url, "update account_sessions set expires_at = expires_at - interval '31 days'")
    expect(await check(other)).toMatchObject(nobody)
  })

  test('of one address is always of one account, and each guest has their own', async () => {
    const countAccounts = async () => Number((await query(site.url, 'select count(*) as n from account_users'))[0]!.n)
    const [email, before] = [newEmail(), await countAccounts()]
    await site.signedIn(email)
    await site.forgetMinute()
    await site.signedIn(email.toUpperCase(), new FormClient(site.otherOrigin))
    expect(await countAccounts()).toBe(before + 1)
    for (const { origin } of site.sites) await new FormClient(origin).post('/auth/login/guest', { terms: 'yes' })
    expect(await countAccounts()).toBe(before + 3)
  })

  test('likes an article once, and takes that back; without one nobody does', async () => {
    await storeArticle(site.url, { id: 'liked', html: '<p>Much liked</p>' })
    const [client, other] = [await site.signedIn(), await site.signedIn()]
    const like = (who: FormClient) => who.call(likeCalls.like.path, { content_id: 'liked' })
    const list = (who: FormClient) => who.call(likeCalls.listLikes.path, { content_id_list: ['liked'] })
    expect(await like(new FormClient(site.origin))).toMatchObject({ code: 410001 })
    expect((await like(client)).data).toEqual({ content_id: 'liked', like_num: 1, is_liked: true })
    expect((await like(other)).data).toEqual({ content_id: 'liked', like_num: 2, is_liked: true })
    expect((await list(client)).data).toEqual({
      like_info_list: [{ content_id: 'liked', like_num: 2, is_liked: true }],
    })
    const wanted = { content_id: 'liked', is_liked: true }
    for (let time = 0; time < 2; time++)
      expect((await client.call(likeCalls.like.path, wanted)).data).toEqual({ ...wanted, like_num: 2 })
    expect((await like(client)).data).toEqual({ content_id: 'liked', like_num: 1, is_liked: false })
    expect((await list(new FormClient(site.origin))).data).toEqual({
      like_info_list: [{ content_id: 'liked', like_num: 1, is_liked: false }],
    })
  })

  test.each(['no-such-article', 'hidden', '../x'])('likes nothing that is not published: %s', async (id) => {
    const client = await site.signedIn()
    expect((await client.call(likeCalls.like.path, { content_id: id })).code).not.toBe(0)
    expect(await query(site.url, 'select 1 from news_likes where content_id = $1', [id])).toEqual([])
  })

  test('a form of another site neither signs in nor out, and changes nothing of an account', async () => {
    const client = await site.signedIn()
    const actions = ['name', 'end-others', 'end-all', 'end-newsletter', 'sign-out', 'delete', 'delete/confirm']
    const ways = ['code', 'verify', 'guest'].map((way) => `/auth/login/${way}`)
    for (const path of [...ways, ...actions.map((action) => `/auth/account/${action}`), signInCalls.logout.path]) {
      const response = await client.post(path, { name: 'Thief', sure: 'yes' }, { 'sec-fetch-site': 'cross-site' })
      expect([path, response.status]).toEqual([path, 403])
    }
    expect(await check(client)).toEqual(who)
  })

  test('a form that is refused is answered with a page where its sender reads pages', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', accept: 'text/html,*/*;q=0.8' }
    const refused = await new FormClient(site.origin).post('/auth/account/name?lang=th', {}, headers)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    expect(await refused.text()).toContain('<html lang="th"')
  })
})
