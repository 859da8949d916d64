import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { JsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, inject, test } from 'vitest'
import type { OpenApiDocument } from '#src/core/server/calls/openapi.ts'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { noVideos } from '#src/core/videos.ts'
import { openSessions } from '#src/features/account/server/accounts/sessions.ts'
import { openCaptchas } from '#src/features/account/server/captchas/captchas.ts'
import { openConfirmations } from '#src/features/account/server/confirmation/confirmations.ts'
import { openEmailCodes } from '#src/features/account/server/sign-in/email-codes.ts'
import { openSignIn } from '#src/features/account/server/sign-in/sign-in.ts'
import { createPreviewSigner } from '#src/features/news/server/drafts/preview-signature.ts'
import { statsReads } from '#src/features/rankings/server/publish/stats-reads.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { errorTable } from '#src/site/errors.ts'
import { bindHandlers } from '#src/site/handlers.ts'
import { indexesForSearch } from '#src/site/server/start/search-indexes.ts'
import { visit } from './setup/browser/browser.ts'
import { RawConnection } from './setup/peers/raw-request.ts'
import { cookieOf } from './setup/site/studio-site.ts'

const projectRoot = resolve(import.meta.dirname, '..')
const gameData = readGameData(projectRoot)
const db = openDb(inject('databaseUrl'), { pool: 1, namedStatements: false })
const launch = {
  seasons: [...gameData.seasons.keys()],
  champions: ['TFT10_Illaoi'],
  links: { support: 'https://example.com' },
}
const staticPages = {
  content: { gameId: '1', areaId: '1' },
  regenerate: async () => 'done' as const,
  reportVersion: () => undefined,
}
const origin = () => 'http://localhost'
const news = { gameId: '1', videoEmbeds: {}, backgrounds: {}, editorOrigin: origin, report: () => undefined }
const signer = createPreviewSigner(new Map([['studio', ['a-secret-of-this-test-alone']]]))
const privateData = openPrivateData(new Map([['test', ['a-secret-of-this-test-alone-as-well']]]))
const notices = { untilHeard: async () => undefined }
const stores = { db, redis: null, privateData, notices }
const gamePlatform = { listCharacters: async () => [], grant: async () => undefined }
const sessions = openSessions({ db, privateData, production: false })
const codes = { ...stores, codes: openEmailCodes(stores), captchas: openCaptchas(stores) }
const calls = [
  ...bindHandlers({
    ...stores,
    projectRoot,
    gameData: () => gameData,
    showText: async (html) => html,
    account: {
      sessions,
      signIn: openSignIn({ ...codes, report: () => undefined }),
      gameId: '1',
      confirmations: openConfirmations({ ...codes, sessions, ways: [] }),
      ways: [],
      labelOf: () => '',
      onFault: () => undefined,
    },
    activities: [],
    analytics: { timeZone: 'UTC', campaignCodes: [], tallyFault: () => undefined },
    launch,
    campaign: {
      campaign: null,
      support: undefined,
      video: noVideos,
      gamePlatform,
      countRefused: () => undefined,
      namesOf: async () => new Map(),
      gameAccountOf: async () => ({ identities: [] }),
    },
    news,
    rankings: { minimum: 100, seasonMinimum: 1, sampleMatches: 0, report: () => undefined },
    staticPages,
    lineupPictures: { hashOf: async () => '0123456789abcdef' },
    searchIndexOf: indexesForSearch({ projectRoot, gameData: () => gameData, db }),
    doTextWork,
    studio: { signer, origin, timeZone: 'UTC', covers: () => [], videos: noVideos, pictureOrigins: [] },
  }).values(),
]
/** Outcomes that are no fault, such as "not signed in". */
const errorsOfSuccess = Object.values(errorTable).flatMap(({ code, status }) => (status === 200 ? code : []))
const paths = calls.map(({ call }) => call.path)
afterAll(() => db.destroy())

/** Required fields; of several shapes, those of the first. */
function requiredOf(schema: JsonSchema): string[] {
  const [first] = schema.anyOf ?? []
  return (typeof first === 'object' ? first : schema).required ?? []
}

const api = async (): Promise<OpenApiDocument> => (await fetch(`${inject('origin')}/api/openapi.json`)).json()

/** Calls of the studio reject strangers before they read the input. */
const editorCookie = () =>
  cookieOf(inject('origin'), readFileSync(join(inject('dataFolder'), 'studio-token'), 'utf8').trim())

async function post(path: string, body: unknown) {
  const response = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await editorCookie() },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    envelope: (await response.json()) as { code: number; ret: number; msg: string; data: unknown },
  }
}

