import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { newsCalls } from '#src/features/news/news.contract.ts'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { removeDataFolder, type Site, startSite } from '../../../../e2e/setup/site/site.ts'
import { analyticsCalls } from '../analytics.contract.ts'
import { deleteSessionsBefore, insertActions, listDayTotals } from './analytics.store.ts'
import { deleteOldEntrants, insertEntry, listEntriesOfDay } from './entries.store.ts'

let site: Site
let url: string
let database: pg.Client
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'debug', TRUSTED_PROXIES: 'loopback' })
  database = new pg.Client(url)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await site.end()
  removeDataFolder(site.dataFolder)
})
beforeEach(async () => void (await database.query('truncate analytics_days, analytics_sessions')))

const { reportActions, reportFaults } = analyticsCalls
const view = { action: 'page_view', page: 'home' }
const acts = (...actions: object[]) => ({ language: 'en', actions })
const newSession = () => randomBytes(16).toString('hex')

async function send(path: string, input: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  })
  return { status: response.status, body: await response.json() }
}
const report = (input: unknown, headers?: Record<string, string>) => send(reportActions.path, input, headers)

async function totals() {
  const { rows } = await database.query(
    `select action, page, language, count::int, sessions::int from analytics_days order by action, page, language`,
  )
  return rows.map((row) => Object.values(row).join(' '))
}

