import { number as numberOfAnySize } from '@messageformat/runtime'

/** @public Compiled texts import them from here, too. */
export { plural, select } from '@messageformat/runtime'

/**
 * What compiled texts print for '#'. Whole numbers below 1,000 are written alike in all our languages: most pages need no
 * number format of the browser, whose first one keeps a phone busy for 60 ms.
 */
export const number = (language: string, value: number, offset: number): string => {
  const count = value - offset
  return Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : numberOfAnySize(language, value, offset)
}
