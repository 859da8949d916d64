import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { createDatabase, query } from '../../../../e2e/setup/database/postgres.ts'
import { countPageViews, insertActions } from './analytics.store.ts'

test('views of a page are counted since a day, and are null where none is counted', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const asked = { page: 'preRegister', since: new Date().toISOString(), timeZone: 'Asia/Singapore' }
  const views = () => countPageViews(db, asked)
  expect(await views()).toBeNull()
  const acts = { language: 'en', timeZone: 'Asia/Singapore' }
  const seen = [
    { action: 'page_view', page: 'preRegister' },
    { action: 'share', page: 'preRegister' },
    { action: 'page_view', page: 'home' },
  ] as const
  await insertActions(db, { ...acts, actions: [...seen, seen[0]] })
  expect(await views()).toBe(2)
  await query(url, "update analytics_days set day = day - 1 where page = 'preRegister'")
  expect(await views()).toBeNull()
})
