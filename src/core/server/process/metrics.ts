import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { listenFault } from './listen-fault.ts'
import type { LogOutput } from './log-output.ts'

export type Observe = (kind: 'page' | 'call' | 'asset', status: number, seconds: number) => void

/** Observes answers by kind and status, in seconds. */
export function createObserver(registry: Registry): Observe {
  const all = new Histogram({
    name: 'encore_http_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const known = new Map<string, ReturnType<typeof all.labels>>()
  return (kind, status, seconds) => {
    const key = `${kind} ${status}`
    const histogram = known.get(key) ?? all.labels({ kind, status })
    known.set(key, histogram)
    histogram.observe(seconds)
  }
}

export function measure(app: FastifyInstance, observe: Observe) {
  app.addHook('onResponse', (request, reply, next) => {
    const [, first = ''] = request.url.split('/', 2)
    const kind = first === 'api' ? 'call' : first === 'assets' ? 'asset' : 'page'
    observe(kind, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
}

/** Counts page drops after content changes and lost listening connections. */
export const countPageDrops = (registry: Registry): Counter =>
  new Counter({ name: 'encore_page_drops_total', help: 'Times that all pages were forgotten', registers: [registry] })

/** Counts reported faults of visitors by kind. */
export const countClientReports = (registry: Registry): Counter<'kind'> =>
  new Counter({
    name: 'encore_client_reports_total',
    help: 'Faults that visitors met',
    labelNames: ['kind'],
    registers: [registry],
  })

/** Measures letters with codes that have yet to leave, over all instances; nothing while `find` fails. */
export function gaugeLetters(registry: Registry, find: () => Promise<{ letters: number; seconds: number }>) {
  const shared = { aggregator: 'max' as const, registers: [registry] } // workers see the same letters
  const oldest = new Gauge({ name: 'encore_letter_wait_seconds', help: 'Age of the oldest waiting letter', ...shared })
  new Gauge({
    name: 'encore_letters_waiting',
    help: 'Letters with codes that have yet to leave',
    ...shared,
    collect: async function () {
      const waiting = await find().catch(() => null)
      this.set(waiting?.letters ?? Number.NaN)
      oldest.set(waiting?.seconds ?? Number.NaN)
    },
  })
}
/** Counts log lines that could not be written. */
export const countDroppedLines = (registry: Registry, output: Pick<LogOutput, 'dropped'>): Counter =>
  new Counter({
    name: 'encore_log_lines_dropped_total',
    help: 'Lines of the log that were lost, because it could not be written',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(output.dropped)
    },
  })

/** A registry with the default process metrics. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Metrics and their content type. */
interface Figures {
  contentType: string
  metrics(): Promise<string>
}

/** Sums of the metrics of all workers. */
export function createSharedRegistry(): Figures {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() }
}

/** Shares a worker's metrics with the primary process. */
export function shareMetrics(registry: Registry) {
  new AggregatorRegistry() // starts answering the primary process
  AggregatorRegistry.setRegistries([registry])
}

/** Serves Prometheus metrics on their own port. Throws StartError when it cannot listen. */
export function serveMetrics(registry: Figures, port: number, host: string): Promise<Server> {
  const server = createServer(async (_, response) => {
    const figures = await registry.metrics().catch(() => null) // a stalled or starting process has none
    if (figures === null) return response.writeHead(503).end()
    response.setHeader('content-type', registry.contentType)
    response.end(figures)
  })
  return new Promise((done, failed) => {
    server.once('error', (error) => failed(listenFault(error, { host, port, setting: 'METRICS_PORT' })))
    server.listen(port, host, () => done(server))
  })
}
