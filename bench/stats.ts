import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createGunzip } from 'node:zlib'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { listDayShares, listTallies, listVersions } from '#src/features/rankings/server/read/rankings.store.ts'
import { tallySums } from '#src/features/rankings/tally.rules.ts'
import { matchLines } from '../e2e/setup/data/matches.ts'
import { createDatabase, databaseUrlOf, query } from '../e2e/setup/database/postgres.ts'
import { removeDataFolder, root, startSite } from '../e2e/setup/site/site.ts'
import { type Figure, readReport, report, skip } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'

const rounds = 5
const real = join(root, '../shared/data/matches/set15_ranked_15.15.ndjson.gz')
const program = join(root, 'dist/server/entry.cli.js')

/** Parts: ingest against JSON.parse on one core, memory of a long stream, a ranking's view at 1 and 10 million matches. */
const parts = { ingest: measureIngest, memory: measureMemory, views: measureViews }
type Part = keyof typeof parts
type Measured = Awaited<ReturnType<(typeof parts)[Part]>> & { measuredAt: string }

/** Measures the given parts (`/views`), all by default; the others keep their last figures. */
export async function run(asked: string[]): Promise<void> {
  const names = Object.keys(parts) as Part[]
  const unknown = asked.find((part) => !names.some((name) => part === `/${name}`))
  if (unknown) throw new Error(`stats has no part ${unknown}; it has /${names.join(', /')}`)
  const wanted = names.filter((name) => asked.length === 0 || asked.includes(`/${name}`))
  const before = readReport<Partial<Record<Part, Measured>>>('stats')?.raw
  const site = await startSite({ LOG_LEVEL: 'silent' })
  try {
    const all = { ...before }
    for (const name of wanted) {
      const measured = await parts[name](databaseUrlOf(site.dataFolder))
      all[name] = { ...measured, measuredAt: new Date().toISOString() }
    }
    const found = names.flatMap((name) => all[name]?.figures ?? [])
    report('stats', found, all)
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

/** An unpacked file of match lines: real ones where present, else generated. */
async function fileOfMatches(folder: string): Promise<{ file: string; matches: number }> {
  const file = join(folder, 'matches.ndjson')
  if (!existsSync(real)) {
    skip('the ingest of real matches', real)
    writeFileSync(file, matchLines(6000).join('\n'))
    return { file, matches: 6000 }
  }
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(real).pipe(createGunzip())) chunks.push(chunk as Buffer)
  const all = Buffer.concat(chunks)
  writeFileSync(file, all)
  return { file, matches: all.toString().trim().split('\n').length }
}

/** The least work per line: parse it and take out ids and places. */
const extraction = `
  import { readFileSync } from 'node:fs'
  const lines = readFileSync(process.argv[1], 'utf8').split('\\n').filter(Boolean)
  const from = performance.now()
  let boards = 0
  for (const line of lines) {
    const { metadata, info } = JSON.parse(line)
    const match = {
      id: metadata.match_id,
      version: info.game_version,
      day: info.game_datetime,
      boards: info.participants.map(({ placement, puuid, x_tier, units, traits }) => ({
        placement, puuid, x_tier,
        units: units.map(({ character_id, tier, itemNames }) => ({ id: character_id.toLowerCase(), tier, items: itemNames.map((id) => id.toLowerCase()) })),
        traits: traits.filter(({ tier_current }) => tier_current > 0).map(({ name, tier_current }) => ({ id: name.toLowerCase(), tier_current })),
      })),
    }
    boards += match.boards.length
  }
  console.log(lines.length / ((performance.now() - from) / 1000), boards)`

async function measureIngest(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-stats-'))
  const { file, matches } = await fileOfMatches(folder)
  const own: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(Number.parseFloat(await onOneCore(['--input-type=module', '-e', extraction, file])))
    await query(url, 'truncate rankings_matches, rankings_slices cascade')
    const idle = performance.now()
    await onOneCore([program, 'stats', '--help'])
    const startUp = performance.now() - idle
    const from = performance.now()
    await onOneCore([program, 'stats', 'ingest', file], url)
    own.push(matches / ((performance.now() - from - startUp) / 1000))
  }
  rmSync(folder, { recursive: true })
  const share = median(own.map((rate, index) => rate / bare[index]!))
  const figures: Figure[] = [
    {
      what: 'ingest, matches a second',
      value: withSpread(own),
      must: '>= 2,000',
      met: median(own) >= 2000,
    },
    { what: 'JSON.parse and extraction on the same core', value: withSpread(bare) },
    { what: 'ingest against it', value: `${share.toFixed(2)}x`, must: '>= 0.5x', met: share >= 0.5 },
  ]
  return { figures, own, bare }
}

