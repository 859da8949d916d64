import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { findTool } from './tools.ts'

export interface Load {
  /** Answers per second. */
  requests: number
  /** Answers per second of the server's processor time; null off Linux. */
  perProcessorSecond: number | null
  /** 99th percentile of response times in milliseconds; wrk also counts requests that a slow answer kept back. */
  p99: number
  failed: number
}
/** A server under load: its address and the process that answers, or whose children do. */
export interface Target {
  url: string
  pid: number
  /** JSON to post; without it the address is fetched. */
  body?: string
  headers?: Record<string, string>
  /** Paths to fetch in turn in place of the address's own. */
  paths?: string[]
  /** Bodies and headers of different visitors, posted in turn in place of one body. */
  requests?: PostedRequest[]
}
export interface PostedRequest {
  body: string
  headers: Record<string, string>
}
type Outcome = Pick<Load, 'requests' | 'p99' | 'failed'>

const wrk = findTool('wrk')

/** Connections of the bar's figures, for a server and for what it is compared with. */
export const connections = 16

/** The load generator: wrk, or autocannon, which is slower than a fast server. */
export const loadGenerator = wrk ? 'wrk' : 'autocannon'

/** How much is asked for, and the core of wrk. */
export interface Effort {
  connections: number
  seconds: number
  core?: number | null
}

/** Requests a target's addresses, accepting brotli. */
export async function load(target: Target, effort: Effort): Promise<Load> {
  const { pid } = target
  const { seconds } = effort
  const before = processorSeconds(pid)
  const outcome = await (wrk ? byWrk(wrk, target, effort) : byAutocannon(target, effort))
  const after = processorSeconds(pid)
  const used = before === null || after === null ? null : after - before
  return { ...outcome, perProcessorSecond: used && (outcome.requests * seconds) / used }
}

/** Processor seconds of a process and its children, to a hundredth. */
function processorSeconds(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
    const own = (Number(user) + Number(system)) / 100
    return children.reduce((sum, child) => sum + (processorSeconds(Number(child)) ?? 0), own)
  } catch {
    return null
  }
}

async function byWrk(wrk: string, target: Target, { connections, seconds, core }: Effort): Promise<Outcome> {
  const { url, headers = {}, paths } = target
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br']
  const own = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const posted = postedBy(target)
  const posting = posted.length > 0 ? ['-s', scriptOf(posted), '-H', 'content-type: application/json'] : []
  const fetching = paths ? ['-s', scriptOfPaths(paths)] : []
  const command = [wrk, ...settings, ...own, ...posting, ...fetching, url]
  const [program, ...rest] = typeof core === 'number' ? ['taskset', '-c', String(core), ...command] : command
  const { stdout } = await promisify(execFile)(program!, rest)
  const [, latency, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99: Number(latency) * milliseconds,
    failed: failedOf(stdout),
  }
}

/** What a target's visitors post; nothing if its address is fetched. */
const postedBy = ({ body, requests }: Target): PostedRequest[] =>
  requests ?? (body === undefined ? [] : [{ body, headers: {} }])

/** A wrk script that posts requests in turn. */
function scriptOf(requests: PostedRequest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-wrk-'))
  const lines = requests.map(({ body, headers }) =>
    [body, ...Object.entries(headers).flat()].map((part) => `${part}\n`).join(''),
  )
  writeFileSync(join(folder, 'requests'), `${lines.join('\n')}\n`)
  const script = `
    local requests, number = {}, 0
    init = function()
      local lines = io.lines(${JSON.stringify(join(folder, 'requests'))})
      for body in lines do
        local name = lines()
        while name and name ~= "" do
          wrk.headers[name] = lines()
          name = lines()
        end
        table.insert(requests, wrk.format("POST", nil, nil, body))
      end
    end
    request = function()
      number = number % #requests + 1
      return requests[number]
    end`
  const file = join(folder, 'post.lua')
  writeFileSync(file, script)
  return file
}

/** A wrk script that fetches paths in turn. */
function scriptOfPaths(paths: string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'encore-wrk-')), 'get.lua')
  const script = `
    local paths, number = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }, 0
    request = function()
      number = number % #paths + 1
      return wrk.format("GET", paths[number])
    end`
  writeFileSync(file, script)
  return file
}

/** Counts answers with a wrong status and failed requests ("Socket errors: connect 0, read 0, ..."). */
function failedOf(report: string): number {
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(report) ?? []
  const [, broken = ''] = /Socket errors: (.*)/.exec(report) ?? []
  return [refused, ...(broken.match(/\d+/g) ?? [])].reduce((sum, count) => sum + Number(count), 0)
}

async function byAutocannon(target: Target, { connections, seconds }: Effort): Promise<Outcome> {
  const posted = postedBy(target)
  const type = posted.length > 0 && { 'content-type': 'application/json' }
  const headers = { 'accept-encoding': 'br', ...type, ...target.headers }
  const posts = posted.map(({ body, headers: own }) => ({
    method: 'POST' as const,
    body,
    headers: { ...headers, ...own },
  }))
  const requests = target.paths?.map((path) => ({ method: 'GET' as const, path, headers })) ?? posts
  const inTurn = requests.length > 0 && { requests }
  const result = await autocannon({ url: target.url, connections, duration: seconds, headers, ...inTurn })
  return { requests: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }
}
