import * as v from 'valibot'

/** A whole number from `least` up to PostgreSQL's largest integer. */
export const storedNumber = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(2_147_483_647))
