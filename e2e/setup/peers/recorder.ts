import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Recorded {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A proxy that records requests, bodies of beacons included, which browsers hide. */
export class Recorder {
  readonly origin: string
  readonly requests: Recorded[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  }

  static async open(siteOrigin: string): Promise<Recorder> {
    let own: Recorder
    const server = createServer(async (from, to) => {
      const { method = 'GET', url: path = '/', headers } = from
      const body = await buffer(from)
      own.requests.push({ method, path, headers, body: body.toString() })
      const onward = request(siteOrigin + path, { method, headers }, (answer) => {
        to.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(to)
      })
      onward.on('error', () => to.destroy())
      onward.end(body)
    })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    own = new Recorder(server)
    return own
  }

  /** Requests of a path in order. */
  sentTo(path: string): Recorded[] {
    return this.requests.filter((each) => each.path === path)
  }

  close() {
    this.#server.closeAllConnections()
    return new Promise<void>((done) => this.#server.close(() => done()))
  }
}
