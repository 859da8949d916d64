import type { Language } from './languages.ts'

/** Year of a moment in a time zone, such as "2026". */
export const yearIn = (timeZone: string, moment: Date | number): string => yearOf(timeZone).format(moment)

/** Milliseconds until the next year in a time zone. */
export function untilNextYear(timeZone: string, moment: Date): number {
  const format = yearOf(timeZone)
  const year = format.format(moment)
  let [before, after] = [moment.getTime(), moment.getTime() + 367 * aDay]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2) // bisected: zones have skipped whole days
    if (format.format(middle) === year) before = middle
    else after = middle
  }
  return after - moment.getTime()
}

const aDay = 24 * 60 * 60 * 1000

const yearOf = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' })

/** A year as a language counts it: Thai has the Buddhist calendar. */
export const writtenYear = (year: number, language: Language): string => String(language === 'th' ? year + 543 : year)
