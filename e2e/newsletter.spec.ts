import { randomUUID } from 'node:crypto'
import type { ParsedMail } from 'mailparser'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { newsletterCalls } from '#src/features/newsletter/newsletter.contract.ts'
import { visit } from './setup/browser/browser.ts'
import { earnTicket } from './setup/browser/captchas.ts'
import { storeArticle } from './setup/data/articles.ts'
import { tablesWith } from './setup/database/dump.ts'
import { createDatabase, query } from './setup/database/postgres.ts'
import { FormClient, newNetwork } from './setup/peers/form-client.ts'
import { MailServer } from './setup/peers/mail-server.ts'
import { encore } from './setup/site/encore.ts'
import { type Site, startSite } from './setup/site/site.ts'
import { endSite } from './setup/site/studio-site.ts'

const article = 'patch-news'
let site: Site
let mails: MailServer
let url: string

beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  mails = await MailServer.open()
  const settings = {
    DATABASE_URL: url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Encore <news@encore.example>',
    TRUSTED_PROXIES: 'loopback',
  }
  site = await startSite(settings)
  await storeArticle(url, { id: article, html: '<p>News of a patch</p>' })
})
afterAll(async () => {
  await endSite(site)
  await mails.close()
})
beforeEach(() => query(url, 'delete from core_limits'))

describe('a reader', () => {
  test.each([true, false])('asks, confirms, reads and ends it (script: %s)', async (javaScriptEnabled) => {
    const email = newAddress()
    const { page } = await visit('/th/newsletter', { origin: site.origin, javaScriptEnabled, ready: javaScriptEnabled })
    await page.getByLabel('อีเมล').fill(email)
    await page.getByRole('button', { name: 'สมัครรับข่าว' }).click()
    await page.locator('main p').filter({ hasText: 'เราส่งลิงก์ยืนยันไปแล้ว' }).waitFor()
    expect(await page.getByRole('button', { name: 'สมัครรับข่าว' }).count()).toBe(0)

    const question = await mails.arrival(email)
    expect(question.subject).toBe('Encore: ยืนยันอีเมลของคุณ')
    expect(question.headers.has('list-unsubscribe')).toBe(false)
    await page.goto(linkIn(question))
    await page.getByRole('button', { name: 'ยืนยันรับจดหมายข่าว' }).click()
    await page.locator('main p').filter({ hasText: 'เรียบร้อย' }).waitFor()

    await encore(`newsletter send ${article}`, { DATABASE_URL: url })
    const letter = await mails.arrival(email, 2)
    expect(linkIn(letter)).toBe(`${site.origin}/th/static/${article}.html`)
    expect(letter.html).toContain('lang="th"')

    await page.goto(linkIn(letter, 1))
    await page.getByRole('button', { name: 'เลิกรับจดหมายข่าว' }).click()
    await page.locator('main p').filter({ hasText: 'ลบอีเมลของคุณแล้ว' }).waitFor()
    expect(await countReaders(url)).toBe(0)
  })

  test('is told of an address that can be none, and of a connection that fails, and loses nothing of what was written', async () => {
    const { page } = await visit('/en/newsletter', { origin: site.origin })
    const [field, button] = [page.getByLabel('E-mail address'), page.getByRole('button', { name: 'Subscribe' })]
    await field.fill('ann@localhost')
    await button.click()
    await page.getByRole('alert').filter({ hasText: 'You must enter a valid e-mail address.' }).waitFor()
    expect(await field.inputValue()).toBe('ann@localhost')
    await page.route('**/OfficialApply', (route) => route.abort())
    await button.click()
    await page.getByRole('alert').filter({ hasText: 'That didn’t work.' }).waitFor()
    expect(await field.inputValue()).toBe('ann@localhost')
  })

  test('finds the form again when coming back to the page', async () => {
    const { page } = await visit('/en/newsletter', { origin: site.origin })
    const button = page.getByRole('button', { name: 'Subscribe' })
    await page.getByLabel('E-mail address').fill(newAddress())
    await button.click()
    await button.waitFor({ state: 'detached' })
    await page.locator('footer').getByRole('link', { name: 'Newsletter' }).click()
    await button.waitFor()
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('')
  })

  test('who follows a link that was changed hears that it no longer works', async () => {
    for (const [name, button] of [
      ['confirm', 'Confirm the newsletter'],
      ['end', 'Unsubscribe'],
    ]) {
      const { page } = await visit(`/en/newsletter?${name}=${randomUUID()}.made-up`, { origin: site.origin })
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alert').filter({ hasText: 'This link no longer works.' }).waitFor()
    }
  })
})

