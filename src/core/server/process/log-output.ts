import { constants, fstatSync, openSync, writeSync } from 'node:fs'

const mostWaitingBytes = 1024 * 1024
const retryDelayMs = 20

/** Writes log lines without ever waiting: a bounded queue holds what a full disk or a stalled reader does not take. */
export class LogOutput {
  readonly #fd: number
  readonly #mostBytes: number
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #gap = 0
  #dropped = 0
  #retry: NodeJS.Timeout | null = null
  /** Called after a gap, once writing works again, with the number of lines lost in it. */
  onGap: (lines: number) => void = () => undefined

  /** `fd` must not block. */
  constructor(fd: number, mostBytes = mostWaitingBytes) {
    this.#fd = fd
    this.#mostBytes = mostBytes
  }

  /** Lines lost since the start. */
  get dropped(): number {
    return this.#dropped
  }

  /** Queues a line, or drops it from the first that does not fit until the queue is empty again: one gap, at its place. */
  write(text: string) {
    const line = Buffer.from(text)
    if (this.#gap > 0 || this.#waitingBytes + line.length > this.#mostBytes) {
      this.#gap++
      this.#dropped++
      return
    }
    this.#waiting.push(line)
    this.#waitingBytes += line.length
    if (!this.#retry) this.flush()
  }

  /** Writes what is waiting, as far as the descriptor takes it now. */
  flush() {
    if (this.#retry) clearTimeout(this.#retry)
    this.#retry = null
    try {
      while (this.#waiting.length > 0) this.#writeFirst()
    } catch {
      this.#retry = setTimeout(() => this.flush(), retryDelayMs).unref()
      return
    }
    const gap = this.#gap
    this.#gap = 0
    if (gap > 0) this.onGap(gap)
  }

  #writeFirst() {
    const [line] = this.#waiting
    const written = writeSync(this.#fd, line!)
    this.#waitingBytes -= written
    if (written < line!.length) this.#waiting[0] = line!.subarray(written)
    else this.#waiting.shift()
  }
}

let standard: LogOutput | undefined

/** The log on standard output, one in a process. */
export function standardOutput(): LogOutput {
  if (standard) return standard
  const { fd = 1 } = process.stdout // a thread has no descriptor of its own
  const output = new LogOutput(nonBlocking(fd))
  process.once('exit', () => output.flush())
  standard = output
  return output
}

/** A descriptor of the same file that fails with EAGAIN instead of blocking. */
function nonBlocking(fd: number): number {
  if (fstatSync(fd).isFile()) return fd
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK) // other processes share the mode of `fd`
  } catch {
    return fd // Node itself makes pipes and sockets of process.stdout non-blocking
  }
}
