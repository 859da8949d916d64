import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { encore } from './setup/site/encore.ts'

const database = new pg.Client(inject('databaseUrl'))
beforeAll(() => database.connect())
afterAll(() => database.end())

const file = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'names-')), 'names.ndjson')
  writeFileSync(path, text)
  return path
}

test('names of players are stored all of a file, and every instance hears of it', async () => {
  await database.query('listen encore_pages')
  const heard = new Promise<void>((done) => database.once('notification', () => done()))
  const names = file('{"puuid":"somebody","name":"阿狸"}\n{"puuid":"another","name":null}\n')
  const told = await encore(`stats names ${names}`)
  expect(told).toMatchObject({ code: 0, said: 'Names stored or removed: 2.\n' })
  await heard
})

test('of a file of names with faults none are stored, and each fault is told by line and field', async () => {
  const { rows: before } = await database.query('select * from rankings_player_names order by player')
  const names = file('{"puuid":"somebody","name":"Ann"}\n{"puuid":"","name":"Ben"}\n{"puuid":"x"}\nno JSON\n')
  const { code, complained } = await encore(`stats names ${names}`)
  expect(code).toBe(1)
  expect(complained).toContain('line 2: puuid: is empty')
  expect(complained).toMatch(/line 3: name: .*\nline 4: is not JSON/)
  expect((await database.query('select * from rankings_player_names order by player')).rows).toEqual(before)
})
