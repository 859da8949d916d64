import { pino } from 'pino'
import { LogOutput, standardOutput } from './log-output.ts'

/** Path without query and without tokens of links. */
const pathOf = (url: string | undefined) =>
  url?.split('?', 1)[0]?.replace(/^(\/unsubscribe\/|\/auth\/avatars\/).+/, '$1*')

export type Log = pino.Logger

/** A JSON logger without queries, addresses, cookies, bodies or values of database errors. */
export function createLog(level: string, destination: pino.DestinationStream = standardOutput()): Log {
  const log = pino(
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
  if (destination instanceof LogOutput)
    destination.onGap = (lines) => log.error({ lines }, 'lines of the log were lost, because it could not be written')
  return log
}
