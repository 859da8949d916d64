import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { brackets } from '#src/features/rankings/brackets.rules.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { profilesOf, syntheticMatches } from '../sample/synthetic-matches.ts'
import { linesIn } from './lines/match-lines.ts'
import { ingestMatches } from './match-ingest.ts'
import { playerKeys } from './player-keys.ts'
import { seasonIds } from './season-ids.ts'
import { seasonLineups } from './season-lineups.ts'
import { detailKinds, subjectKinds } from './subjects.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const gameData = readGameData(root)
const season = gameData.seasons.get('m15s16')!
const made = { seed: 5, version: '15.15', day: '2025-07-30', profiles: profilesOf(season, 5) }
const lineupOf = seasonLineups(gameData, [
  { id: 'udyr', season: 'm15s16', core: ['TFT15_Udyr', 'TFT15_Zac', 'TFT15_Kayle'] },
])
const keys = playerKeys(openPrivateData(new Map([['test', ['a secret of the tests']]])))
const lines = [...syntheticMatches(season, { ...made, count: 40 })].map((record) => JSON.stringify(record))

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 4, namedStatements: true, patient: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())
beforeEach(async () => void (await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)))

async function ingest(given: string[]) {
  const rejected: string[] = []
  const { idsOf, unknown } = seasonIds(gameData)
  const each = async function* () {
    for (const line of given) yield { bytes: Buffer.from(line), isCut: false }
  }
  const reject = ({ number, reason }: { number: number; reason: string }) => rejected.push(`${number}: ${reason}`)
  return {
    ...(await ingestMatches(each(), { db, idsOf, lineupOf, playerKeys: keys, reject })),
    reasons: rejected,
    unknown,
  }
}

/** Lists all tallies with their slices in a fixed order. */
async function tallies(): Promise<unknown[]> {
  const { rows } = await sql`
    select set_number, version, day::text, mode, ladder, rankings_tallies.*, null as slice_id
    from rankings_tallies join rankings_slices using (slice_id)
    order by set_number, version, day, mode, ladder, kind, entity, part`.execute(db)
  return rows
}

const total = async (kind: string) => {
  const { rows } = await sql<{ sum: string }>`
    select sum(place_1 + place_2 + place_3 + place_4 + place_5 + place_6 + place_7 + place_8)
    from rankings_tallies join rankings_slices using (slice_id)
    where kind = ${kind} and day is null and (ladder = 'all' or kind = any(${[...detailKinds]}))`.execute(db)
  return Number(rows[0]!.sum)
}

test('counts every board of each match', async () => {
  expect(await ingest(lines)).toMatchObject({ lines: 40, counted: 40, repeated: 0, rejected: 0 })
  expect(await total('all')).toBe(320)
  const units = lines.flatMap((line) =>
    JSON.parse(line).info.participants.flatMap((each: { units: unknown[] }) => each.units),
  )
  expect(await total('champion')).toBe(units.length)
  expect(await total('stars')).toBe(units.length)
})

test('a match counts once, however often it is sent', async () => {
  await ingest(lines)
  const before = await tallies()
  expect(await ingest([...lines, ...lines])).toMatchObject({ lines: 80, counted: 0, repeated: 80, rejected: 0 })
  expect(await tallies()).toEqual(before)
})

test('whatever their order, parts, repetitions and senders, matches give the same tallies', {
  timeout: 300_000,
}, async () => {
  await ingest(lines)
  const expected = await tallies()
  const sending = fc.array(fc.shuffledSubarray(lines, { minLength: 1 }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(sending, fc.shuffledSubarray(lines, { minLength: lines.length }), async (parts, rest) => {
      await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)
      await Promise.all([...parts, rest].map(ingest))
      expect(await tallies()).toEqual(expected)
    }),
    { numRuns: 12 },
  )
})

test('concurrent senders of different matches of a version add to the same tallies, known and new', async () => {
  await ingest(lines)
  const expected = await tallies()
  for (let round = 0; round < 5; round++) {
    await sql`truncate rankings_matches, rankings_slices cascade`.execute(db)
    await ingest(lines.slice(0, 1)) // the version is there, but most of its tallies are not
    const shares = [0, 1, 2, 3].map((share) => lines.slice(1).filter((_, index) => index % 4 === share))
    await Promise.all(shares.map(ingest))
    expect(await tallies()).toEqual(expected)
  }
})

test('another record of a match that was counted is rejected, and changes no number', async () => {
  await ingest(lines)
  const before = await tallies()
  const other = JSON.parse(lines[3]!)
  other.info.participants[0].units = []
  const outcome = await ingest([lines[0]!, JSON.stringify(other)])
  expect(outcome).toMatchObject({ counted: 0, repeated: 1, rejected: 1 })
  expect(outcome.reasons).toEqual([`2: another record of ${other.metadata.match_id} is already counted`])
  expect(await tallies()).toEqual(before)
})

