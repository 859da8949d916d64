import { InvalidArgumentError } from 'commander'

/** A number of days as an operator writes it. Throws InvalidArgumentError where it is none. */
export function readDays(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1)
    throw new InvalidArgumentError('It must be a whole number of days, 1 or more.')
  return Number(text)
}
