import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { storeArticle } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { countLikes, listLiked, updateLike, updateLikeOnce } from './likes.store.ts'

let db: Db
let url: string
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await migrate(db as never)
  await storeArticle(url, { id: 'dear', html: '' })
})
afterAll(() => db.destroy())

async function newAccount(): Promise<string> {
  const { user_id } = await db
    .insertInto('account_users')
    .defaultValues()
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user_id
}

test('a like is given, and taken back by the next; what is not published takes none', async () => {
  const accountId = await newAccount()
  expect(await updateLike(db, { contentId: 'dear', accountId })).toBe(true)
  expect(await updateLike(db, { contentId: 'dear', accountId })).toBe(false)
  await storeArticle(url, { id: 'to-come', html: '', published: new Date(Date.now() + 86_400_000) })
  expect(await updateLike(db, { contentId: 'to-come', accountId })).toBeNull()
  expect(await updateLike(db, { contentId: 'nothing', accountId })).toBeNull()
})

test('a wanted like or its end is the same however often it is asked for', async () => {
  const accountId = await newAccount()
  const want = (wanted: boolean, contentId = 'dear') => updateLike(db, { contentId, accountId, wanted })
  const count = async () => (await listLiked(db, ['dear'], accountId)).length
  expect([await want(false), await count()]).toEqual([false, 0])
  expect([await want(true), await want(true), await count()]).toEqual([true, true, 1])
  expect([await want(false), await want(false), await count()]).toEqual([false, false, 0])
  expect([await want(true, 'nothing'), await want(false, 'nothing')]).toEqual([null, null])
})

test('two likes of one account at the same moment are one like, and both hear of it', async () => {
  const like = { contentId: 'dear', accountId: await newAccount() }
  const waits = `select 1 from pg_locks where not granted and locktype = 'transactionid'
    and pid in (select pid from pg_stat_activity where datname = current_database())`
  const second = await db.transaction().execute(async (trx) => {
    expect(await updateLike(trx, like)).toBe(true)
    const later = updateLike(db, like)
    await expect.poll(() => query(url, waits)).toHaveLength(1)
    return { later }
  })
  expect(await second.later).toBe(true)
  expect(await countLikes(db, ['dear'])).toEqual(new Map([['dear', 1]]))
})

test('a like is toggled once per key, even by two requests at one moment', async () => {
  const [accountId, other] = [await newAccount(), await newAccount()]
  const toggle = (key: string, account = accountId) =>
    updateLikeOnce(db, { contentId: 'dear', accountId: account, key })
  expect([await toggle('first'), await toggle('first')]).toEqual([true, true])
  expect([await toggle('second'), await toggle('first')]).toEqual([false, true])
  expect(await listLiked(db, ['dear'], accountId)).toEqual([])
  expect(await toggle('first', other)).toBe(true)
  expect(await Promise.all([toggle('third'), toggle('third'), toggle('third')])).toEqual([true, true, true])
  expect(await listLiked(db, ['dear'], accountId)).toEqual(['dear'])
  expect(await updateLikeOnce(db, { contentId: 'nothing', accountId, key: 'first' })).toBeNull()
})

test('keys of over a day go with the next toggle of their account', async () => {
  const accountId = await newAccount()
  await updateLikeOnce(db, { contentId: 'dear', accountId, key: 'old' })
  await query(url, `update news_like_keys set toggled_at = now() - interval '25 hours' where account_id = $1`, [
    accountId,
  ])
  await updateLikeOnce(db, { contentId: 'dear', accountId, key: 'new' })
  const kept = await db.selectFrom('news_like_keys').select('key').where('account_id', '=', accountId).execute()
  expect(kept).toEqual([{ key: 'new' }])
})