test('of two records of one match in one batch the first counts', async () => {
  const other = JSON.parse(lines[0]!)
  other.info.participants[0].units = []
  expect(await ingest([lines[0]!, JSON.stringify(other)])).toMatchObject({ counted: 1, repeated: 0, rejected: 1 })
})

test('what is no match is rejected by number and reason, and the rest is taken', async () => {
  const outcome = await ingest([lines[0]!, 'nonsense', '', '{}', lines[1]!])
  expect(outcome).toMatchObject({ lines: 5, counted: 2, rejected: 2 })
  expect(outcome.reasons).toEqual(['2: is not JSON', '4: metadata: is missing or no object'])
})

test('an incomplete match is set aside with its reason, and counts once its whole record comes', async () => {
  const torn = JSON.parse(lines[2]!)
  for (const each of torn.info.participants.slice(1)) Object.assign(each, { traits: [] })
  const outcome = await ingest([lines[0]!, JSON.stringify(torn)])
  expect(outcome).toMatchObject({ lines: 2, counted: 1, rejected: 0, setAside: 1 })
  expect(outcome.reasons).toEqual(['2: set aside: most boards with units have no active trait'])
  expect(await total('all')).toBe(8)
  expect(await ingest([lines[2]!])).toMatchObject({ counted: 1, setAside: 0 })
})

test('a byte-order mark before a record is no part of it', async () => {
  expect(await ingest([`\ufeff${lines[0]!}\r`, `\ufeff${lines[1]!}`])).toMatchObject({ counted: 2, rejected: 0 })
})

