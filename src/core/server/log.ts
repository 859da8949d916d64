import { pino } from 'pino'

export type Log = pino.Logger

/** A JSON logger to standard output. A request is told by id, method and path; never by query, address, cookie or body. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  })
}
