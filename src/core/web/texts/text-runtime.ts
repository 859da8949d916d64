import { number as numberOfAnySize } from '@messageformat/runtime'

/** @public Compiled texts import these too. */
export { plural, select } from '@messageformat/runtime'

/** Prints '#'. Below 1,000 all languages agree: the first Intl.NumberFormat blocks a phone for 60 ms. */
export const number = (language: string, value: number, offset: number): string => {
  const count = value - offset
  return Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : numberOfAnySize(language, value, offset)
}
