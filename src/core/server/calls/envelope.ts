import type { FastifyReply } from 'fastify'
import type { Call } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { encodingFor } from '../http/accepted-encoding.ts'
import { isQuicklyPacked, joinPacked, packBeginning } from '../http/packed-responses.ts'

/** An envelope up to its `seq`, in which alone the answers to equal questions differ. */
interface Beginning {
  text: string
  packed?: Buffer
}

const beginnings = new WeakMap<object, Beginning>()

/** Sends the data of a successful call in its envelope; data of several answers are written and packed once. */
export function sendAnswer(reply: FastifyReply, call: Call, data: object, seq = reply.request.id) {
  const { headers } = reply.request
  const beginning = beginnings.get(data) ?? newBeginning(call, data)
  const end = `,"seq":${JSON.stringify(seq)}}`
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (!isQuicklyPacked(beginning.text) || encodingFor(headers['accept-encoding']) !== 'br')
    return reply.send(beginning.text + end)
  beginning.packed ??= packBeginning(beginning.text)
  return reply
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding')
    .send(joinPacked(beginning.packed, end))
}

function newBeginning({ envelope }: Call, data: object): Beginning {
  const whole = envelope === 'ret' ? { ret: 0, msg: 'ok', ...data } : { code: 0, msg: 'ok', data }
  const beginning = { text: JSON.stringify(whole).slice(0, -1) }
  beginnings.set(data, beginning)
  return beginning
}

/** Sends a failure of the error table; its message is for developers, visitors read the key's text. */
export function sendFailure(reply: FastifyReply, errors: ErrorTable, key: string, message = key) {
  const { envelope } = reply.request.routeOptions.config
  const row = errors[key]
  if (!row) throw new Error(`The error ${key} is not in the table`)
  if (row.status === 429 || row.status === 503) reply.header('retry-after', reply.getHeader('retry-after') ?? '5')
  return reply
    .code(row.status)
    .header('cache-control', 'no-store')
    .send(
      envelope === 'ret'
        ? { ret: row.code, msg: message, seq: reply.request.id }
        : { code: row.code, msg: message, data: null, seq: reply.request.id },
    )
}
