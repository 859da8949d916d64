import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictureParts } from '../../../../../e2e/setup/data/picture-parts.ts'
import type { Lineup } from '../lineup-schema.ts'
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
async function start(lineups: () => Promise<Lineup[]>) {
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
  const noLimits = { db: null, redis: null, privateData: null } as never
  const site = { answerFailure: async () => undefined } as never
  await addLineupPictures(app, {
    ...(noLimits as object),
    pictures,
    gameData: () => parts.gameData,
    lineups,
    site,
  } as never)
  return { app, pictures }
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
