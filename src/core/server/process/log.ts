import { pino } from 'pino'

/** Without its query, and without what a link lets its holder do. */
const pathOf = (url: string | undefined) =>
  url?.split('?', 1)[0]?.replace(/^(\/unsubscribe\/|\/auth\/avatars\/).+/, '$1*')

export type Log = pino.Logger

/**
 * A JSON logger to standard output. A request is told by id, method and path; never by query, address, cookie or body. An error of
 * PostgreSQL is told by its code and place: its message and details repeat values of a row.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request) => ({ method: request.method, path: pathOf(request.url) }),
        res: (reply) => ({ status: reply.statusCode }),
        err: ({ name, code, stack = '', ...rest }: Error & { code?: string }) => ({
          name,
          code,
          stack: 'severity' in rest ? stack.slice(stack.indexOf('\n    at ') + 1) : stack,
        }),
      },
    },
    destination,
  )
}
