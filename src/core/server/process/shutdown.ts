import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a start under way has to come to its end once a signal asks for it: a database may let it wait for an hour. */
const timeoutMs = 10_000

/** What was opened, to be closed in the opposite order, once. */
export class Shutdown {
  readonly #steps: (() => unknown)[] = []
  #run: Promise<void> | null = null
  #isAsked = false

  /** Whether a signal has asked for the end. */
  get isAsked(): boolean {
    return this.#isAsked
  }

  /** Adds what closes something that was just opened. */
  add(close: () => unknown) {
    this.#steps.push(close)
  }

  /** Closes everything. A step that fails does not keep the others from their turn. */
  run(): Promise<void> {
    this.#run ??= this.#close()
    return this.#run
  }

  /**
   * At SIGINT and SIGTERM waits for a start under way, closes everything and ends the process. Later signals change nothing: npm passes
   * on the Ctrl-C that the terminal has sent already.
   */
  onSignals(started: Promise<unknown>) {
    const end = async () => {
      if (this.#isAsked) return
      this.#isAsked = true
      await Promise.race([started.catch(() => undefined), wait(timeoutMs, undefined, { ref: false })])
      await this.run()
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

/** Starts something that SIGINT and SIGTERM end; what a failed start has opened is closed again before its error is thrown. */
export async function untilSignals(start: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown()
  const started = start(shutdown)
  shutdown.onSignals(started)
  try {
    await started
  } catch (error) {
    await shutdown.run()
    if (!shutdown.isAsked) throw error
  }
}
