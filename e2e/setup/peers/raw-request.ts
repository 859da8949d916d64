import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** A connection for hand-written HTTP. */
export class RawConnection {
  readonly socket: Socket
  /** Resolves at the first byte, or at the end. */
  readonly answered: Promise<void>
  /** Resolves when the server closes. */
  readonly closed: Promise<void>
  #text = ''

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (chunk) => (this.#text += chunk))
    socket.on('error', () => undefined) // a server may refuse early
    this.answered = new Promise((done) => socket.once('data', () => done()).once('close', () => done()))
    this.closed = new Promise((done) => socket.once('close', () => done()))
  }

  static async open(origin: string): Promise<RawConnection> {
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** The answer so far; status 0 without one. */
  get answer(): RawAnswer {
    const [head = '', ...rest] = this.#text.split('\r\n\r\n')
    const [line = '', ...lines] = head.split('\r\n')
    const headers = lines.map((each) => [
      each.slice(0, each.indexOf(':')).toLowerCase(),
      each.slice(each.indexOf(':') + 2),
    ])
    return {
      status: Number(line.split(' ')[1] ?? 0),
      headers: Object.fromEntries(headers),
      body: rest.join('\r\n\r\n'),
    }
  }
}

/** The answer to a raw request with `connection: close`. */
async function rawRequest(origin: string, text: string | Buffer): Promise<RawAnswer> {
  const connection = await RawConnection.open(origin)
  connection.socket.write(text)
  await connection.closed
  return connection.answer
}

/** The answer to a raw POST without a body. */
export const rawPost = (origin: string, path: string, header = ''): Promise<RawAnswer> =>
  rawRequest(
    origin,
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n${header}\r\n`,
  )

/** The answer to a raw GET of a malformed path. */
export const rawGet = (origin: string, path: string, header = '', host = 'localhost'): Promise<RawAnswer> =>
  rawRequest(origin, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${header}\r\n`)
