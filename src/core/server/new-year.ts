import { untilNextYear, yearIn } from '../year.ts'

/** Calls `act` whenever a year begins in a time zone, until it is stopped; keeps no process alive. */
export function atEachNewYear(timeZone: string, act: () => void): { stop(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    const year = yearIn(timeZone, now)
    const look = () => {
      if (yearIn(timeZone, new Date()) !== year) act()
      wait()
    }
    timer = setTimeout(look, Math.min(untilNextYear(timeZone, now), anHour)).unref()
  }
  wait()
  return { stop: () => clearTimeout(timer) }
}

/** Milliseconds between two looks at most: no timer holds a year, and a machine that slept or was given another time is not late for long. */
const anHour = 60 * 60 * 1000
