import type { FastifyReply } from 'fastify'
import type { Call } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { encodingFor } from '../http/accepted-encoding.ts'
import { isQuicklyPacked, isShort, joinPacked, packBeginning } from '../http/packed-responses.ts'

/** An envelope up to its `seq`, which alone differs between equal answers; packed once somebody took it so. */
interface Beginning {
  text: string
  packed?: Buffer
}

const beginnings = new WeakMap<object, Beginning>()

/** Sends what a call answers in its envelope. Data that a handler answers again, as the same object, are written and packed once. */
export function sendAnswer(reply: FastifyReply, call: Call, data: object) {
  const { headers, id } = reply.request
  const beginning = beginnings.get(data) ?? newBeginning(call, data)
  const end = `,"seq":${JSON.stringify(id)}}`
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (!isQuicklyPacked(beginning.text) || encodingFor(headers['accept-encoding']) !== 'br')
    return reply.send(beginning.text + end)
  beginning.packed ??= packBeginning(beginning.text)
  return reply
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding')
    .send(joinPacked(beginning.packed, end))
}

function newBeginning(call: Call, data: object): Beginning {
  const beginning = { text: beginningOf(call, data) }
  if (!isShort(beginning.text)) beginnings.set(data, beginning) // a short one is sooner written anew than remembered
  return beginning
}

const beginningOf = ({ envelope }: Call, data: object): string =>
  JSON.stringify(envelope === 'ret' ? { ret: 0, msg: 'ok', ...data } : { code: 0, msg: 'ok', data }).slice(0, -1)

/** Sends a failure of the error table; its message is for developers, visitors read the key's text. */
export function sendFailure(reply: FastifyReply, errors: ErrorTable, key: string, message = key) {
  const { envelope } = reply.request.routeOptions.config as { envelope?: 'ret' }
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
