import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { metrics } from '#src/game/metrics.rules.ts'
import { connections, type Load, load, loadGenerator, type Target } from './setup/load.ts'
import { type Answer, startNginx } from './setup/nginx.ts'
import { leaveLastCore } from './setup/own-core.ts'
import { processors, startProductionSite, untilCounted } from './setup/production-site.ts'
import { type Figure, report, skip } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'
import { findTool } from './setup/tools.ts'

const rounds = 5
const seconds = 6

const [page, article] = ['/en/books/hero', '/en/static/remix-rumble-patch-notes-1-5.html']
const ranking = '/en/rank/hero'
/** Addresses that no cache keeps: all rows of the ranking in each order, and what searches find. */
const sorted = metrics.flatMap((metric) => [30, 100, 300, 1000].map((min) => `${ranking}?min=${min}&sort=-${metric}`))
const searches = Array.from('aeinorst', (letter) =>
  metrics.map((metric) => `${ranking}?q=${letter}&sort=-${metric}`),
).flat()

interface Side {
  target: Target
  connections: number
}
type Name = 'page' | 'article' | 'crowd' | 'sorted' | 'searched' | 'nginx'
type Loads = Partial<Record<Name, Load[]>>

/** Measures kept pages with all protections, against nginx with the same bytes from a file, and pages that aren't kept. */
export async function run(): Promise<void> {
  const nginx = findTool('nginx')
  if (!nginx) skip('the comparison of bench/http', 'nginx')
  const core = leaveLastCore()
  const processes = core === null ? processors : processors - 1
  const { address, pid, end } = await startProductionSite(processes, {}, '525')
  try {
    await untilCounted(address + ranking)
    for (const path of [...sorted, ...searches]) await askOnce(address + path)
    const answer = await askOnce(address + page)
    const rival = nginx ? await startNginx(nginx, answer, processes) : null
    const at = (path: string) => ({ url: address + path, pid })
    const sides: Partial<Record<Name, Side>> = {
      page: { target: at(page), connections },
      ...(rival && { nginx: { target: rival, connections } }),
      article: { target: at(article), connections },
      crowd: { target: at(page), connections: 128 },
      sorted: { target: { ...at(ranking), paths: sorted }, connections: 4 },
      searched: { target: { ...at(ranking), paths: searches }, connections: 4 },
    }
    const loads = await measure(sides, core).finally(() => rival?.stop())
    const size = { body: answer.body.length, headers: JSON.stringify(answer.headers).length }
    report('http', figuresOf(loads, core), { loadGenerator, core, connections, seconds, processes, size, ...loads })
  } finally {
    await end()
  }
}

/** Measures all sides by turns, after a warm-up. */
async function measure(sides: Partial<Record<Name, Side>>, core: number | null): Promise<Loads> {
  const loads: Loads = Object.fromEntries(Object.keys(sides).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { target, connections }] of Object.entries(sides) as [Name, Side][]) {
      const outcome = await load(target, { connections, seconds: round === 0 ? 2 : seconds, core })
      if (round > 0) loads[name]!.push(outcome)
    }
  }
  return loads
}

const requestsOf = (loads: Load[]) => loads.map(({ requests }) => requests)

function figuresOf(loads: Loads, core: number | null): Figure[] {
  const { page, article, crowd, sorted, searched, nginx } = loads as Required<Loads>
  const failed = Object.values(loads)
    .flat()
    .reduce((sum, each) => sum + each.failed, 0)
  const slowest = (side: Load[]) => side.map(({ p99 }) => p99)
  const place = core === null ? 'sharing all cores' : 'on a core of its own'
  const toPage = median(requestsOf(article)) / median(requestsOf(page))
  return [
    { what: `cached page (${loadGenerator} ${place}, ${connections} connections)`, value: perSecond(page) },
    {
      what: 'cached page, 99 of 100 within',
      value: `${withSpread(slowest(page), 1)} ms`,
      ...bar(median(slowest(page)), 15),
    },
    ...(nginx ? nginxFigures(page, nginx) : []),
    { what: 'article', value: perSecond(article) },
    {
      what: 'article against the other cached page',
      value: `${toPage.toFixed(2)}x`,
      must: '>= 0.95x',
      met: toPage >= 0.95,
    },
    ...processorFigure('the same by processor time', article, page),
    { what: 'cached page, 128 connections', value: perSecond(crowd) },
    { what: 'cached page, 128 connections, 99 of 100 within', value: `${withSpread(slowest(crowd), 1)} ms` },
    ...uncachedFigures('ranking with all rows, not kept, packed', sorted),
    ...uncachedFigures('searched ranking, not kept, packed', searched),
    { what: 'failed', value: String(failed), must: '0', met: failed === 0 },
  ]
}

const perSecond = (side: Load[]) => `${withSpread(requestsOf(side))}/s`

function uncachedFigures(what: string, side: Load[]): Figure[] {
  const ofProcessor = perProcessor(side)
  return [
    { what, value: perSecond(side), must: '>= 50/s', met: median(requestsOf(side)) >= 50 },
    ...(ofProcessor ? [{ what: 'the same a second of processor time', value: withSpread(ofProcessor) }] : []),
  ]
}

function nginxFigures(own: Load[], others: Load[]): Figure[] {
  const ratio = median(requestsOf(own)) / median(requestsOf(others))
  return [
    { what: 'nginx, the same bytes from a file', value: perSecond(others) },
    { what: 'cached page against nginx', value: `${ratio.toFixed(2)}x`, must: '>= 0.3x', met: ratio >= 0.3 },
    ...processorFigure('the same by processor time of each', own, others),
  ]
}

/** Compares by processor time, which is fairer on a busy machine. */
function processorFigure(what: string, own: Load[], others: Load[]): Figure[] {
  const [one, other] = [perProcessor(own), perProcessor(others)]
  return one && other ? [{ what, value: `${(median(one) / median(other)).toFixed(2)}x` }] : []
}

/** Answers per second of processor time; null where the system doesn't say. */
function perProcessor(side: Load[]): number[] | null {
  const known = side.flatMap(({ perProcessorSecond }) => perProcessorSecond ?? [])
  return known.length < rounds ? null : known
}

const bar = (value: number, most: number) => ({ must: `<= ${most} ms`, met: value <= most })

const perConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** Returns the answer as sent, in brotli. */
async function askOnce(url: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((done, failed) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, done).once('error', failed),
  )
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} is not packed`)
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    perConnection.has(name) ? [] : [[name, String(value)]],
  )
  return { body: await buffer(response), headers: Object.fromEntries(headers) }
}