describe('an address', () => {
  test('is answered alike whether it is known or not, and written to once a minute at most', async () => {
    const email = newAddress()
    const first = await subscribe(email)
    await mails.arrival(email)
    const again = await subscribe(email.toUpperCase())
    const other = newAddress()
    const unknown = await subscribe(other)
    await mails.arrival(other)
    const answers = [first, again, unknown].map(({ status, body: { seq: _, ...body } }) => ({ status, body }))
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { code: 0, msg: 'ok', data: { asked: true } } }))
    expect(mails.to(email)).toHaveLength(1)
  })

  test('that asks again when it has confirmed is told so', async () => {
    const email = newAddress()
    await confirmed(email)
    await forgetMinute()
    await subscribe(email.toUpperCase())
    const told = await mails.arrival(email, 2)
    expect([told.to].flat()[0]!.text).toBe(email) // in the spelling that was confirmed
    expect(told.subject).toBe('Encore: You’re already subscribed')
    expect(linkIn(told, 1)).toContain('/en/newsletter?end=')
  })

  test('is written to five times a day at most', async () => {
    const email = newAddress()
    for (let time = 1; time <= 5; time++) {
      await subscribe(email)
      await mails.arrival(email, time)
      await forgetMinute()
    }
    await subscribe(email)
    const after = newAddress()
    await subscribe(after)
    await mails.arrival(after)
    await expect.poll(() => query(url, 'select 1 from graphile_worker._private_jobs')).toEqual([])
    expect(mails.to(email)).toHaveLength(5)
  })

  test('stands nowhere in the database as it is written', async () => {
    const email = newAddress()
    await subscribe(email)
    await mails.arrival(email)
    expect(await tablesWith(url, email.split('@')[0]!)).toEqual([])
  })

  test('is confirmed within two days, and forgotten without', async () => {
    const [late, lost] = [newAddress(), newAddress()]
    await subscribe(late)
    const link = linkIn(await mails.arrival(late))
    await query(
      url,
      "update newsletter_subscriptions set asked_at = now() - interval '49 hours' where confirmed_at is null",
    )
    expect(await confirm(link)).toMatchObject({ status: 404, body: { code: 400051 } })
    await subscribe(lost)
    const kept = linkIn(await mails.arrival(lost))
    await query(url, "select graphile_worker.add_job('forget_unconfirmed_readers')")
    await expect
      .poll(() => query(url, "select 1 from newsletter_subscriptions where asked_at < now() - interval '2 days'"))
      .toEqual([])
    expect(await confirm(kept)).toMatchObject({ status: 200, body: { code: 0 } })
  })
})

test('an article goes to each confirmed reader once, whoever sends it again', async () => {
  const [reader, asked] = [newAddress(), newAddress()]
  await confirmed(reader)
  await subscribe(asked)
  await mails.arrival(asked)
  const first = await encore(`newsletter send ${article}`, { DATABASE_URL: url })
  expect(first.said).toMatch(/^Messages queued: [1-9]\d*\.\n$/)
  const letter = await mails.arrival(reader, 2)
  await expect.poll(() => query(url, 'select 1 from graphile_worker._private_jobs')).toEqual([])
  expect((await encore(`newsletter send ${article}`, { DATABASE_URL: url })).said).toBe('Messages queued: 0.\n')
  expect(mails.to(asked)).toHaveLength(1)

  await query(
    url,
    `update newsletter_mails set begun_at = null where content_id is not null and subscription_id =
       (select id from newsletter_subscriptions where confirmed_at is not null order by confirmed_at desc limit 1)`,
  ) // like after the last retry
  expect((await encore(`newsletter send ${article}`, { DATABASE_URL: url })).said).toBe('Messages queued: 1.\n')
  await mails.arrival(reader, 3)

  const [link] = /(?<=<)https?:.+(?=>)/.exec(
    String(letter.headerLines.find(({ key }) => key === 'list-unsubscribe')!.line),
  )!
  expect(letter.headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
  const led = await fetch(link, { redirect: 'manual', headers: { 'accept-language': 'ms' } })
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    linkIn(letter, 1).replace(`${site.origin}/en`, '/ms'),
  ])
  const oneClick = (fields: URLSearchParams | FormData) => {
    fields.set('List-Unsubscribe', 'One-Click')
    return fetch(link, { method: 'POST', body: fields, redirect: 'manual' })
  }
  expect((await oneClick(new FormData())).status).toBe(200)
  expect((await oneClick(new URLSearchParams())).status).toBe(200)
  expect(await confirm(linkIn(mails.to(reader)[0]!))).toMatchObject({ status: 404 })
})

