import { StartError } from './data-folder.ts'

interface Listening {
  host: string
  port: number
  setting: 'PORT' | 'METRICS_PORT'
}

/** A StartError that says why listening failed; other errors stay as they are. */
export function listenFault(error: unknown, { host, port, setting }: Listening): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!syscall) return error
  const [what, place] = setting === 'PORT' ? ['port', 'HOST'] : ['metrics port', 'METRICS_HOST']
  if (code === 'EADDRINUSE')
    return new StartError(
      `The ${what} ${port} is in use; stop the program that uses it or set ${setting} to another port.`,
    )
  if (code === 'EACCES')
    return new StartError(`No permission to listen on ${what} ${port}; set ${setting} to one above 1023.`)
  return new StartError(
    `Can't listen on ${place} ${host} at ${what} ${port} (${code}); set ${place} to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all of them.`,
  )
}
