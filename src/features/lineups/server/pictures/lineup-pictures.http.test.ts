import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreErrors } from '#src/core/errors.ts'
import { createRequestLimit } from '#src/core/server/http/request-limit.ts'
import { writeKeptFile } from '#src/core/server/process/kept-file.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { openPictureParts } from '../../../../../e2e/setup/data/picture-parts.ts'
import { encodeBoard } from '../../board-address.rules.ts'
import type { Lineup } from '../lineup-schema.ts'
import { KnownLineups } from './known-lineups.ts'
import { addLineupPictures } from './lineup-pictures.http.ts'
import { openLineupPictures } from './lineup-pictures.ts'

let folder: string
let parts: Awaited<ReturnType<typeof openPictureParts>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-lineup-pictures-'))
  parts = await openPictureParts(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Another start of the site with the same data folder. */
async function start(list: () => Promise<Lineup[]>, shown = ['m15s16', 'm10s16']) {
  const pictures = openLineupPictures({
    config: { artFolder: join(folder, 'own'), dataFolder: folder },
    projectRoot: parts.root,
    reportFileFault: (fault) => {
      throw fault
    },
    art: parts.art,
    origin: () => 'https://encore.example',
  })
  const app = Fastify()
  const site = {
    answerFailure: async (_: unknown, reply: FastifyReply, error: keyof typeof coreErrors) =>
      reply.code(coreErrors[error].status).send(error),
  }
  const limit = createRequestLimit(1)
  const lineups = new KnownLineups(list)
  const seasons = shownSeasons(() => parts.gameData, shown)
  await addLineupPictures(app, { pictures, seasons, lineups, limit, site: site as never })
  return { app, pictures, lineups }
}

test('kept pictures answer while the database is down, and not once their lineup is withdrawn', async () => {
  const lineup = parts.lineups.find(({ id }) => id === 'kda-ahri')!
  const { app, pictures } = await start(async () => [lineup])
  const hash = await pictures.hashOf(lineup, parts.gameData.seasons.get('m10s16')!, 'zh')
  const address = `/act/lineups/m10s16/kda-ahri/zh/${hash}/card.jpg`
  const drawn = await app.inject(address)
  expect(drawn.statusCode).toBe(200)

  const { app: down } = await start(() => Promise.reject(new Error('the database is down')))
  const kept = await down.inject(address)
  expect(kept.rawPayload.equals(drawn.rawPayload)).toBe(true)
  expect((await down.inject(address.replace('card', 'story'))).statusCode).toBe(404)
  expect((await down.inject(address.replace('card.jpg', 'story.png'))).statusCode).toBe(500)

  const { app: without } = await start(async () => [])
  expect((await without.inject(address)).statusCode).toBe(404)
})

test('a picture of a lineup that was withdrawn before the outage does not come back', async () => {
  const lineup = parts.lineups.find(({ id }) => id === 'kda-ahri')!
  let read = async () => [lineup]
  const { app, pictures, lineups } = await start(() => read())
  const hash = await pictures.hashOf(lineup, parts.gameData.seasons.get('m10s16')!, 'en')
  const address = `/act/lineups/m10s16/kda-ahri/en/${hash}/card.jpg`
  expect((await app.inject(address)).statusCode).toBe(200)
  read = () => Promise.reject(new Error('the database is down'))
  lineups.drop()
  expect((await app.inject(address)).statusCode).toBe(200)
  read = async () => []
  expect((await app.inject(address)).statusCode).toBe(404)
  read = () => Promise.reject(new Error('the database is down'))
  expect((await app.inject(address)).statusCode).toBe(500)
  lineups.drop()
  expect((await app.inject(address)).statusCode).toBe(500)
})

test('an id that is none names no file, also while the database is down', async () => {
  const down = () => Promise.reject(new Error('the database is down'))
  const { app } = await start(down)
  const hash = '0123456789abcdef'
  mkdirSync(join(folder, 'lineup-pictures'), { recursive: true })
  await writeKeptFile(join(folder, `stolen.en.${hash}.card.jpg`), Buffer.from('stolen'))
  const ids = ['x%2f..%2f..%2fstolen', '%2e%2e%2fstolen', '..%5cstolen', 'a%00b', 'Kda-Ahri', 'kda--ahri', 'kda.ahri']
  const answers = await Promise.all(ids.map((id) => app.inject(`/act/lineups/m10s16/${id}/en/${hash}/card.jpg`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 404))
})

test('a changed lineup has its new picture at once, and a withdrawn one none once pages are dropped', async () => {
  const lineup = parts.lineups.find(({ id }) => id === 'kda-ahri')!
  let shown = [lineup]
  const { app, pictures, lineups } = await start(async () => shown)
  const addressOf = async (each: Lineup) => {
    const hash = await pictures.hashOf(each, parts.gameData.seasons.get('m10s16')!, 'zh')
    return `/act/lineups/m10s16/kda-ahri/zh/${hash}/card.webp`
  }
  const before = await app.inject(await addressOf(lineup))
  shown = [{ ...lineup, title: { ...lineup.title, zh: '新标题' } }]
  const after = await app.inject(await addressOf(shown[0]!))
  expect(after.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  const older = await app.inject(await addressOf(lineup))
  expect(older.headers['cache-control']).toBe('no-store')
  expect(older.rawPayload.equals(after.rawPayload)).toBe(true)
  const address = await addressOf(shown[0]!)
  shown = []
  lineups.drop()
  expect((await app.inject(address)).statusCode).toBe(404)
})

test('pictures of a season that is not shown yet are in the test folder alone', async () => {
  const lineup = parts.lineups.find(({ id }) => id === 'kda-ahri')!
  const { app, pictures } = await start(async () => [lineup], ['m15s16'])
  const hash = await pictures.hashOf(lineup, parts.gameData.seasons.get('m10s16')!, 'en')
  const path = `/m10s16/kda-ahri/en/${hash}/card.webp`
  expect((await app.inject(`/act/lineups${path}`)).statusCode).toBe(404)
  expect((await app.inject(`/test/act/lineups${path}`)).statusCode).toBe(200)
  const own = {
    season: 'm10s16',
    board: encodeBoard([{ unit: 'TFT10_Jinx', star: 2, items: [], hex: '4,7', carry: true }]),
  }
  expect(await postOwn(app, own)).toBe(400)
  expect(await postOwn(app, own, '/test/act/lineups')).toBe(200)
})

const board = encodeBoard([{ unit: 'TFT15_Jinx', star: 2, items: [], hex: '4,7', carry: true }])

async function postOwn(app: FastifyInstance, fields: Record<string, string>, folder = '/act/lineups') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  return (await app.inject({ method: 'POST', url: `${folder}/own/en/card.webp`, headers, payload })).statusCode
}

test('own pictures are limited by network, and what is refused for its board counts for nothing', async () => {
  const { app } = await start(async () => [])
  expect(await postOwn(app, { season: 'm15s16', board: 'broken' })).toBe(400)
  expect(await postOwn(app, { season: 'm15s16', board })).toBe(200)
  expect(await postOwn(app, { season: 'm15s16', board })).toBe(429)
})

test('an own picture that is refused as others wait does not count against the limit', async () => {
  const { app, pictures } = await start(async () => [])
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting = Array.from({ length: 10 }, () => pictures.withOwnPlace(() => held))
  expect(await postOwn(app, { season: 'm15s16', board })).toBe(503)
  release()
  await Promise.all(waiting)
  expect(await postOwn(app, { season: 'm15s16', board })).toBe(200)
})
