import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { deleteAccount, deleteAllSessions, deleteOtherSessions, insertEvent, updateName } from './accounts.store.ts'
import { deleteSession, insertSession } from './sessions.store.ts'

let db: Db
let url: string
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
})
afterAll(() => db.destroy())

/** An account with a session. */
async function newAccount() {
  const { user_id: id } = await db
    .insertInto('account_users')
    .defaultValues()
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const tokenDigest = randomBytes(32)
  await insertSession(db, { tokenDigest, before: null, userId: id, channel: channels.email, language: 'en' })
  return { id, tokenDigest }
}

test.each([
  ['an event', (db: Db, { id }: { id: string }) => insertEvent(db, id, 'deletion-refused')],
  ['a name', (db: Db, { id }: { id: string }) => updateName(db, id, 'sealed')],
  ['the end of other sessions', (db: Db, { id }: { id: string }) => deleteOtherSessions(db, id, randomBytes(32))],
  ['the end of all sessions', (db: Db, { id }: { id: string }) => deleteAllSessions(db, id)],
  ['a sign-out', (db: Db, { tokenDigest }: { tokenDigest: Buffer }) => deleteSession(db, tokenDigest)],
  ['another deletion', (db: Db, { id }: { id: string }) => deleteAccount(db, id, [])],
])('%s that waits for the deletion of its account fails nothing and leaves nothing', async (_, change) => {
  const account = await newAccount()
  const waits = `select 1 from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`
  const { later } = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('account_users').where('user_id', '=', account.id).execute()
    const later = change(db, account).then(
      () => 'done',
      (error: Error) => error.message,
    )
    await expect.poll(() => query(url, waits)).toHaveLength(1)
    return { later }
  })
  expect(await later).toBe('done')
  expect(await query(url, 'select 1 from account_events where user_id = $1', [account.id])).toEqual([])
})

test('an event of an account that is gone is none', async () => {
  const { id } = await newAccount()
  expect(await insertEvent(db, id, 'exported')).toBe(true)
  await deleteAccount(db, id, [])
  expect(await insertEvent(db, id, 'exported')).toBe(false)
})

test('a sign-out locks the account before its sessions, so that no deletion waits for it in a circle', async () => {
  const { id, tokenDigest } = await newAccount()
  const { ended } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('account_users').select('user_id').where('user_id', '=', id).forUpdate().execute()
    const ended = deleteSession(db, tokenDigest).catch((error: Error) => error)
    await expect
      .poll(() =>
        query(url, `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1)
    await trx.deleteFrom('account_sessions').where('user_id', '=', id).execute()
    return { ended }
  })
  expect(await ended).toBeUndefined()
  expect(await query(url, 'select 1 from account_sessions where user_id = $1', [id])).toEqual([])
})
