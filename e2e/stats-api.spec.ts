import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import { publishDatasets } from '#src/features/rankings/server/publish/datasets.ts'
import { pagesTask } from '#src/features/rankings/server/publish/rankings.jobs.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { matchLines } from './setup/data/matches.ts'
import { databaseUrlOf, query } from './setup/database/postgres.ts'
import { removeDataFolder, root, type Site, startSite } from './setup/site/site.ts'

const token = 'a-token-of-these-tests-alone'
let site: Site
beforeAll(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'encore-stats-'))
  mkdirSync(rejectsIn(dataFolder))
  for (const days of [29, 31]) {
    const file = join(rejectsIn(dataFolder), `${days}-days.txt`)
    writeFileSync(file, 'standard input:1: is not JSON\n')
    utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000))
  }
  site = await startSite({ DATA_DIR: dataFolder, LOG_LEVEL: 'fatal', INGEST_TOKENS: `importer:${token}` })
})
afterAll(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})
const rejectsIn = (dataFolder: string) => join(dataFolder, 'rejected-matches')
const authorization = `Bearer ${token}`
const send = (body: string | Buffer, headers: Record<string, string> = { authorization }) =>
  fetch(`${site.origin}/api/ingest/matches`, { method: 'POST', headers, body: body as string })

