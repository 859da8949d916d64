import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { maxPins, type Pin } from '#src/features/lineups/pins.contract.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { importLineups } from '../lineup-import.ts'
import { listPins, listPinTitles, updatePins } from './pins.store.ts'

const root = resolve(import.meta.dirname, '../../../../..')

let db: Db
let url: string
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 4, namedStatements: true })
  await migrate(db as never)
  await importLineups(db, join(root, 'content/lineups'), { gameData: readGameData(root) })
})
afterAll(() => db.destroy())

async function newAccount(): Promise<string> {
  const made = db.insertInto('account_users').defaultValues().returning('user_id')
  return (await made.executeTakeFirstOrThrow()).user_id
}
const ahri: Pin = { season: 'm10s16', id: 'kda-ahri' }
const jinx: Pin = { season: 'm15s16', id: 'star-guardian-jinx' }
const pinned = (pin: Pin) => ({ ...pin, isPinned: true })
const unpinned = (pin: Pin) => ({ ...pin, isPinned: false })

test('pins are listed newest first, each once, with titles in a language; unknown lineups are passed over', async () => {
  const account = await newAccount()
  const unknown = { season: 'm10s16', id: 'never-was' }
  await updatePins(db, account, [pinned(ahri), pinned(unknown), pinned(jinx), pinned(ahri)])
  expect(await listPins(db, account)).toEqual([ahri, jinx])
  expect((await listPinTitles(db, account, 'zh')).map(({ title }) => title)).toEqual(['K/DA阿狸', '星之守护者金克丝'])
  await updatePins(db, account, [unpinned(ahri), unpinned(ahri)])
  expect(await listPins(db, account)).toEqual([jinx])
})

test('two devices that pin at the same moment stay within the limit together', async () => {
  const account = await newAccount()
  await query(
    url,
    `insert into lineups_lineups (season, lineup_id, content)
     select 'm99s99', 'lineup-' || number, '{}' from generate_series(1, ${maxPins + 20}) as number`,
  )
  const pins = Array.from({ length: maxPins + 20 }, (_, at) => pinned({ season: 'm99s99', id: `lineup-${at + 1}` }))
  const outcomes = await Promise.all(
    [0, 1].map((odd) =>
      updatePins(
        db,
        account,
        pins.filter((_, at) => at % 2 === odd),
      ),
    ),
  )
  expect(await listPins(db, account)).toHaveLength(maxPins)
  expect(outcomes.flat()).toHaveLength(20)
  const own = await listPins(db, account)
  expect(outcomes.flat().filter((pin) => own.some(({ id }) => id === pin.id))).toEqual([])
  // what is pinned already needs no room
  const [first] = await listPins(db, account)
  expect(await updatePins(db, account, [pinned(first!)])).toEqual([])
})

test('with an account its pins go, and pinning then changes nothing', async () => {
  const account = await newAccount()
  await updatePins(db, account, [pinned(ahri)])
  await query(url, `delete from account_users where user_id = '${account}'`)
  expect(await listPins(db, account)).toEqual([])
  expect(await updatePins(db, account, [pinned(ahri)])).toEqual([])
})