describe('actions', () => {
  test('are added up by day, action, page and language', async () => {
    const search = { action: 'search', page: 'news' }
    expect(await report(acts(view, view, search))).toMatchObject({ status: 200, body: { data: { counted: 3 } } })
    await report(acts(view))
    await report({ ...acts(view), language: 'th' })
    expect(await totals()).toEqual(['page_view home en 3 0', 'page_view home th 1 0', 'search news en 1 0'])
    const { rows } = await database.query(
      `select distinct day = (now() at time zone 'Asia/Singapore')::date as today from analytics_days`,
    )
    expect(rows).toEqual([{ today: true }])
  })

  test('of a session count it once a day, with its first action', async () => {
    const session_id = newSession()
    await report({ ...acts({ action: 'share', page: 'newsDetail' }, view), session_id })
    await report({ ...acts(view), session_id })
    await report({ ...acts(view), session_id: newSession() })
    await report(acts(view))
    expect(await totals()).toEqual(['page_view home en 4 1', 'share newsDetail en 1 1'])
    expect((await database.query('select count(*)::int as n from analytics_sessions')).rows).toEqual([{ n: 2 }])
  })

  test.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'of a browser that says %j are counted nowhere',
    async (headers) => {
      const answer = await report({ ...acts(view), session_id: newSession() }, headers)
      expect(answer).toMatchObject({ status: 200, body: { code: 0, data: { counted: 0 } } })
      expect(await totals()).toEqual([])
      expect((await database.query('select * from analytics_sessions')).rows).toEqual([])
      expect(await send(reportFaults.path, { reports: [fault] }, headers)).toMatchObject({
        body: { data: { counted: 0 } },
      })
    },
  )

  test('of many concurrent senders are all counted', async () => {
    const pairs = ['home', 'guide', 'openSource'].map((page) => ({ action: 'page_view', page }))
    const orders = [pairs, pairs.toReversed()]
    const sent = Array.from({ length: 60 }, (_, n) => report({ ...acts(...orders[n % 2]!), session_id: newSession() }))
    expect((await Promise.all(sent)).filter(({ status }) => status !== 200)).toEqual([])
    const counts = (await totals()).map((row) => row.split(' '))
    expect(counts.map(([, , , count]) => count)).toEqual(['60', '60', '60'])
    expect(counts.reduce((sum, [, , , , sessions]) => sum + Number(sessions), 0)).toBe(60)
  })

  test('of another site are refused', async () => {
    expect(await report(acts(view), { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(await report(acts(view), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await totals()).toEqual([])
  })

  test('leave no trace of the visitor: no address, no browser, no cookie', async () => {
    const canary = 'canary-4711'
    const headers = {
      'user-agent': canary,
      cookie: `cc_cookie=${canary}`,
      referer: `https://${canary}.example`,
      'accept-language': canary,
      'x-forwarded-for': '203.0.113.47',
    }
    expect(await report({ ...acts(view), session_id: newSession() }, headers)).toMatchObject({ status: 200 })
    expect(await send(reportFaults.path, { reports: [fault] }, headers)).toMatchObject({ status: 200 })
    const stored = await database.query(
      'select to_jsonb(analytics_days) from analytics_days union all select to_jsonb(analytics_sessions) from analytics_sessions',
    )
    const columns = stored.rows.flatMap(({ to_jsonb }) => Object.keys(to_jsonb))
    expect([...new Set(columns)].sort()).toEqual([
      'action',
      'count',
      'day',
      'language',
      'page',
      'session_id',
      'sessions',
    ])
    for (const text of [JSON.stringify(stored.rows), site.output()]) {
      expect(text).not.toContain(canary)
      expect(text).not.toContain('203.0.113')
    }
  })
})

describe('a refusal of actions names the first wrong field', () => {
  test.each<[string, object]>([
    ['language', { language: undefined }],
    ['language', { language: 'EN' }],
    ['session_id', { session_id: '' }],
    ['session_id', { session_id: 'A'.repeat(32) }],
    ['session_id', { session_id: 'a'.repeat(33) }],
    ['session_id', { session_id: null }],
    ['actions', { actions: undefined }],
    ['actions', { actions: {} }],
    ['actions', { actions: [] }],
    ['actions', { actions: Array.from({ length: 21 }, () => view) }],
    ['actions.0', { actions: ['page_view'] }],
    ['actions.0.action', { actions: [{ page: 'home' }] }],
    ['actions.1.action', { actions: [view, { ...view, action: 'made_up' }] }],
    ['actions.0.page', { actions: [{ ...view, page: '/en/' }] }],
    ['actions.0.page', { actions: [{ ...view, page: 'madeUp' }] }],
    ['actions.0.user', { actions: [{ ...view, user: 'anna' }] }],
    ['actions.0.ecode', { actions: [{ ...view, ecode: 'launch-trailer' }] }],
    ['actions.0.ecode', { actions: [{ ...view, action: 'campaign_entry' }] }],
    ['actions.0.ecode', { actions: [{ ...view, action: 'campaign_entry', ecode: '' }] }],
    ['actions.0.ecode', { actions: [{ ...view, action: 'campaign_entry', ecode: 'anna@players.example' }] }],
    ['actions.0.ecode', { actions: [{ ...view, action: 'campaign_entry', ecode: 'a'.repeat(65) }] }],
    ['address', { address: '203.0.113.47' }],
  ])('%s: %j', async (field, wrong) => {
    const { status, body } = await report({ ...acts(view), ...wrong })
    expect([status, body.code]).toEqual([400, 400001])
    expect(body.msg).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `))
    expect(await totals()).toEqual([])
  })

  test.each([7, 'english'])('a language that no site has: %j', async (language) => {
    expect(await report({ ...acts(view), language })).toMatchObject({ status: 400, body: { code: 400006 } })
  })

  test.each(['[]', '"text"', 'null', '5', '{'])('a body that is no object: %s', async (text) => {
    expect((await report(text)).status).toBe(400)
  })
})

const fault = { kind: 'ajax_error', page: 'news', path: newsCalls.listFeeds.path, status: 503 }

test('faults are added up by day, kind, page and language', async () => {
  const script = { kind: 'script_error', page: 'home' }
  for (const reports of [[fault, script, fault], [script]]) {
    expect(await send(reportFaults.path, { reports }, { 'x-language': 'th' })).toMatchObject({ status: 200 })
  }
  expect(await totals()).toEqual(['ajax_error news th 2 0', 'script_error home th 2 0'])
})

describe('a refusal of faults names the first wrong field', () => {
  test.each<[string, unknown]>([
    ['reports', undefined],
    ['reports', 'ajax_error'],
    ['reports', []],
    ['reports', Array.from({ length: 21 }, () => fault)],
    ['reports.0.kind', [{ ...fault, kind: 'made_up' }]],
    ['reports.1.page', [fault, { ...fault, page: undefined }]],
    ['reports.0.page', [{ ...fault, page: 'madeUp' }]],
    ['reports.0.path', [{ ...fault, path: '/api/made-up' }]],
    ['reports.0.path', [{ ...fault, path: '/en/news' }]],
    ['reports.0.path', [{ ...fault, path: 7 }]],
    ['reports.0.path', [{ ...fault, path: 'x'.repeat(201) }]],
    ['reports.0.status', [{ ...fault, status: 99 }]],
    ['reports.0.status', [{ ...fault, status: '503' }]],
    ['reports.0.code', [{ ...fault, code: -1 }]],
    ['reports.0.code', [{ ...fault, code: 1.5 }]],
    ['reports.0.session_id', [{ ...fault, session_id: newSession() }]],
    ['reports.0.message', [{ ...fault, message: 'words' }]],
  ])('%s: %j', async (field, reports) => {
    const { status, body } = await send(reportFaults.path, { reports })
    expect([status, body.code]).toEqual([400, 400001])
    expect(body.msg).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `))
  })

  test('an additional identifier', async () => {
    const { status, body } = await send(reportFaults.path, { reports: [fault], session_id: newSession() })
    expect([status, body.msg]).toEqual([400, expect.stringMatching(/^session_id: /)])
  })
})

test('campaign entrants are deleted: visitors after their day, accounts after a year; totals stay', async () => {
  const db = openDb(url, { pool: 1, namedStatements: true })
  const enter = (isAccount: boolean, digests: Buffer[] = [randomBytes(32)]) =>
    insertEntry(db, {
      code: 'a',
      digests: digests as [Buffer],
      timeZone: 'UTC',
      accountDigest: isAccount ? randomBytes(32) : null,
    })
  const ageBy = (days: number) => database.query('update analytics_entrants set day = day - $1::int', [days])
  try {
    const [old, current] = [randomBytes(32), randomBytes(32)]
    expect([await enter(false), await enter(true, [old])]).toEqual([true, true])
    expect(await enter(true, [current, old])).toBe(false) // the key was rotated
    expect(await deleteOldEntrants(db, { days: 365, timeZone: 'UTC' })).toBe(0)
    await ageBy(1)
    expect(await deleteOldEntrants(db, { days: 365, timeZone: 'UTC' })).toBe(1)
    await ageBy(364)
    expect(await deleteOldEntrants(db, { days: 365, timeZone: 'UTC' })).toBe(0)
    await ageBy(1)
    expect(await deleteOldEntrants(db, { days: 365, timeZone: 'UTC' })).toBe(1)
    expect(await listEntriesOfDay(db, null, 'UTC')).toEqual([{ code: 'a', count: 2 }])
  } finally {
    await db.destroy()
  }
})

test('session ids are deleted after their days, totals stay', async () => {
  const db = openDb(url, { pool: 1, namedStatements: true })
  try {
    const actions = [{ action: 'page_view', page: 'home' }] as const
    await insertActions(db, { actions: [...actions], language: 'en', sessionId: newSession(), timeZone: 'UTC' })
    await database.query(`update analytics_days set day = day - 40`)
    await database.query(`update analytics_sessions set day = day - 40`)
    await insertActions(db, { actions: [...actions], language: 'en', sessionId: newSession(), timeZone: 'UTC' })
    expect(await deleteSessionsBefore(db, 30)).toBe(1)
    expect(await deleteSessionsBefore(db, 30)).toBe(0)
    expect(await listDayTotals(db, 7, 'UTC')).toMatchObject([{ count: 1, sessions: 1 }])
    expect(await listDayTotals(db, 60, 'UTC')).toHaveLength(2)
  } finally {
    await db.destroy()
  }
})
