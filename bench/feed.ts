import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseUrlOf } from '../e2e/setup/postgres.ts'
import { removeDataFolder, startSite } from '../e2e/setup/site.ts'
import { newsCalls } from '../src/features/news/news.contract.ts'
import { load, loadGenerator } from './setup/load.ts'
import { type Figure, report, skip } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'
import { findTool } from './setup/tools.ts'

const rounds = 5
const seconds = 6
/** As many as the site keeps to its database. */
const connections = 10

/** What a page of the news asks of the database, as `listCards` does. */
const shown = `news_cards where language = 'en' and label = 'all' and published_at <= now()`
const statement = `select
  (select count(*)::int from ${shown}) as total,
  (select coalesce(jsonb_agg(card), '[]') from (
    select card from ${shown} order by published_at desc, content_id offset 0 limit 10
  ) page) as cards;`

/** A call for a page of the news, which nothing keeps, against pgbench with the same statement on the same database. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/feed', 'pgbench')
  const site = await startSite({ LOG_LEVEL: 'error', RATE_LIMIT: '100000000', DATABASE_POOL: String(connections) })
  const folder = mkdtempSync(join(tmpdir(), 'encore-pgbench-'))
  try {
    const file = join(folder, 'feed.sql')
    writeFileSync(file, statement)
    const target = {
      url: site.origin.replace('localhost', '127.0.0.1') + newsCalls.listFeeds.path,
      pid: site.child.pid!,
      body: JSON.stringify({ primary_label_id: 1 }),
    }
    const database = databaseUrlOf(site.dataFolder)
    await load(target, connections, 2)
    await byPgbench(pgbench, database, file, 2)
    const [calls, statements]: [number[], number[]] = [[], []]
    let failed = 0
    for (let round = 0; round < rounds; round++) {
      const outcome = await load(target, connections, seconds)
      calls.push(outcome.requests)
      failed += outcome.failed
      statements.push(await byPgbench(pgbench, database, file, seconds))
    }
    report('feed', figuresOf(calls, statements, failed), { loadGenerator, connections, seconds, calls, statements })
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
    rmSync(folder, { recursive: true })
  }
}

function figuresOf(calls: number[], statements: number[], failed: number): Figure[] {
  const ratio = median(calls) / median(statements)
  return [
    { what: `feed call (${loadGenerator}, ${connections} connections)`, value: `${withSpread(calls)}/s` },
    { what: 'failed', value: String(failed), must: '0', met: failed === 0 },
    { what: 'pgbench with the same statement, prepared', value: `${withSpread(statements)}/s` },
    { what: 'feed call against pgbench', value: `${ratio.toFixed(2)}x`, must: '>= 0.4x', met: ratio >= 0.4 },
  ]
}

/** Statements a second. */
async function byPgbench(program: string, database: string, file: string, seconds: number): Promise<number> {
  const settings = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file]
  const { stdout } = await promisify(execFile)(program, [...settings, database])
  return Number(/tps = ([\d.]+)/.exec(stdout)![1])
}
