import Fastify from 'fastify'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addSenders } from '#src/core/server/http/sender.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { openStudio } from './studio-access.ts'

const token = 'a-token-that-is-annas-alone'

/** One of several instances: signs in, signs out, and says which editor a cookie is of. */
async function openInstance(db: Db) {
  const studioTokens = new Map([['anna', [token]]])
  const config = { production: true, adminUrl: null, dataFolder: '', previewKeys: null, studioTokens }
  const studio = openStudio(config, db)
  const app = Fastify()
  await addSenders(app)
  app.post('/in', async (_, reply) => ({ editor: studio.signIn(reply, token) }))
  app.post('/out', async (request, reply) => {
    await studio.signOut(request, reply)
    return {}
  })
  app.get('/editor', async (request) => ({ editor: (await studio.memberOf(request))?.name ?? null }))
  const ask = (method: 'GET' | 'POST', url: string, cookie = '') => app.inject({ method, url, headers: { cookie } })
  return {
    signIn: async () => String((await ask('POST', '/in')).headers['set-cookie']).split(';')[0]!,
    signOut: (cookie: string) => ask('POST', '/out', cookie),
    editorOf: async (cookie: string) => (await ask('GET', '/editor', cookie)).json().editor,
  }
}

test('signing out ends the sign-in on every instance, and no other one of the editor', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const [one, other] = [await openInstance(db), await openInstance(db)]
  const [cookie, second] = [await one.signIn(), await one.signIn()]
  for (const instance of [one, other]) expect(await instance.editorOf(cookie)).toBe('anna')
  for (const instance of [one, other]) expect((await instance.signOut(cookie)).statusCode).toBe(200)
  for (const instance of [one, other]) {
    expect(await instance.editorOf(cookie)).toBeNull()
    expect(await instance.editorOf(`${cookie}.`)).toBeNull()
    expect(await instance.editorOf(second)).toBe('anna')
  }
  await query(url, "update news_ended_sign_ins set expires_at = now() - interval '2 days'")
  await one.signOut(second)
  expect(await query(url, 'select 1 from news_ended_sign_ins')).toHaveLength(1)
})
