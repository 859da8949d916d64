import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#src/core/server/postgres/db.ts'
import { drawCalls } from '#src/features/campaign/draw/draw.contract.ts'
import { checkLog } from '#src/features/campaign/draw/draw-check.rules.ts'
import { checkAudit } from '#src/features/campaign/server/audit/audit-check.ts'
import { nodeDigests } from '#src/features/campaign/server/draws/node-digests.ts'
import { query } from '../../e2e/setup/database/postgres.ts'
import { config } from '../../site.config.ts'
import { insertBoundPlayers } from '../setup/campaign/bound-players.ts'
import { openTwoInstances, postUntilDecided } from '../setup/campaign/two-instances.ts'
import { mustBeNone } from '../setup/kills/figures.ts'
import { type Figure, report } from '../setup/report.ts'

/** Draws of a round come at once; a kill hits each round, of an instance or of PostgreSQL in turn. */
const [rounds, draws, players] = [20, 200, 50]
const victims = [0, 'postgres', 1] as const
/** Milliseconds of a round after which the kill comes at the latest. */
const latestKill = 120
/** Less than what the rates would give to all draws: each tier runs out. */
const prizes = { 1: [5, 10_000], 2: [50, 50_000], 3: [400, 200_000], 4: [2000, 600_000] } as const

/** Draws at two instances while they and PostgreSQL are killed, and compares wins with the stock. */
export async function run(): Promise<void> {
  const site = await openTwoInstances()
  const { id } = config.campaign!
  try {
    const tokens = await insertBoundPlayers(site.database, players, (rounds * draws) / players)
    for (const [tier, [stock, rate]] of Object.entries(prizes))
      await query(site.database, `update campaign_prizes set stock = $2, stock_left = $2, rate = $3 where tier = $1`, [
        tier,
        stock,
        rate,
      ])
    const records: string[] = []
    const [kills, refused] = [{ site: 0, postgres: 0 }, [] as string[]]
    for (let round = 0; round < rounds; round++) {
      await site.untilBothAnswer()
      const drawing = Array.from({ length: draws }, async (_, at) => {
        const call = { token: tokens[at % players]!, key: randomUUID() }
        const { code, text } = await postUntilDecided(site.origins, drawCalls.draw.path, call)
        if (code === 0) records.push(JSON.parse(text).data.draw.record)
        else refused.push(text)
      })
      await wait(randomInt(latestKill))
      const victim = victims[round % victims.length]!
      site.kill(victim)
      kills[victim === 'postgres' ? 'postgres' : 'site']++
      await Promise.all(drawing)
    }
    await site.untilBothAnswer()
    const log = await (await fetch(`${site.origins[0]}/act/draws/${id}.log`)).text()
    report(
      'campaign-stock',
      [
        { what: `kills of instances in ${rounds} rounds of ${draws} draws`, value: String(kills.site) },
        { what: 'kills of PostgreSQL', value: String(kills.postgres) },
        mustBeNone('ends of a process by itself', site.ownEnds()),
        mustBeNone('draws that were refused', refused.length),
        ...drawsOf(records, log),
        ...(await stockOf(site.database)),
        ...(await checksOf(site.database, log)),
      ],
      { kills, acknowledged: records.length, refused: refused.slice(0, 5) },
    )
  } finally {
    await site.stop()
  }
}

function drawsOf(records: string[], log: string): Figure[] {
  const lines = new Set(log.trimEnd().split('\n').slice(1))
  return [
    mustBeNone('draws in the log less acknowledged ones', lines.size - records.length),
    mustBeNone('acknowledged draws that the log lacks', records.filter((each) => !lines.has(each)).length),
    mustBeNone('draws that were acknowledged to two keys', records.length - new Set(records).size),
  ]
}

async function stockOf(database: string): Promise<Figure[]> {
  const rows = await query(
    database,
    `select tier, stock, stock_left as left, (select count(*) from campaign_draws where tier = campaign_prizes.tier) as won
     from campaign_prizes order by tier`,
  )
  return rows.map(({ tier, stock, left, won }) =>
    mustBeNone(`tier ${tier}: ${won} wins + ${left} left - ${stock}`, Number(won) + Number(left) - Number(stock)),
  )
}

async function checksOf(database: string, log: string): Promise<Figure[]> {
  const { records, faultCount } = await checkLog(log, { digests: nodeDigests })
  const db = openDb(database, { pool: 1, namedStatements: false, patient: true })
  const audit = await checkAudit(db, config.campaign!.id)
  await db.destroy()
  return [
    mustBeNone(`faults in the log of ${records} draws`, faultCount),
    mustBeNone(`faults in the audit of ${audit.records} records`, audit.fault === null ? 0 : 1),
    mustBeNone('draws in the log less those in the audit', records - audit.draws),
  ]
}
