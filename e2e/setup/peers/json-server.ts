import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface JsonServerRequest {
  path: string
  headers: IncomingHttpHeaders
  /** As it was sent. */
  body: string
}

/** A value is answered as JSON with status 200; a function answers by itself, or never. */
export type JsonServerAnswer = object | ((response: ServerResponse, request: JsonServerRequest) => void)

/** A server of others, such as a provider of text messages, with its requests. */
export class JsonServer {
  readonly url: string
  readonly requests: JsonServerRequest[] = []
  answer: JsonServerAnswer
  readonly #server: Server

  private constructor(server: Server, answer: JsonServerAnswer) {
    this.#server = server
    this.answer = answer
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  static async open(answer: JsonServerAnswer): Promise<JsonServer> {
    let own: JsonServer
    const server = createServer(async (request, response) => {
      const taken = { path: request.url!, headers: request.headers, body: await text(request) }
      own.requests.push(taken)
      if (typeof own.answer === 'function') own.answer(response, taken)
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(own.answer))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    own = new JsonServer(server, answer)
    return own
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
