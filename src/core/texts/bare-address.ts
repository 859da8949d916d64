/** Marks of Chinese writing that no address holds: full-width marks, quotes, dashes, dots. */
export const endOfAddress =
  /[\u2014\u2018-\u201d\u2026\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/

/** True for words that become a link by themselves: an address alone, without marks or Thai words behind it. */
export const isBareAddress = (words: string): boolean =>
  /^(https?:\/\/|www\.)|@/i.test(words) && !endOfAddress.test(words) && !/[a-z\d][\u0e00-\u0e7f]/i.test(words)
