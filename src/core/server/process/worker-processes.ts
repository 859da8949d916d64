import cluster, { type Address, type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from './data-folder.ts'
import type { Log } from './log.ts'

/** Milliseconds until a process that has ended is replaced: one that ends as it starts must not take the machine. */
const untilReplaced = 1000

export interface WorkerProcesses {
  /** Port that they share. */
  port: number
  /** Asks each to end, as SIGTERM does, and waits until all have. */
  stop(): Promise<void>
}

interface Setting {
  /** What the environment of each adds to that of this process. */
  environments: Record<string, string>[]
  log: Log
  /** Whether they are ending, so that none is replaced. */
  isEnding: () => boolean
}

/**
 * Starts processes of this program that share a port, and replaces each that ends. Resolves once all listen; throws StartError with
 * what keeps one from its start.
 */
export async function startWorkerProcesses({ environments, log, isEnding }: Setting): Promise<WorkerProcesses> {
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
  const stop = () => endAll(Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []))
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

/** What a process says to the one that started it. */
interface Told {
  fault?: string
}

/** Tells the process that started this one what keeps it from its start; resolves once it knows. */
export const tellFault = (sentence: string): Promise<void> =>
  new Promise((done) => process.send!({ fault: sentence }, () => done()))

const untilListening = (worker: Worker): Promise<Address> => new Promise((done) => worker.once('listening', done))

/** Rejects with what a process told before it ended, or with how it did. */
const untilEnded = (worker: Worker): Promise<never> =>
  new Promise((_, failed) => {
    worker.on('message', ({ fault }: Told) => fault && failed(new StartError(fault)))
    worker.once('exit', (code, signal) =>
      failed(new StartError(`A process of the site ended with ${signal ?? code} as it started.`)),
    )
  })

async function endAll(workers: Worker[]) {
  const running = workers.filter((worker) => !worker.isDead())
  await Promise.all(
    running.map(
      (worker) =>
        new Promise<void>((done) => {
          worker.once('exit', () => done())
          worker.process.kill('SIGTERM')
        }),
    ),
  )
}
