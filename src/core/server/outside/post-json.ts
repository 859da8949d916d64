import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export interface JsonRequest {
  /** Its credentials become Basic authentication. */
  url: URL
  headers?: Record<string, string>
  body: unknown
  /** Milliseconds until the whole answer must be there. */
  timeoutMs: number
}

export interface JsonAnswer {
  status: number
  /** Undefined if the body is no JSON, too large or cut off. */
  body: unknown
}

/** A request without an answer; its message is an error code. */
export class NoAnswer extends Error {
  /** False if not a byte of the request has left. */
  readonly mayHaveLeft: boolean

  constructor(code: string, mayHaveLeft: boolean) {
    super(code)
    this.mayHaveLeft = mayHaveLeft
  }
}

/** Bytes of the largest answer. */
const largestAnswer = 64 * 1024

/** Posts JSON to a server of others, on a new connection and without following redirects. Throws NoAnswer. */
export async function postJson(request: JsonRequest): Promise<JsonAnswer> {
  const { status, reading } = await begin(request)
  return { status, body: await reading }
}

/** `fetch` can't report whether a request was cut off before or after it left. */
function begin({ url, headers, body, timeoutMs }: JsonRequest): Promise<{ status: number; reading: Promise<unknown> }> {
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false, // a kept connection that the server has just closed would lose the request without a trace
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  })
  let mayHaveLeft = false
  request.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      mayHaveLeft = true
    }),
  )
  return new Promise((resolve, reject) => {
    request.once('response', (response) => resolve({ status: response.statusCode!, reading: readJson(response) }))
    request.on('error', ({ name, code = name }: NodeJS.ErrnoException) =>
      reject(new NoAnswer(code === 'ABORT_ERR' ? 'TIMEOUT' : code, mayHaveLeft)),
    )
    request.once('close', () => reject(new NoAnswer('CLOSED', mayHaveLeft)))
    request.end(JSON.stringify(body))
  })
}

async function readJson(response: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.byteLength
      if (bytes > largestAnswer) return undefined
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
