import { setTimeout as wait } from 'node:timers/promises'

/** Time for a start under way after a signal: a database may stall it for an hour. */
const timeoutMs = 10_000

/** Time from a signal to the end, without the seconds of draining: whatever still hangs then is left. */
const limitMs = 20_000

/** Longest time that a process takes to stop; one with workers first ends those. */
export const stopLimitMs = ({ drainSeconds, processes }: { drainSeconds: number; processes: number }): number =>
  drainSeconds * 1000 + limitMs + (processes > 1 ? 2000 : 0)

/** Closes what was opened, once, in reverse order. */
export class Shutdown {
  readonly #steps: (() => unknown)[] = []
  #run: Promise<void> | null = null
  #isAsked = false

  get isAsked(): boolean {
    return this.#isAsked
  }

  add(close: () => unknown) {
    this.#steps.push(close)
  }

  /** Closes everything; a failing step does not stop the others. */
  run(): Promise<void> {
    this.#run ??= this.#close()
    return this.#run
  }

  /** Closes everything at SIGINT or SIGTERM, within a limit; later signals are ignored, as npm repeats Ctrl-C. */
  onSignals(started: Promise<unknown>, limit = limitMs) {
    const end = async () => {
      if (this.#isAsked) return
      this.#isAsked = true
      setTimeout(endNow, limit, limit)
      await Promise.race([started.catch(() => undefined), wait(timeoutMs, undefined, { ref: false })])
      await this.run()
      while (hasFileUnderWay()) await wait(10)
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  }

  async #close() {
    for (const step of this.#steps.reverse())
      await Promise.resolve()
        .then(step)
        .catch(() => undefined)
  }
}

/** process.exit waits for threads, such as one that hangs in a file. */
const hasFileUnderWay = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))

/** The last resort, without a wait for anything. */
function endNow(limit: number) {
  console.error(`\n  Encore did not stop within ${limit / 1000} seconds and ends itself.\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** Starts something that signals end; a failed start closes what it opened, then throws. */
export async function untilSignals(start: (shutdown: Shutdown) => Promise<void>, limit: number): Promise<void> {
  const shutdown = new Shutdown()
  const started = start(shutdown)
  shutdown.onSignals(started, limit)
  try {
    await started
  } catch (error) {
    await shutdown.run()
    if (!shutdown.isAsked) throw error
  }
}
