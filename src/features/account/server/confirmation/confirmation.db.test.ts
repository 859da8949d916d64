import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Sender } from '#src/core/server/calls/handle.ts'
import { makeJobTables } from '#src/core/server/jobs/jobs.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { confirmationLasts } from '#src/features/account/confirmation.rules.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { openSessions } from '../accounts/sessions.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import { insertIdentity } from '../accounts/users.store.ts'
import { openCaptchas } from '../captchas/captchas.ts'
import { openEmailCodes } from '../sign-in/email-codes.ts'
import { openConfirmations } from './confirmations.ts'
import { contactOf } from './contact.ts'

const privateData = openPrivateData(new Map([['test', ['a secret of this test']]]))
const provider = { channel: 15, label: 'Device', isInWebView: false }
let url: string
let db: Db
let parts: Parameters<typeof openConfirmations>[0]
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await makeJobTables(db, { url, log: createLog('silent') })
  const stores = { db, redis: null, privateData, notices: { untilHeard: async () => undefined } }
  const sessions = openSessions({ db, privateData, production: false })
  const [codes, captchas] = [openEmailCodes(stores), openCaptchas(stores)]
  parts = { db, privateData, codes, captchas, sessions, ways: [provider] }
})
afterAll(() => db.destroy())
beforeEach(() => query(url, 'truncate core_codes, core_limits, account_code_entries'))

const newBrowser = (): Sender => {
  const cookies = new Map<string, string>()
  return {
    address: '192.0.2.7',
    cookie: (name) => cookies.get(name),
    keepsSecureCookies: () => false,
    setCookie: ({ name, value }) => void cookies.set(name, value),
  }
}

const newAccount = async (channel: number, subject: string = randomUUID()) => {
  const subjectSealed = await privateData.seal(subject)
  const identity = { channel, subjectDigests: subjectDigestsOf(subject, privateData), subjectSealed }
  return db.transaction().execute((trx) => insertIdentity(trx, identity))
}

async function signIn(sender: Sender, userId: string, channel: number = channels.email) {
  const { begin } = openSessions({ db, privateData, production: false })
  await db.transaction().execute((trx) => begin(trx, sender, { userId, channel, language: 'th' }))
  return { userId, sender }
}

const newPlayer = async () => signIn(newBrowser(), await newAccount(channels.email, `${randomUUID()}@players.example`))
const pass = (minutes: number) =>
  query(url, 'update account_sessions set confirmed_at = confirmed_at - make_interval(mins => $1)', [minutes])

/** Requests a code; returns it as its letter has it. */
async function codeFor(owner: Awaited<ReturnType<typeof newPlayer>>) {
  expect(await openConfirmations(parts).ask(owner, 'en')).toMatchObject({ ok: true })
  const [row] = await query(url, 'select code_sealed as sealed from core_codes order by asked_at desc limit 1')
  return privateData.open(row!.sealed!)
}

test('a sign-in counts for ten minutes, then a code to the account does, for ten more', async () => {
  const confirmations = openConfirmations(parts)
  const player = await newPlayer()
  await pass(confirmationLasts - 1)
  expect(await confirmations.isDue(player)).toBe(false)
  await pass(1)
  expect(await confirmations.isDue(player)).toBe(true)
  const code = await codeFor(player)
  expect(await confirmations.enter(player, code)).toMatchObject({ ok: true })
  expect(await confirmations.isDue(player)).toBe(false)
  await pass(confirmationLasts)
  expect(await confirmations.enter(player, code)).toMatchObject({ ok: true })
  expect(await confirmations.isDue(player)).toBe(true)
})

test('a code confirms the session that entered it, no other one of the account', async () => {
  const confirmations = openConfirmations(parts)
  const player = await newPlayer()
  const elsewhere = await signIn(newBrowser(), player.userId)
  await pass(confirmationLasts)
  const code = await codeFor(player)
  expect(await confirmations.enter(elsewhere, code)).toMatchObject({ error: 'code_wrong' })
  expect(await confirmations.enter(player, code)).toMatchObject({ ok: true })
  expect([await confirmations.isDue(player), await confirmations.isDue(elsewhere)]).toEqual([false, true])
  const events = await query(url, 'select kind from account_events where user_id = $1', [player.userId])
  expect(events.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'confirmed'])
})

test('a code to another account, or for a sign-in, confirms nothing', async () => {
  const confirmations = openConfirmations(parts)
  const [sender, victim] = [newBrowser(), await newAccount(channels.email, `${randomUUID()}@players.example`)]
  const thief = await signIn(sender, await newAccount(channels.email, `${randomUUID()}@players.example`))
  const code = await codeFor(thief)
  const inBrowserOfThief = await signIn(sender, victim)
  await pass(confirmationLasts)
  expect(await confirmations.enter(inBrowserOfThief, code)).toMatchObject({ error: 'code_wrong' })
  const [subject] = (await contactOf(victim, parts)).emails
  const browser = parts.sessions.browserOf(sender)
  await parts.codes.ask({ purpose: 'sign-in', subject: subject!, browser, language: 'en', address: sender.address })
  const [row] = await query(url, "select code_sealed as sealed from core_codes where purpose = 'sign-in'")
  const ofSignIn = await privateData.open(row!.sealed!)
  expect(await confirmations.enter(inBrowserOfThief, ofSignIn)).toMatchObject({ error: 'code_wrong' })
  expect(await confirmations.isDue(inBrowserOfThief)).toBe(true)
})

test('an account of a provider signs in once more, and a guest has nothing to prove', async () => {
  const confirmations = openConfirmations(parts)
  const ofProvider = await signIn(newBrowser(), await newAccount(provider.channel), provider.channel)
  expect(await confirmations.isDue(ofProvider)).toBe(false)
  await pass(confirmationLasts)
  expect(await confirmations.read(ofProvider)).toEqual({
    way: 'sign-in',
    isDue: true,
    address: null,
    providers: [provider],
  })
  expect(await confirmations.ask(ofProvider, 'en')).toMatchObject({ error: 'illegal_request' })
  const again = await signIn(ofProvider.sender, ofProvider.userId, provider.channel)
  expect(await confirmations.isDue(again)).toBe(false)
  const guest = await signIn(newBrowser(), await newAccount(channels.guest), channels.guest)
  await pass(confirmationLasts)
  expect(await confirmations.isDue(guest)).toBe(false)
})

test('mails go to the address of an account in the language of its last sign-in', async () => {
  const { userId } = await newPlayer()
  const { emails, language } = await contactOf(userId, parts)
  expect([emails.length, emails[0]!.endsWith('@players.example'), language]).toEqual([1, true, 'th'])
})
