/** Something that is told by the clock, and changes at moments that can be worked out. */
export interface Schedule {
  /** How it stands at a moment. */
  stateAt: (now: Date) => string | number
  /** Milliseconds from a moment until it changes next; Infinity where it never will. */
  untilNext: (now: Date) => number
}

/** Calls `act` whenever a course changes, until it is stopped; keeps no process alive. */
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

/** Milliseconds between two looks at most: no timer holds a year, and a machine that slept or was given another time is not late for long. */
const anHour = 60 * 60 * 1000
