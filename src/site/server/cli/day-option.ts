import { InvalidArgumentError } from 'commander'

/** Throws InvalidArgumentError if it is no number of days. */
export function readDays(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1)
    throw new InvalidArgumentError('It must be a whole number of days, 1 or more.')
  return Number(text)
}

/** An ISO date. Throws InvalidArgumentError if there is no such day. */
export function readDate(text: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (!isDate || new Date(text).toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a date such as 2026-08-08.')
  return text
}