test('no article is sent that is not published', async () => {
  for (const id of ['no-such-article', '../x']) {
    const answer = await encore(`newsletter send ${id}`, { DATABASE_URL: url })
    expect(answer).toMatchObject({ code: 1, complained: `No published article has the id ${id}.\n` })
  }
})

describe('a mail server', () => {
  test.each(['refuses', 'does not greet'] as const)(
    'that %s is asked again, and the message arrives once',
    async (manner) => {
      const email = newAddress()
      mails.hangUp()
      mails.manner = manner
      const { begun } = mails
      await subscribe(email)
      while (mails.begun === begun) await mails.change()
      mails.manner = 'takes'
      await mails.arrival(email)
      expect([mails.to(email).length, mails.begun > begun + 1]).toEqual([1, true])
    },
  )

  test('that breaks off when it has a message is not given it again', async () => {
    const [email, next] = [newAddress(), newAddress()]
    mails.manner = 'breaks off'
    await subscribe(email)
    await mails.arrival(email)
    mails.manner = 'takes'
    await subscribe(next)
    await mails.arrival(next)
    const jobs = await query(url, 'select 1 from graphile_worker._private_jobs where last_error is not null')
    expect([jobs, mails.to(email).length]).toEqual([[], 1])
  })
})

test.each([
  ['', {}],
  [', and while the Redis that should count is away', { REDIS_URL: 'redis://127.0.0.1:1' }],
])(
  'one network asks twenty times an hour at most, of all instances, by script and by form together%s',
  async (_, redis) => {
    const settings = {
      DATABASE_URL: await createDatabase(inject('databaseUrl')),
      SMTP_URL: mails.url,
      MAIL_FROM: 'news@encore.example',
      ...redis,
    }
    const [limited, other] = await Promise.all([startSite(settings), startSite(settings)])
    const status = async ({ origin }: Site) => {
      const ticket = await earnTicket(new FormClient(origin), 'newsletter')
      return (await post(newsletterCalls.subscribe.path, { email: newAddress(), ...ticket }, origin)).status
    }
    const statuses = []
    for (let time = 0; time < 20; time++) statuses.push(await status(time % 2 ? limited : other))
    expect(statuses).toEqual(Array(20).fill(200))
    expect(await Promise.all([status(limited), status(other)])).toEqual([429, 429])
    const form = await fetch(`${limited.origin}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: newAddress(), base: '/ms' }),
      redirect: 'manual',
    })
    expect(form.headers.get('location')).toBe('/ms/newsletter?state=limited')
    await Promise.all([endSite(limited), endSite(other)])
  },
)

const newAddress = () => `reader-${randomUUID()}@example.com`
const subscribe = (email: string) => post(newsletterCalls.subscribe.path, { email })
const confirm = (link: string) =>
  post(newsletterCalls.confirm.path, { token: new URL(link).searchParams.get('confirm') })

async function confirmed(email: string) {
  await subscribe(email)
  expect((await confirm(linkIn(await mails.arrival(email)))).status).toBe(200)
}

/** Ends the minute without further mails to an address. */
const forgetMinute = () => query(url, "update newsletter_subscriptions set asked_at = asked_at - interval '61 seconds'")

const countReaders = async (database: string) =>
  Number((await query(database, 'select count(*) as readers from newsletter_subscriptions'))[0]!.readers)

const linkIn = ({ text }: ParsedMail, index = 0) => text!.match(/https?:\S+/g)![index]!

async function post(path: string, input: object, origin = site.origin) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
  })
  return { status: response.status, body: await response.json() }
}
