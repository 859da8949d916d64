import type { Language } from '#src/core/languages.ts'
import type { Season } from '../season-files.ts'
import { seasonKinds } from '../season-schema.ts'

/** Stars and costs, the only digits that descriptions may type. */
const ranks: Record<Language, RegExp> = {
  en: /(?<!\d)\d-(star|cost)s?\b/g,
  zh: /(?<!\d)\d[星费]/g,
  th: /(?<!\d)\d ดาว|ราคา(ไม่เกิน)? \d( (หรือ|และ) \d)?(?!\d)/g,
  ms: /(?<!\d)\d-(star|cost)\b|\bbintang \d(?!\d)|(?<!\d)\d bintang\b|\b(ber)?kos \d( (atau|dan) \d)?(?!\d)/g,
}

/** Names of a season that hold digits, such as 8-bit. */
export const namesWithDigits = (season: Season): string[] =>
  seasonKinds
    .flatMap((kind) => season[kind].flatMap(({ name }) => Object.values(name)))
    .filter((name) => /\d/.test(name))

/** A text without its stars, costs and those names. */
export const withoutRanks = (text: string, language: Language, names: string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text).replace(ranks[language], ' ')
