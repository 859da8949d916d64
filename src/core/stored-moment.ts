import * as v from 'valibot'

/** A day ('2026-11-27') that the calendar has. */
export const storedDay = (fault: string) =>
  v.pipe(
    v.string(),
    v.isoDate(fault),
    v.check((text) => !v.ISO_DATE_REGEX.test(text) || isDay(text), fault),
  )

/** An instant with its offset that both JavaScript and PostgreSQL read. */
export const storedInstant = (fault: string) =>
  v.pipe(
    v.string(),
    v.isoTimestamp(fault),
    v.check((text) => !v.ISO_TIMESTAMP_REGEX.test(text) || isInstant(text), fault),
  )

/** JavaScript takes February 30 for March 2. */
const isDay = (text: string): boolean => text >= '0001' && new Date(text).toISOString().startsWith(text)

/** PostgreSQL knows no offset above 15:59, and JavaScript none without minutes. */
const isInstant = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10)) && !/[+-](1[6-9]|2\d):?\d\d$/.test(text)
