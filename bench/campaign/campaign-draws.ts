import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { checkLog } from '#src/features/campaign/draw/draw-check.rules.ts'
import { openDraws } from '#src/features/campaign/server/draws/draw-queue.ts'
import { nodeDigests } from '#src/features/campaign/server/draws/node-digests.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { production } from '../../e2e/setup/site/site.ts'
import { config } from '../../site.config.ts'
import { insertBoundPlayers } from '../setup/campaign/bound-players.ts'
import { mustBeNone } from '../setup/kills/figures.ts'
import { load } from '../setup/load.ts'
import { startProductionSite } from '../setup/production-site.ts'
import { type Figure, report, skip } from '../setup/report.ts'
import { sessionCookie } from '../setup/sessions.ts'
import { median, withSpread } from '../setup/statistics.ts'
import { findTool } from '../setup/tools.ts'

const [rounds, seconds, players, connections] = [3, 6, 40_000, 200]
/** PostgreSQL of the site has 200 connections, some of which are its own. */
const clients = 150
const startStock = 100_000_000

/** Measures draws of one prize against pgbench's updates of one row. */
export async function run(): Promise<void> {
  const pgbench = findTool('pgbench')
  if (!pgbench) return skip('bench/campaign-draws', 'pgbench')
  // production has no demonstration
  const site = await startProductionSite(1, { NODE_ENV: 'development', TRUSTED_PROXIES: 'loopback' })
  try {
    const tokens = await insertPlayers(site.database)
    const target = { url: site.origin + drawCalls.draw.path, pid: site.pid }
    const outcomes = []
    const [draws, queued, updates]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round <= rounds; round++) {
      const before = await countDraws(site.database)
      outcomes.push(await load({ ...target, requests: requestsOf(tokens) }, { connections, seconds }))
      draws.push(((await countDraws(site.database)) - before) / seconds)
      queued.push(await queuedASecond(site.database))
      updates.push(await updatesASecond(pgbench, site.database))
    }
    const [warm, bare, hot] = [draws.slice(1), queued.slice(1), updates.slice(1)] // the first round compiles
    const ratio = median(bare) / median(hot)
    const p99 = median(outcomes.slice(1).map((each) => each.p99))
    const failed = outcomes.reduce((sum, each) => sum + each.failed, 0)
    const figures: Figure[] = [
      { what: `draws of one prize over HTTP (${connections} connections)`, value: `${withSpread(warm)}/s` },
      { what: `draws of one prize, ${connections} waiting at a time`, value: `${withSpread(bare)}/s` },
      { what: `pgbench, updates of one row (${clients} clients)`, value: `${withSpread(hot)}/s` },
      { what: 'draws that wait against pgbench', value: `${ratio.toFixed(1)}x`, must: '>= 5x', met: ratio >= 5 },
      { what: 'draws over HTTP, p99', value: `${p99.toFixed(0)} ms`, must: '< 100 ms', met: p99 < 100 },
      mustBeNone('failed', failed),
      ...(await auditOf(site)),
    ]
    report('campaign-draws', figures, { draws, queued, updates, outcomes })
  } finally {
    await site.end()
  }
}

/** Players with a session, a binding and more attempts than a run uses; one prize that nearly all draws win. */
async function insertPlayers(database: string): Promise<string[]> {
  const tokens = await insertBoundPlayers(database, players, 12)
  await query(
    database,
    `update campaign_prizes set stock = ${startStock}, stock_left = ${startStock}, rate = case tier when 4 then 900000 else 1 end`,
  )
  await query(database, 'create table bench_stock as select 1 as id, 1000000000 as left_over')
  await query(database, 'vacuum analyze bench_stock')
  return tokens
}

/** More draws than a run makes, each with a key of its own. */
const requestsOf = (tokens: string[]) =>
  Array.from({ length: 12_000 * seconds }, (_, at) => ({
    body: '{}',
    headers: { cookie: `${sessionCookie}=${tokens[at % tokens.length]}`, 'idempotency-key': randomUUID() },
  }))

async function countDraws(database: string): Promise<number> {
  const [row] = await query(database, 'select count(*) as draws from campaign_draws')
  return Number(row!.draws)
}

/** Draws a second without HTTP, as pgbench has none: each of the waiting draws is followed by the next. */
async function queuedASecond(database: string): Promise<number> {
  const [name, secret] = production.DATA_KEYS.split(':') as [string, string]
  const db = openDb(database, { pool: 5, namedStatements: true })
  const privateData = openPrivateData(new Map([[name, [secret]]]))
  const draw = openDraws({ db, privateData, campaign: config.campaign! })
  const open = await query(
    database,
    `select user_id as id from campaign_bindings join campaign_attempts using (registration_id)
     where used_as is null limit 12000 * ${seconds}`,
  )
  const until = Date.now() + seconds * 1000
  let drawn = 0
  const drawInTurn = async () => {
    for (let next = open.pop(); next && Date.now() < until; next = open.pop()) {
      const request = {
        userId: String(next.id),
        key: randomUUID(),
        digest: Buffer.alloc(32),
        seq: '',
        present: () => ({}),
      }
      if ((await draw(request)).ok) drawn++
    }
  }
  await Promise.all(Array.from({ length: connections }, drawInTurn))
  await db.destroy()
  return drawn / seconds
}

async function updatesASecond(pgbench: string, database: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-pgbench-'))
  try {
    const file = join(folder, 'update.sql')
    writeFileSync(file, 'update bench_stock set left_over = left_over - 1 where id = 1 and left_over > 0;')
    const settings = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file]
    const { stdout } = await promisify(execFile)(pgbench, [...settings, database])
    return Number(/tps = ([\d.]+)/.exec(stdout)![1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Wins and stock add up, and the log is sound. */
async function auditOf({ database, origin }: { database: string; origin: string }): Promise<Figure[]> {
  const [row] = await query(
    database,
    `select sum(stock - stock_left) - (select count(*) from campaign_draws where tier is not null) as off
     from campaign_prizes`,
  )
  const log = await (await fetch(`${origin}/act/draws/${config.campaign!.id}.log`)).text()
  const { records, faultCount } = await checkLog(log, { digests: nodeDigests })
  return [
    mustBeNone('prizes won less prizes taken', Number(row!.off)),
    mustBeNone(`faults in the log of ${records} draws`, faultCount),
  ]
}
