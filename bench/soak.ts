import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import { freePort } from '#src/core/server/process/free-port.ts'
import { countMatches, lineupLines, matchLines } from '../e2e/setup/data/matches.ts'
import { MailServer } from '../e2e/setup/peers/mail-server.ts'
import { encore } from '../e2e/setup/site/encore.ts'
import { production, removeDataFolder, root, startSite } from '../e2e/setup/site/site.ts'
import { BrowsingVisitors } from './setup/browsing-visitors.ts'
import { type Figure, report } from './setup/report.ts'
import { median } from './setup/statistics.ts'

/** Seconds of load, and those after which memory is compared. */
const whole = { seconds: 1800, warmUp: 300 }
const short = { seconds: 120, warmUp: 30 }
const visitorsASecond = 1
const sampleSeconds = 10

/** Watches the memory of a site in production under half an hour of mixed load; with `/short` two minutes. */
export async function run(parts: string[]): Promise<void> {
  const { seconds, warmUp } = parts.includes('/short') ? short : whole
  const folder = mkdtempSync(join(tmpdir(), 'encore-soak-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'database'))
  const mails = await MailServer.open()
  const metricsPort = String(await freePort())
  const site = await startSite({
    ...production,
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'site'),
    SMTP_URL: mails.url,
    METRICS_PORT: metricsPort,
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
  })
  try {
    const database = { DATABASE_URL: postgres.url }
    await encore(`content import ${join(root, 'content/articles')}`, database)
    await encore(`lineups import ${join(root, 'content/lineups')}`, database)
    await countMatches(postgres.url, [...matchLines(120), ...lineupLines()])
    const visitors = new BrowsingVisitors(site.origin, mails)
    visitors.start(visitorsASecond)
    const samples: Memory[] = []
    for (let second = sampleSeconds; second <= seconds; second += sampleSeconds) {
      await wait(sampleSeconds * 1000)
      samples.push({ second, ...(await readMemory(`http://127.0.0.1:${metricsPort}/metrics`)) })
    }
    await visitors.stop()
    const { answers, failures, unexpected } = visitors
    const requests = [...answers.values()].reduce((sum, count) => sum + count, 0)
    report(
      'soak',
      [
        { what: 'minutes of load', value: String(seconds / 60) },
        { what: 'requests a second', value: (requests / seconds).toFixed(0) },
        { what: 'answers from 500', value: String(failures), must: '0', met: failures === 0 },
        { what: 'other than expected', value: String(unexpected.length), must: '0', met: unexpected.length === 0 },
        ...growthOf('memory of the process', 'resident', samples, warmUp),
        ...growthOf('used heap', 'heap', samples, warmUp),
      ],
      { requests, answers: Object.fromEntries(answers), unexpected: unexpected.slice(0, 100), samples },
    )
  } finally {
    await site.end()
    await mails.close()
    await postgres.stop()
    removeDataFolder(folder)
  }
}

/** Megabytes. */
interface Memory {
  second: number
  resident: number
  heap: number
}

async function readMemory(address: string): Promise<Omit<Memory, 'second'>> {
  const metrics = await (await fetch(address)).text()
  const read = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)![1]) / 1e6)
  return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') }
}

/** Seconds of samples that are compared. */
const window = 180

/** Compares memory after the warm-up with the end; of the heap the lowest, as it holds garbage until a collection. */
function growthOf(what: string, kind: 'resident' | 'heap', samples: Memory[], warmUp: number): Figure[] {
  const from = (start: number) => {
    const values = samples.flatMap(({ second, [kind]: value }) =>
      second > start && second <= start + window ? value : [],
    )
    return kind === 'heap' ? Math.min(...values) : median(values)
  }
  const [early, late] = [from(warmUp), from(samples.at(-1)!.second - window)]
  const growth = late / early - 1
  return [
    { what: `${what} after ${warmUp} s, in the end`, value: `${early}, ${late} MB` },
    { what: `${what}: growth`, value: `${(growth * 100).toFixed(1)} %`, must: '< 10 %', met: growth < 0.1 },
  ]
}