test('the OpenAPI document has every call under its own name, and every reference in it leads somewhere', async () => {
  const document = await api()
  expect(document.openapi).toBe('3.1.0')
  const posts = Object.entries(document.paths).filter(([, { post }]) => post)
  expect(posts.map(([path]) => path).sort()).toEqual([...paths].sort())
  const names = posts.map(([, { post }]) => post.operationId)
  expect(new Set(names).size).toBe(names.length)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  expect(references.length).toBeGreaterThan(0)
  for (const path of references) {
    const found = path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
    expect(found, path).toBeTypeOf('object')
  }
})

/** Spellings of a path that all mean the same. */
const spellingsOf = (path: string): string[] => [
  path,
  path.replace(/[a-z](?=[^/]*$)/i, percentEncoded),
  path.replace(/(?<=^\/(api\/)?)[a-z]/, percentEncoded),
  path.replace(/[a-z]/gi, percentEncoded),
]

const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

const editorsPaths = [
  '/studio/pictures',
  ...calls.flatMap(({ call: { path, audience } }) =>
    audience === 'editors' || path.startsWith('/api/studio') ? path : [],
  ),
]

test.each(editorsPaths.flatMap(spellingsOf))('%s refuses strangers before it reads their input', async (path) => {
  const connection = await RawConnection.open(inject('origin'))
  connection.socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n`,
  )
  await connection.answered
  expect(connection.answer.status).toBe(401)
  connection.socket.destroy()
})

describe.each(calls.map(({ call }) => [call.path, call] as const))('%s', (path, call) => {
  test('requires the fields that its document says, and names the first that is missing', async () => {
    const { schema } = (await api()).paths[path]!.post.requestBody.content['application/json']
    const [first] = requiredOf(schema)
    const { status, envelope } = await post(path, {})
    const code = envelope[call.envelope ?? 'code']
    const isFine = code === 0 || errorsOfSuccess.includes(code)
    const isOfAccount = call.errors.includes('session_expired') && call.audience === undefined
    if (!first && isOfAccount) return expect(status).toBe(401)
    if (!first) return expect({ status, isFine }).toEqual({ status: 200, isFine: true })
    expect({ status, code }).toEqual({ status: 400, code: 400001 })
    expect(envelope.msg).toMatch(new RegExp(`^${first}: `))
  })

  test('refuses whatever does not fit, by the first wrong field, and never fails at it', async () => {
    const input = call.input as unknown as { entries: object; options?: { entries: object }[] }
    const fields = Object.keys((input.options?.[0] ?? input).entries)
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(1, 2 ** 31, 2 ** 53)) // the last two exceed the database's integers
    const bodies = fc
      .oneof(
        fc.record(Object.fromEntries(fields.map((name) => [name, anything])), { requiredKeys: [] }),
        anything.filter((value) => value !== null),
      )
      .filter((body) => !hasRefusedKey(body))
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { issues } = v.safeParse(call.input, body)
        const { status, envelope } = await post(path, body)
        const isFit = !issues && !Array.isArray(body)
        const field = issues && !Array.isArray(body) ? (v.getDotPath(deepest(issues[0])) ?? 'body') : 'body'
        expect(status < 500).toBe(true)
        // an unknown language or game of a body is refused before its fields
        if (refusedFirst.includes(envelope.code)) {
          expect(status).toBe(400)
          expect('language' in (body as object) || 'gameid' in (body as object)).toBe(true)
          return
        }
        expect(status === 400 && envelope.msg.startsWith(`${field}: `)).toBe(!isFit)
      }),
      { numRuns: 30 },
    )
  })
})

const refusedFirst = [errorTable.unknown_game, errorTable.unknown_language].map((each) => each!.code)

/** Of several shapes, the issue of the first. */
const deepest = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => (issue.issues ? deepest(issue.issues[0]) : issue)

/** True when the parser rejects a body before any field; see requests.spec.ts. */
const hasRefusedKey = (body: unknown) => /"(__proto__|constructor)"\s*:/.test(JSON.stringify(body))

test('the page of the calls shows every call and every error, without a script and within its policy', async () => {
  const { page, seen } = await visit('/api/docs', { ready: false })
  expect(await page.locator('h2').allTextContents()).toEqual([
    ...paths.map((path) => `POST ${path}`),
    ...Object.keys(statsReads).map((path) => `GET ${path}`),
    'Errors',
  ])
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.locator('#errors tbody tr').count()).toBeGreaterThan(5)
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(7, 6, 15)')
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test.each(['/api/docs', '/dev/outbox', '/studio', '/act/2025gsot/?lang=en'])(
  'the page %s brings the styles that its parts name',
  async (path) => {
    const html = await (await fetch(inject('origin') + path)).text()
    const [, style] = /<style>(.*?)<\/style>/s.exec(html)!
    const named = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((each) => !style!.includes(`.${each}`))).toEqual([])
  },
)
