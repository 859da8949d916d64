import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { askInProcess, bindCalls } from '#src/core/server/calls/handle.ts'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { consentCalls } from '../consent.contract.ts'
import { consentHandlers } from './consent.handlers.ts'

const database = new pg.Client(inject('databaseUrl'))
beforeAll(() => database.connect())
afterAll(() => database.end())

const choice = () => ({ consent_id: randomUUID(), revision: 1, categories: ['necessary', 'analytics'] })

test('a choice is stored with its language and nothing that identifies the visitor', async () => {
  const sent = choice()
  expect(await record(sent, 'TH')).toMatchObject({ status: 200, body: { code: 0, data: { recorded: true } } })
  const { rows } = await database.query('select * from consent_proofs where consent_id = $1', [sent.consent_id])
  expect(rows).toEqual([{ ...sent, language: 'th', given_at: expect.any(Date) }])
})

test('each change of a choice is a proof of its own', async () => {
  const sent = choice()
  await record(sent)
  await record({ ...sent, categories: ['necessary'] })
  const { rows } = await database.query(
    'select categories from consent_proofs where consent_id = $1 order by given_at',
    [sent.consent_id],
  )
  expect(rows.map(({ categories }) => categories)).toEqual([sent.categories, ['necessary']])
})

test('240 proofs of a network are stored an hour; one more succeeds unrecorded, other networks go on', async () => {
  const db = openDb(inject('databaseUrl'), { pool: 4, namedStatements: false })
  onTestFinished(() => db.destroy())
  const privateData = openPrivateData(new Map([['test', [`a secret of this run: ${randomUUID()}`]]]))
  const calls = bindCalls([consentHandlers({ db, redis: null, privateData })])
  const recordFrom = (address: string, id: string) => {
    const sender = {
      address,
      cookie: () => undefined,
      keepsSecureCookies: () => false,
      setCookie: () => undefined,
    }
    const ask = askInProcess({ language: 'en', test: false, sender }, calls)
    return ask(consentCalls.recordConsent, { consent_id: id, revision: 1, categories: ['necessary'] })
  }
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 243 }, () => recordFrom('203.0.113.9', id)))
  expect(answers.filter((each) => each.ok && !each.data.recorded)).toHaveLength(3)
  expect(await recordFrom('203.0.113.77', id)).toEqual({ ok: true, data: { recorded: false } })
  expect(await recordFrom('203.0.114.9', id)).toEqual({ ok: true, data: { recorded: true } })
  const { rowCount } = await database.query('select 1 from consent_proofs where consent_id = $1', [id])
  expect(rowCount).toBe(241)
})

describe('a refusal of a choice names the first wrong field', () => {
  test.each([
    ['consent_id', undefined],
    ['consent_id', 'not-an-id'],
    ['consent_id', 7],
    ['revision', undefined],
    ['revision', '1'],
    ['revision', 1.5],
    ['revision', -1],
    ['revision', 10_001],
    ['categories', undefined],
    ['categories', 'necessary'],
    ['categories', []],
    ['categories', ['analytics']],
    ['categories', ['necessary', 'necessary']],
    ['categories.1', ['necessary', 'marketing']],
    ['extra', 'anything'],
  ])('%s: %j', async (field, value) => {
    const name = field.split('.')[0]!
    const { status, body } = await record({ ...choice(), [name]: value })
    expect(status).toBe(400)
    expect(body.code).not.toBe(0)
    expect(body.msg).toMatch(new RegExp(`^${field}: `))
  })

  test.each(['[]', '"text"', 'null', '5'])('a body that is no object: %s', async (text) => {
    expect((await send(text)).status).toBe(400)
  })
})

const record = (input: object, language = 'EN') => send(JSON.stringify(input), language)

async function send(text: string, language = 'EN') {
  const response = await fetch(inject('origin') + consentCalls.recordConsent.path, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', 'x-language': language },
  })
  return { status: response.status, body: await response.json() }
}