test('what is counted by day adds up to what is counted by version', async () => {
  await ingest(lines)
  const { rows } = await sql`
    select set_number, version, mode, ladder, kind, entity, part,
      sum(place_1) filter (where day is null) as whole, sum(place_1) filter (where day is not null) as by_day,
      sum(matches) filter (where day is null) as whole_matches, sum(matches) filter (where day is not null) as matches_by_day
    from rankings_tallies join rankings_slices using (slice_id)
    where kind = any(${[...subjectKinds]}) group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  expect(rows.length).toBeGreaterThan(200)
  for (const row of rows as Record<string, string>[]) {
    expect([row.by_day, row.matches_by_day], JSON.stringify(row)).toEqual([row.whole, row.whole_matches])
  }
})

test('a bracket holds the boards of its steps of the ladder', async () => {
  await ingest(lines)
  const countsOf = async (kind: string) => {
    const { rows } = await sql<{ ladder: string; entity: string; wins: number }>`
      select ladder, entity, sum(place_1)::int as wins from rankings_tallies join rankings_slices using (slice_id)
      where kind = ${kind} and day is null group by ladder, entity`.execute(db)
    return (ladders: readonly string[], entity: string) =>
      rows.reduce((sum, each) => sum + (ladders.includes(each.ladder) && each.entity === entity ? each.wins : 0), 0)
  }
  // a champion has its stars once on each board
  const [byBracket, byStep] = [await countsOf('champion'), await countsOf('stars')]
  for (const [bracket, steps] of Object.entries(brackets)) {
    const champions = season.champions.map(({ id }) => [byBracket([bracket], id), byStep(steps, id)])
    expect(champions.map(([wins]) => wins)).toEqual(champions.map(([, wins]) => wins))
    expect(
      champions.some(([wins]) => wins! > 0),
      bracket,
    ).toBe(true)
  }
})

test('a match whose digest is of an older version, or written by an older build, is taken as sent again', async () => {
  await ingest(lines)
  const before = await tallies()
  await sql`update rankings_matches set digest = substring(sha256(digest), 1, 16)`.execute(db)
  expect(await ingest(lines)).toMatchObject({ counted: 0, repeated: 0, rejected: 40 })
  await sql`update rankings_matches set digest_version = default`.execute(db)
  expect(await ingest(lines)).toMatchObject({ counted: 0, repeated: 40, rejected: 0 })
  expect(await tallies()).toEqual(before)
})

test('boards of a match are one draw in a bracket, whatever their ranks', async () => {
  const record = JSON.parse(lines[0]!)
  for (const [index, each] of record.info.participants.entries()) each.x_tier = index % 2 ? 'DIAMOND' : 'MASTER'
  await ingest([JSON.stringify(record)])
  const { rows } = await sql`
    select ladder, matches, boards_squared::int, place_squared::int from rankings_tallies join rankings_slices using (slice_id)
    where kind = 'all' and day is null order by ladder`.execute(db)
  const whole = { matches: 1, boards_squared: 64, place_squared: 36 ** 2 }
  expect(rows).toMatchObject([
    { ladder: 'all', ...whole },
    { ladder: 'diamond-plus', ...whole },
    { ladder: 'gold-diamond', matches: 1, boards_squared: 16 },
    { ladder: 'master-plus', matches: 1, boards_squared: 16 },
  ])
})

test('a failed transaction counts nothing of its matches, and a second try counts all', async () => {
  await sql`alter table rankings_tallies add constraint planted check (kind <> 'trait')`.execute(db)
  await expect(ingest(lines)).rejects.toThrow('planted')
  await sql`alter table rankings_tallies drop constraint planted`.execute(db)
  expect(await tallies()).toEqual([])
  expect(await ingest(lines)).toMatchObject({ counted: 40, repeated: 0 })
})

const real = resolve(root, '../shared/data/matches')
const hasReal = existsSync(real)
if (!hasReal) console.log(`skipped: the totals of real matches, for there is no ${real}`)

describe.skipIf(!hasReal)('11,891 real matches', { timeout: 300_000 }, () => {
  interface Total {
    id: string
    n: number
    avgPlace: number
    top4: number
    win: number
  }
  type Totals = { units: Total[]; items: Total[]; traits: Total[] }

  test('give the totals that were computed by other means', async () => {
    const { idsOf } = seasonIds(gameData)
    const reject = ({ reason }: { reason: string }) => expect.unreachable(reason)
    const outcome = await ingestMatches(linesIn({ file: `${real}/set15_ranked_15.15.ndjson.gz` }), {
      db,
      idsOf,
      lineupOf,
      playerKeys: keys,
      reject,
    })
    expect(outcome).toMatchObject({ lines: 11_891, counted: 11_891 })
    const totals: Totals = JSON.parse(readFileSync(`${real}/set15_check_totals.json`, 'utf8'))
    for (const [kind, expected] of [
      ['champion', totals.units],
      ['item', totals.items],
      ['trait', totals.traits],
    ] as const) {
      const [found, given] = [await totalsOf(kind), folded(expected)]
      expect([...found.keys()].sort()).toEqual([...given.keys()].sort())
      for (const [id, { n, avgPlace, top4, win }] of given) {
        const own = found.get(id)!
        expect(own.n, id).toBe(n)
        expect(Math.abs(own.avgPlace - avgPlace), id).toBeLessThan(0.00051)
        expect(Math.abs(own.top4 - top4), id).toBeLessThan(0.000051)
        expect(Math.abs(own.win - win), id).toBeLessThan(0.000051)
      }
    }
  })

  /** Figures by id in lower case (with the threshold of a trait), as the file of totals has them. */
  async function totalsOf(kind: string) {
    const { rows } = await sql<Total>`
      select lower(entity || case part when '' then '' else ':' || part end) as id,
        sum(boards)::int as n, sum(places)::float8 as "avgPlace", sum(top4)::float8 as top4, sum(place_1)::float8 as win
      from rankings_tallies join rankings_slices on rankings_slices.slice_id = rankings_tallies.slice_id and day is null and ladder = 'all',
        lateral (select place_1 + place_2 + place_3 + place_4 as top4) four,
        lateral (select top4 + place_5 + place_6 + place_7 + place_8 as boards,
          place_1 + 2 * place_2 + 3 * place_3 + 4 * place_4 + 5 * place_5 + 6 * place_6 + 7 * place_7 + 8 * place_8 as places) sums
      where kind = ${kind} group by 1`.execute(db)
    return byId(
      rows.map(({ id, n, avgPlace, top4, win }) => ({ id, n, avgPlace: avgPlace / n, top4: top4 / n, win: win / n })),
    )
  }

  const byId = (rows: Total[]) => new Map(rows.map((row) => [row.id, row]))

  /** Merges two spellings of an id in the file. */
  function folded(given: Total[]) {
    const sums = new Map<string, Total>()
    for (const { id, n, avgPlace, top4, win } of given) {
      const known = sums.get(id.toLowerCase()) ?? { id: id.toLowerCase(), n: 0, avgPlace: 0, top4: 0, win: 0 }
      const weigh = (one: number, other: number) => (one * known.n + other * n) / (known.n + n)
      sums.set(known.id, {
        id: known.id,
        n: known.n + n,
        avgPlace: weigh(known.avgPlace, avgPlace),
        top4: weigh(known.top4, top4),
        win: weigh(known.win, win),
      })
    }
    return sums
  }
})