/** Runs Node pinned to one core, PostgreSQL unpinned. Returns what it printed. */
async function onOneCore(words: string[], url?: string): Promise<string> {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...words], {
    env: { ...process.env, ...(url && { DATABASE_URL: url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}`)
  return text
}

/** Streams generated matches and reads the memory at a quarter and at the end. */
async function measureMemory(url: string) {
  const gigabytes = Number(process.env.STATS_STREAM_GB ?? 5)
  const lines = matchLines(200).map((line) => JSON.parse(line))
  const child = spawn(process.execPath, [program, 'stats', 'ingest', '-'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const peaks: number[] = []
  let sent = 0
  let number = 0
  for (let quarter = 1; quarter <= 4; quarter++) {
    while (sent < (quarter / 4) * gigabytes * 1e9) {
      const match = lines[number % lines.length]
      match.metadata.match_id = `STREAM_${number++}`
      const text = `${JSON.stringify(match)}\n`
      sent += text.length
      if (!child.stdin.write(text)) await new Promise((done) => child.stdin.once('drain', done))
    }
    peaks.push(peakOf(child.pid!))
  }
  child.stdin.end()
  await ended
  const growth = peaks[3]! / peaks[0]!
  const figures: Figure[] = [
    {
      what: `peak memory over ${gigabytes} GB, at each quarter`,
      value: `${peaks.map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB`,
      must: 'flat: <= 1.15x',
      met: growth <= 1.15,
    },
  ]
  return { figures, peaks, matches: number }
}

/** Peak memory of a process in bytes. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024

const entities = { champion: 65, item: 140, trait: 76, lineup: 700, all: 1 }

/** Inserts tallies of the given millions of matches, one version per million, 14 days each. */
async function fillRollups(url: string, millions: number) {
  const columns = tallySums.join(', ')
  await query(
    url,
    `insert into rankings_slices (set_number, version, day, mode, ladder)
     select 15, '15.' || version, date '2025-06-01' + day, 'ranked', ladder
     from generate_series(1, $1::int) as version, generate_series(1, 14) as day,
       unnest(array['all', 'master-plus', 'diamond-plus', 'gold-diamond', 'gold-emerald', 'iron-silver']) as ladder`,
    [millions],
  )
  await query(
    url,
    `insert into rankings_slices (set_number, version, day, mode, ladder)
     select distinct set_number, version, null::date, mode, ladder from rankings_slices`,
  )
  // slice by slice, like an ingest
  await query(
    url,
    `insert into rankings_tallies (slice_id, kind, entity, part, ${columns})
     select slice_id, kind, case when kind = 'all' then '' else 'TFT15_' || number end, '',
       ${tallySums.map((_, index) => (index < 8 ? '2000' : '16000')).join(', ')}
     from rankings_slices, unnest($1::text[], $2::int[]) as counts (kind, count), generate_series(1, count) as number
     order by slice_id, kind, number`,
    [Object.keys(entities), Object.values(entities)],
  )
  await query(
    url,
    `insert into rankings_tallies (slice_id, kind, entity, part, ${columns})
     select slice_id, 'champion-item', 'TFT15_' || champion, 'item' || item, ${tallySums.map(() => '900').join(', ')}
     from rankings_slices, generate_series(1, 65) as champion, generate_series(1, 140) as item where day is null`,
  )
  await query(url, 'vacuum analyze')
}

async function measureViews(first: string) {
  const own = await Promise.all(
    [1, 10].map(async (millions) => {
      const url = await createDatabase(first)
      await migrateBy(url)
      await fillRollups(url, millions)
      return { millions, db: openDb(url, { pool: 4, namedStatements: true }) }
    }),
  )
  const times = new Map<number, number[]>(own.map(({ millions }) => [millions, []]))
  for (let view = 0; view < 220; view++) {
    for (const { millions, db } of own) {
      const took = await viewOf(db, `15.${millions}`)
      if (view >= 20) times.get(millions)!.push(took)
    }
  }
  for (const { db } of own) await db.destroy()
  const [one, ten] = [times.get(1)!, times.get(10)!]
  const growth = median(ten) / median(one)
  const figures: Figure[] = [
    { what: "a ranking's view from 1 M matches", value: `${withSpread(one, 1)} ms` },
    {
      what: "a ranking's view from 10 M matches",
      value: `${withSpread(ten, 1)} ms`,
      must: 'median <= 5 ms',
      met: median(ten) <= 5,
    },
    { what: 'growth from 1 M to 10 M', value: `${growth.toFixed(2)}x`, must: '<= 1.1x', met: growth <= 1.1 },
  ]
  return { figures, one, ten }
}

async function migrateBy(url: string) {
  await onOneCore([program, 'db', 'migrate'], url)
}

/** Milliseconds of the queries of a ranking. */
async function viewOf(db: Db, version: string): Promise<number> {
  const filter = { set: 15, isSample: false, version, mode: 'ranked', bracket: 'all' } as const
  const from = performance.now()
  await listVersions(db, filter)
  await Promise.all([listTallies(db, filter, 'champion'), listDayShares(db, filter, 'champion')])
  return performance.now() - from
}