describe('matches that a program sends', () => {
  const lines = matchLines(40, { seed: 21 })

  test('are refused without a token, with a wrong one, and where the site has none', async () => {
    expect((await send(lines[0]!, {})).status).toBe(401)
    expect((await send(lines[0]!, { authorization: 'Bearer wrong' })).status).toBe(401)
    const closed = await fetch(`${inject('origin')}/api/ingest/matches`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(closed.status).toBe(404)
  })

  test('leave what was rejected for thirty days, whether more is sent or not', async () => {
    await expect.poll(() => readdirSync(rejectsIn(site.dataFolder))).toEqual(['29-days.txt'])
  })

  test('are counted, once each, and what can not be counted is told by line and reason', async () => {
    const first = await (await send(`${lines[0]}\nnonsense\n${lines[1]}\n`)).json()
    expect(first).toMatchObject({ code: 0, data: { lines: 3, counted: 2, repeated: 0, rejected: 1 } })
    expect(first.data.rejects).toMatchObject([{ line: 2, reason: 'is not JSON' }])
    const packed = await (await send(gzipSync(lines.join('\n')), { authorization })).json()
    expect(packed.data).toMatchObject({ lines: 40, counted: 38, repeated: 2, rejected: 0, rejects: [] })
  })

  test('may be none, and hold no place then', async () => {
    for (let time = 0; time < 3; time++) {
      const response = await fetch(`${site.origin}/api/ingest/matches`, { method: 'POST', headers: { authorization } })
      expect((await response.json()).data).toMatchObject({ lines: 0, counted: 0 })
    }
  })

  test('let pages be rendered anew once for many bodies, soon after the first', async () => {
    const url = databaseUrlOf(site.dataFolder)
    const postpone = () =>
      query(url, "select id from graphile_worker.add_job($1, run_at => now() + interval '1 hour', job_key => $1)", [
        pagesTask,
      ])
    await expect.poll(() => postpone().catch(() => [])).toHaveLength(1) // job tables are migrated after the start
    const listener = new pg.Client(url)
    const told: string[] = []
    listener.on('notification', ({ channel }) => told.push(channel))
    await listener.connect()
    onTestFinished(() => listener.end())
    await listener.query('listen encore_pages')
    for (const line of lines.slice(0, 3)) await send(line)
    await listener.query('select 1') // its answer follows all earlier notices
    expect(told).toEqual([])
    const [job, ...others] = await query(url, 'select id from graphile_worker.jobs where key = $1', [pagesTask])
    expect(others).toEqual([])
    await query(url, 'select graphile_worker.reschedule_jobs($1, run_at => now())', [[job!.id]])
    await expect.poll(() => told).toEqual(['encore_pages'])
  })

  test('are refused where they can not be unpacked to their end', async () => {
    const torn = gzipSync(lines.join('\n')).subarray(0, 3000)
    const response = await send(torn)
    expect(response.status).toBe(400)
    expect((await response.json()).msg).toContain("can't be read: unexpected end of file. Nothing of it was counted")
  })

  test.each([
    ['lines', gzipSync('\n'.repeat(20_000_000)), 'more than 200000 lines'],
    ['rejected lines', 'x\n'.repeat(5_000_000), 'more than 1000 rejected lines'],
  ])('are refused with more %s than one body may have', async (_, body, words) => {
    const response = await send(body, { authorization })
    expect(response.status).toBe(413)
    expect((await response.json()).msg).toContain(words)
  })

  test('count as far as they came where their sender leaves', async () => {
    const [one, other] = matchLines(2, { seed: 22 })
    const headers = { authorization, 'content-length': String(one!.length + other!.length + 1) }
    const sending = request(`${site.origin}/api/ingest/matches`, { method: 'POST', headers })
    sending.on('error', () => undefined)
    await new Promise((sent) => sending.write(`${one}\n${other!.slice(0, 500)}`, sent))
    sending.socket!.end() // half a line
    const db = openDb(databaseUrlOf(site.dataFolder), { pool: 1, namedStatements: true })
    const ids = [one, other].map((line) => JSON.parse(line!).metadata.match_id)
    const counted = async () =>
      (await db.selectFrom('rankings_matches').select('match_id').where('match_id', 'in', ids).execute()).length
    await expect.poll(counted, { timeout: 20_000 }).toBe(1)
    expect((await (await send(`${one}\n${other}`)).json()).data).toMatchObject({ counted: 1, repeated: 1 })
    await db.destroy()
  })
})

describe('what programs read', () => {
  const rankings = () => `${inject('origin')}/api/stats/rankings`

  test('figures of a ranking with their intervals, by the boards that are asked for', async () => {
    const response = await fetch(`${rankings()}/hero?season=m15s16&bracket=master-plus`, {
      headers: { 'x-language': 'CN' },
    })
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=300/)
    const told = await response.json()
    expect(told).toMatchObject({ schema_version: 1, season: 'm15s16', version: '15.15', sample: false })
    const [row] = told.rows
    expect(row.name).toMatch(/\p{Script=Han}/u)
    const own = figuresOf(row.places, { top4Effect: 1, winningEffect: 1, averageError: 0 })!
    expect(row.boards).toBe(own.boards)
    expect(row.top4_rate.value).toBeCloseTo(own.top4Rate.value, 5)
    expect(row.top4_rate.low).toBeLessThan(row.top4_rate.value)
  })

  test('nothing where they have it already, and why a question is refused', async () => {
    const first = await fetch(`${rankings()}/trait?season=m15s16`)
    const again = await fetch(`${rankings()}/trait?season=m15s16`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    const refused = await fetch(`${rankings()}/trait?bracket=wood`)
    expect(refused.status).toBe(400)
    expect((await refused.json()).msg).toMatch(/^bracket: /)
  })

  test('all tallies as CSV and JSON with their counts and checksums', async () => {
    const db = openDb(databaseUrlOf(site.dataFolder), { pool: 1, namedStatements: true })
    const parts = { db, gameData: () => readGameData(root) }
    await send(matchLines(40, { seed: 21 }).join('\n'))
    await publishDatasets(parts)
    const { files } = await (await fetch(`${site.origin}/api/stats/dataset`)).json()
    expect(files.map(({ url }: { url: string }) => url)).toEqual([
      '/api/stats/dataset/m15s16-15.15-ranked.csv',
      '/api/stats/dataset/m15s16-15.15-ranked.json',
    ])
    for (const { url, bytes, sha256 } of files) {
      for (const encoding of ['gzip', 'identity']) {
        const response = await fetch(site.origin + url, { headers: { 'accept-encoding': encoding } })
        const content = Buffer.from(await response.arrayBuffer())
        expect(content.length).toBe(bytes)
        expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
        expect(response.headers.get('etag')).toBe(`"${sha256}"`)
      }
    }
    const json = await (await fetch(site.origin + files[1].url)).json()
    const csv = (await (await fetch(site.origin + files[0].url)).text()).trim().split('\n')
    expect([csv.length - 1, json.rows.length]).toEqual([files[0].rows, files[1].rows])
    expect(csv[0]).toBe(json.columns.join(','))
    const all = json.rows.filter(([, ladder, kind]: string[]) => ladder === 'all' && kind === 'all')
    const boards = all.flatMap((row: number[]) => row.slice(5, 13)).reduce((sum: number, each: number) => sum + each, 0)
    expect(boards).toBe((40 + 2) * 8)
    await publishDatasets(parts, 0)
    const { files: later } = await (await fetch(`${site.origin}/api/stats/dataset`)).json()
    expect(later.map(({ made_at }: { made_at: string }) => made_at)).toEqual(
      files.map(({ made_at }: { made_at: string }) => made_at),
    )
    await db.destroy()
  })

  test('what there is to read stands in the document of the calls', async () => {
    const { paths } = await (await fetch(`${inject('origin')}/api/openapi.json`)).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/stats/rankings/lineup', '/api/stats/dataset/{file}']),
    )
    const missing = await fetch(`${inject('origin')}/api/stats/dataset/nothing.csv`)
    expect(missing.status).toBe(404)
  })
})
