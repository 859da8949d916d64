import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { listenFault } from './listen-fault.ts'

export type Observe = (kind: 'page' | 'call' | 'asset', status: number, seconds: number) => void

/** Makes what counts answers by kind and status, with their seconds from request to answer. */
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

/** Observes every answer of an app. */
export function measure(app: FastifyInstance, observe: Observe) {
  app.addHook('onResponse', (request, reply, next) => {
    const [, first = ''] = request.url.split('/', 2)
    const kind = first === 'api' ? 'call' : first === 'assets' ? 'asset' : 'page'
    observe(kind, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
}

/** Counts how often an instance forgot all its pages, after a change of content or a lost listening connection. */
export const countPageDrops = (registry: Registry): Counter =>
  new Counter({ name: 'encore_page_drops_total', help: 'Times that all pages were forgotten', registers: [registry] })

/** Counts what pages report of faults that visitors met, by kind. */
export const countClientReports = (registry: Registry): Counter<'kind'> =>
  new Counter({
    name: 'encore_client_reports_total',
    help: 'Faults that visitors met',
    labelNames: ['kind'],
    registers: [registry],
  })

/** A registry with the process's own figures. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** What a port for figures answers, and in what format. */
interface Figures {
  contentType: string
  metrics(): Promise<string>
}

/** The figures of this process's workers, summed. */
export function createSharedRegistry(): Figures {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() }
}

/** Gives the figures of a worker to the process that sums them. */
export function shareMetrics(registry: Registry) {
  new AggregatorRegistry() // begins to answer the other process
  AggregatorRegistry.setRegistries([registry])
}

/** Serves the figures in Prometheus's format on a port of their own, for the operator alone. Throws StartError where it can't be listened on. */
export function serveMetrics(registry: Figures, port: number, host: string): Promise<Server> {
  const server = createServer(async (_, response) => {
    const figures = await registry.metrics().catch(() => null) // a process that has stalled or is starting tells none
    if (figures === null) return response.writeHead(503).end()
    response.setHeader('content-type', registry.contentType)
    response.end(figures)
  })
  return new Promise((done, failed) => {
    server.once('error', (error) => failed(listenFault(error, { host, port, setting: 'METRICS_PORT' })))
    server.listen(port, host, () => done(server))
  })
}
