import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { likeCalls } from '#src/features/news/likes.contract.ts'
import { storeArticle } from './setup/data/articles.ts'
import { drawn, enlarged } from './setup/data/pictures.ts'
import { tablesWith } from './setup/database/dump.ts'
import { query } from './setup/database/postgres.ts'
import { FormClient } from './setup/peers/form-client.ts'
import { AccountSite, askForCode, check, enter, newEmail } from './setup/site/account-site.ts'
import { startSite } from './setup/site/site.ts'
import { endSite } from './setup/site/studio-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await AccountSite.open({ LOG_LEVEL: 'debug' })
  await storeArticle(site.url, { id: 'dear', html: '<p>Dear to some</p>' })
})
afterAll(() => site.close())

const exported = async (client: FormClient) => {
  const { sessions, events, ...rest } = await (await client.get('/auth/account/data.json')).json()
  const own = (events as { kind: string }[]).filter(({ kind }) => kind !== 'exported')
  return { ...rest, sessions: sessions.map(({ seenAt: _, ...session }: { seenAt: string }) => session), events: own }
}

test('whatever one account does, another keeps all that is its own', async () => {
  const [email, thief] = [newEmail(), await site.signedIn()]
  const owner = await site.signedIn(email)
  await owner.post('/auth/account/name?lang=en', { name: 'Owner' })
  await owner.call(likeCalls.like.path, { content_id: 'dear' })
  const [before, id] = [await exported(owner), await site.accountOf(owner)]
  const aim = { id, user_id: id, userId: id, account_id: id, account: id, email }
  const query = new URLSearchParams({ lang: 'en', ...aim })
  for (const action of [
    'name',
    'avatar/remove',
    'end-others',
    'end-all',
    'end-newsletter',
    'delete',
    'delete/confirm',
  ]) {
    await thief.post(`/auth/account/${action}?${query}`, { ...aim, name: 'Thief', sure: 'yes' })
  }
  const read = await (await thief.get(`/auth/account/data.json?${query}`)).text()
  expect(read + (await (await thief.get(`/en/account?${query}`)).text())).not.toMatch(new RegExp(`${email}|Owner`))
  await thief.call(likeCalls.like.path, { content_id: 'dear', ...aim })
  await thief.post(`/auth/account/sign-out?${query}`, aim)
  expect(await exported(owner)).toEqual(before)
  expect(await check(owner)).toMatchObject({ ret: 0, userName: 'Owner' })
})

describe('what a player tells of themselves', () => {
  const canary = 'zyxcanary'
  const agent = { 'user-agent': `${canary}-agent`, referer: `https://elsewhere.example/${canary}-referer` }

  test('stands in no log, on no page of others, and nowhere in the database as it was written', async () => {
    const email = `${canary}-${newEmail()}`
    const client = new FormClient(site.origin)
    for (const wrong of [`${canary}-at-nowhere`, `${canary}@localhost`]) await askForCode(client, wrong)
    await client.get('/auth/login?lang=en', agent)
    await enter(client, `${canary}1`)
    await site.signedIn(email, client)
    await client.post('/auth/account/name?lang=en', { name: `${canary} name` })
    expect(await check(client)).toMatchObject({ userName: `${canary} name` })
    await client.get('/en/account', agent)
    await site.forgetMinute()
    site.mails.manner = 'refuses' // failed mails are logged
    await askForCode(client, email)
    site.mails.goOn()
    await site.mails.arrival(email, 2)
    expect(site.sites[0]!.output()).toContain('/auth/login/code') // requests are logged without their content
    for (const { output } of site.sites) expect(output()).not.toContain(canary)
    for (const language of languages) {
      expect(await (await fetch(`${site.origin}/${language}/news`)).text()).not.toContain(canary)
    }
    expect(await tablesWith(site.url, canary)).toEqual([])
  })
})

test('a forged address of a proxy changes nothing: the fourth code of a network needs a captcha', async () => {
  const settings = { DATABASE_URL: site.url, SMTP_URL: site.mails.url, MAIL_FROM: 'news@encore.example' }
  const open = await startSite({ ...settings, DATA_KEYS: 'test:a-secret-of-these-tests-alone-and-long' })
  try {
    const statuses: number[] = []
    for (let number = 1; number <= 4; number++) {
      const client = new FormClient(open.origin, `203.0.${number}.7`)
      statuses.push((await askForCode(client, newEmail())).status)
    }
    expect(statuses).toEqual([303, 303, 303, 429])
  } finally {
    await endSite(open)
  }
})

describe('what is sent as a picture of oneself', () => {
  const send = async (client: FormClient, file: Buffer): Promise<number> =>
    (await client.postFile('/auth/account/avatar', 'avatar', new File([new Uint8Array(file)], 'me.png'))).status

  test('is no SVG, no HTML, no half or giant picture', async () => {
    const client = await site.signedIn()
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('<script>alert(1)</script>'),
      await drawn(9, 9).gif().toBuffer(),
      (await drawn(99, 99).png().toBuffer()).subarray(0, 100),
      await enlarged(20_000),
    ]) {
      expect(await send(client, file)).toBe(400)
    }
    expect(await query(site.url, 'select 1 from account_avatars')).toEqual([])
  })

  test('and is something else as well keeps nothing of that', async () => {
    const client = await site.signedIn()
    const polyglot = Buffer.concat([await drawn(9, 9).png().toBuffer(), Buffer.from('<script>alert("both")</script>')])
    expect(await send(client, polyglot)).toBe(303)
    const { pictureUrl } = await check(client)
    const answer = await fetch(site.origin + pictureUrl)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([bytes.includes('alert'), answer.headers.get('x-content-type-options')]).toEqual([false, 'nosniff'])
  })
})
