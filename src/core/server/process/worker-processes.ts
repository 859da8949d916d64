import cluster, { type Address, type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from './data-folder.ts'
import type { Log } from './log.ts'

/** Delay before an ended process is replaced, against crash loops. */
const untilReplaced = 1000

export interface WorkerProcesses {
  port: number
  /** Sends SIGTERM to all and waits for their end; SIGKILL ends what still runs after the limit. */
  stop(): Promise<void>
}

interface Setting {
  /** Additions to each worker's environment. */
  environments: Record<string, string>[]
  log: Log
  /** True while shutting down: no worker is replaced. */
  isEnding: () => boolean
  stopLimitMs: number
}

/** Starts workers that share a port and replaces ended ones. Throws StartError when one cannot start. */
export async function startWorkerProcesses({
  environments,
  log,
  isEnding,
  stopLimitMs,
}: Setting): Promise<WorkerProcesses> {
  cluster.schedulingPolicy = cluster.SCHED_NONE // a connection that Node hands to a worker just killed would hang
  let isUp = false
  const replace = async (environment: Record<string, string>, end: string) => {
    if (!isUp || isEnding()) return
    log.error({ end }, 'a process of the site has ended and is replaced')
    await wait(untilReplaced)
    if (!isEnding()) start(environment)
  }
  const start = (environment: Record<string, string>): Worker => {
    const worker = cluster.fork(environment)
    worker.on('message', ({ fault }: Told) => fault && isUp && log.error({ fault }, 'a process can not start'))
    worker.once('exit', (code, signal) => void replace(environment, signal ?? String(code)))
    return worker
  }
  const stop = () =>
    endAll(
      Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []),
      stopLimitMs,
    )
  try {
    const workers = environments.map(start)
    const [first] = await Promise.race([Promise.all(workers.map(untilListening)), Promise.all(workers.map(untilEnded))])
    isUp = true
    return { port: first!.port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Message of a worker to the primary process. */
interface Told {
  fault?: string
}

/** Reports a failed start to the primary process; resolves once received. */
export const tellFault = (sentence: string): Promise<void> =>
  new Promise((done) => process.send!({ fault: sentence }, () => done()))

const untilListening = (worker: Worker): Promise<Address> => new Promise((done) => worker.once('listening', done))

/** Rejects with a worker's reported fault, or with its exit code. */
const untilEnded = (worker: Worker): Promise<never> =>
  new Promise((_, failed) => {
    worker.on('message', ({ fault }: Told) => fault && failed(new StartError(fault)))
    worker.once('exit', (code, signal) =>
      failed(new StartError(`A process of the site ended with ${signal ?? code} as it started.`)),
    )
  })

async function endAll(workers: Worker[], limitMs: number) {
  const running = workers.filter((worker) => !worker.isDead())
  await Promise.all(
    running.map(
      (worker) =>
        new Promise<void>((done) => {
          const limit = setTimeout(() => worker.process.kill('SIGKILL'), limitMs)
          worker.once('exit', () => {
            clearTimeout(limit)
            done()
          })
          worker.process.kill('SIGTERM')
        }),
    ),
  )
}
