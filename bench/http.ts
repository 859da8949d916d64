import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { connections, type Load, load, loadGenerator, type Target } from './setup/load.ts'
import { type Answer, startNginx } from './setup/nginx.ts'
import { processors, startProductionSite } from './setup/production-site.ts'
import { type Figure, report, skip } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'
import { findTool } from './setup/tools.ts'

const rounds = 5
const seconds = 6

/** Measures a cached page with all protections against nginx, which sends the same bytes from a file. */
export async function run(): Promise<void> {
  const nginx = findTool('nginx')
  if (!nginx) skip('the comparison of bench/http', 'nginx')
  const { address, pid, end } = await startProductionSite(processors) // cached pages need no database
  try {
    const url = `${address}/en/books/hero`
    const answer = await askOnce(url)
    const rival = nginx ? await startNginx(nginx, answer, processors) : null
    const [own, others] = await measure({ url, pid }, rival).finally(() => rival?.stop())
    const size = { body: answer.body.length, headers: JSON.stringify(answer.headers).length }
    report('http', figuresOf(own, others), {
      loadGenerator,
      connections,
      seconds,
      processes: processors,
      size,
      site: own,
      nginx: others,
    })
  } finally {
    await end()
  }
}

/** Measures both sides by turns, after a warm-up. */
async function measure(own: Target, other: Target | null): Promise<[Load[], Load[]]> {
  const [ownLoads, otherLoads]: [Load[], Load[]] = [[], []]
  for (const target of [own, other]) if (target) await load(target, connections, 2)
  for (let round = 0; round < rounds; round++) {
    ownLoads.push(await load(own, connections, seconds))
    if (other) otherLoads.push(await load(other, connections, seconds))
  }
  return [ownLoads, otherLoads]
}

function figuresOf(own: Load[], others: Load[]): Figure[] {
  const requests = (loads: Load[]) => loads.map((each) => each.requests)
  const slowest = own.map(({ p99 }) => p99)
  const failed = own.reduce((sum, each) => sum + each.failed, 0)
  const figures: Figure[] = [
    { what: `cached page (${loadGenerator}, ${connections} connections)`, value: `${withSpread(requests(own))}/s` },
    { what: 'cached page, 99 of 100 within', value: `${withSpread(slowest, 1)} ms`, ...bar(median(slowest), 15) },
    { what: 'failed', value: String(failed), must: '0', met: failed === 0 },
  ]
  if (others.length === 0) return figures
  const ratio = median(requests(own)) / median(requests(others))
  return [
    ...figures,
    { what: 'nginx, the same bytes from a file', value: `${withSpread(requests(others))}/s` },
    { what: 'cached page against nginx', value: `${ratio.toFixed(2)}x`, must: '>= 0.3x', met: ratio >= 0.3 },
    ...processorFigure(own, others),
  ]
}

/** Compares by processor time, which is fairer on a busy machine. */
function processorFigure(own: Load[], others: Load[]): Figure[] {
  const sides = [own, others].map((loads) => loads.flatMap(({ perProcessorSecond }) => perProcessorSecond ?? []))
  if (sides.some((each) => each.length < rounds)) return []
  const [site, nginx] = sides.map((each) => median(each))
  return [{ what: 'the same by processor time of each', value: `${(site! / nginx!).toFixed(2)}x` }]
}

const bar = (value: number, most: number) => ({ must: `<= ${most} ms`, met: value <= most })

const perConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** Returns the answer as sent, still compressed. */
async function askOnce(url: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((done, failed) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, done).once('error', failed),
  )
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    perConnection.has(name) ? [] : [[name, String(value)]],
  )
  return { body: await buffer(response), headers: Object.fromEntries(headers) }
}
