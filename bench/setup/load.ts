import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { findTool } from './tools.ts'

/** Requests a second and the milliseconds in which 99 of 100 were answered. */
export interface Load {
  requests: number
  p99: number
  failed: number
}

const wrk = findTool('wrk')

/** What makes the load: wrk, or autocannon, which is slower than a fast server. */
export const loadGenerator = wrk ? 'wrk' : 'autocannon'

/** Asks one address over some connections for some seconds, as a browser that takes brotli. */
export const load = (url: string, connections: number, seconds: number): Promise<Load> =>
  wrk ? byWrk(wrk, url, connections, seconds) : byAutocannon(url, connections, seconds)

async function byWrk(program: string, url: string, connections: number, seconds: number): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br', url]
  const { stdout } = await promisify(execFile)(program, args)
  const [, latency, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
  return {
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99: Number(latency) * milliseconds,
    failed: Number(failed),
  }
}

async function byAutocannon(url: string, connections: number, seconds: number): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'br' } })
  return { requests: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors }
}
