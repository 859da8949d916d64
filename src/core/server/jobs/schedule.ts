/** A value that changes at known instants (a schedule). */
export interface Schedule {
  /** The value at a moment. */
  stateAt: (now: Date) => string | number
  /** Milliseconds until the next change; Infinity for none. */
  untilNext: (now: Date) => number
}

/** Calls `act` at each change until stopped; keeps no process alive. */
export function onScheduledChange({ stateAt, untilNext }: Schedule, act: () => void): { stop(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    const state = stateAt(now)
    const look = () => {
      if (stateAt(new Date()) !== state) act()
      wait()
    }
    timer = setTimeout(look, Math.min(untilNext(now), anHour)).unref()
  }
  wait()
  return { stop: () => clearTimeout(timer) }
}

/** Longest timer: timers cannot hold a year, and clocks may jump. */
const anHour = 60 * 60 * 1000
