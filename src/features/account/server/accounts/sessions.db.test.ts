import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Sender, SentCookie } from '#src/core/server/calls/handle.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { deleteLostGuests } from './accounts.store.ts'
import { openSessions } from './sessions.ts'
import { insertIdentity } from './users.store.ts'

const privateData = openPrivateData(new Map([['test', ['a secret of this test']]]))
let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

const newAccount = (channel: number) =>
  db
    .transaction()
    .execute((trx) =>
      insertIdentity(trx, { channel, subjectDigests: [randomBytes(32)], subjectSealed: 'sealed elsewhere' }),
    )

/** A browser without cookies that collects the cookies of its answers. */
function newBrowser(keepsSecureCookies = false): Sender & { given: SentCookie[] } {
  const given: SentCookie[] = []
  return {
    given,
    address: '',
    cookie: () => undefined,
    keepsSecureCookies: () => keepsSecureCookies,
    setCookie: (cookie) => void given.push(cookie),
  }
}

/** Signs a browser in. Returns its new cookies by name. */
async function cookiesOf(browser: ReturnType<typeof newBrowser>, production = false) {
  const sessions = openSessions({ db, privateData, production })
  const userId = await newAccount(channels.email)
  await db
    .transaction()
    .execute((trx) => sessions.begin(trx, browser, { userId, channel: channels.email, language: 'en' }))
  sessions.browserOf(browser)
  return Object.fromEntries(browser.given.map(({ name, value: _, ...rest }) => [name, rest]))
}

test('no script reads a session, no other host sets it, and it is sent over https only', async () => {
  const days = (number: number) => number * 24 * 60 * 60
  const safe = {
    '__Host-encore-session': { seconds: days(30), isSecure: true },
    'encore-in': { seconds: days(30), isSecure: true, isReadable: true }, // proves nothing
    '__Host-encore-browser': { seconds: days(180), isSecure: true },
  }
  expect(await cookiesOf(newBrowser(false), true)).toEqual(safe)
  expect(await cookiesOf(newBrowser(true))).toEqual(safe)
})

test('outside production a browser that refuses such cookies gets plain ones, that no script reads either', async () => {
  const { 'encore-session': session, 'encore-browser': browser } = await cookiesOf(newBrowser(false))
  expect([session, browser]).toEqual(Array(2).fill({ seconds: expect.any(Number), isSecure: false }))
})

test('guests without a session are deleted after an hour; accounts that can sign in again stay', async () => {
  const [lost, present, known, fresh] = [
    await newAccount(channels.guest),
    await newAccount(channels.guest),
    await newAccount(channels.email),
    await newAccount(channels.guest),
  ]
  const sessions = openSessions({ db, privateData, production: true })
  await db
    .transaction()
    .execute((trx) => sessions.begin(trx, newBrowser(), { userId: present, channel: channels.guest, language: 'en' }))
  const all = [lost, present, known, fresh]
  await query(url, 'update account_users set created_at = now() - interval $$61 minutes$$ where user_id = any($1)', [
    all.filter((each) => each !== fresh),
  ])
  await deleteLostGuests(db)
  const left = await query(url, 'select user_id from account_users where user_id = any($1)', [all])
  expect(left.map(({ user_id }) => user_id).sort()).toEqual([present, known, fresh].sort())
  await query(url, "update account_sessions set expires_at = now() - interval '1 second' where user_id = $1", [present])
  expect(await deleteLostGuests(db)).toBe(1)
})
