import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy before the database that a test can stall or cut. */
export class DatabaseLink {
  readonly url: string
  readonly #port: number
  readonly #target: { host: string; port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server
  #isStalled = false

  private constructor(server: Server, url: URL) {
    this.#server = server
    this.#target = { host: url.hostname, port: Number(url.port) }
    this.#port = portOf(server)
    const own = new URL(url)
    own.port = String(this.#port)
    this.url = own.href
  }

  static async open(databaseUrl: string): Promise<DatabaseLink> {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const link = new DatabaseLink(server, new URL(databaseUrl))
    server.on('connection', (socket) => link.#join(socket))
    return link
  }

  /** Accepts connections and bytes without passing them on. */
  stall() {
    this.#isStalled = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** Closes all connections and refuses new ones. */
  cut() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Passes everything on again. */
  async mend() {
    this.#isStalled = false
    for (const socket of this.#sockets) socket.resume()
    if (this.#server.listening) return
    this.#server = createServer((socket) => this.#join(socket))
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening')
  }

  #join(near: Socket) {
    const far = connect(this.#target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('data', (chunk) => other.write(chunk))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      if (this.#isStalled) socket.pause()
    }
  }
}

const portOf = (server: Server) => (server.address() as { port: number }).port
