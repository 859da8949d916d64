import type { FastifyReply } from 'fastify'
import type { Call } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'

/** Sends the data of a successful call in its envelope. */
export function sendAnswer(reply: FastifyReply, { envelope }: Call, data: object) {
  const seq = reply.request.id
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope === 'ret' ? { ret: 0, msg: 'ok', ...data, seq } : { code: 0, msg: 'ok', data, seq }))
}

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
