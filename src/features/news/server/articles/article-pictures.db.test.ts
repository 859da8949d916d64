import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { articlePictureOf, createPictureReader } from './article-pictures.ts'
import { insertPicture, type KeptPicture } from './pictures.store.ts'

test('a picture is read from the database in place of a file that is spoilt or can not be kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-news-pictures-'))
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const picture = (await articlePictureOf(drawn)) as KeptPicture
  await insertPicture(db, picture)
  const file = join(folder, `${picture.name}.webp`)
  const faults: unknown[] = []
  const read = (at: string) => createPictureReader(db, at, (fault) => faults.push(fault))(picture.name)
  for (const spoilt of [Buffer.alloc(0), picture.bytes.subarray(0, 20)]) {
    writeFileSync(file, spoilt)
    expect(await read(folder)).toEqual(picture.bytes)
  }
  expect(faults).toEqual([])
  expect(await read(file)).toEqual(picture.bytes)
  expect(faults).toMatchObject([{ code: 'EEXIST' }])
})
