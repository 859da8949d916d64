export const languages = ['en', 'zh', 'th', 'ms'] as const
export type Language = (typeof languages)[number]

/** Each language's own name, its BCP 47 tag and its code on the content service. */
export const languageFacts: Record<
  Language,
  { label: string; short: string; tag: string; openGraph: string; wire: string }
> = {
  en: { label: 'English', short: 'EN', tag: 'en', openGraph: 'en_US', wire: 'EN' },
  zh: { label: '简体中文', short: '中文', tag: 'zh-Hans', openGraph: 'zh_CN', wire: 'CN' },
  th: { label: 'ไทย', short: 'ไทย', tag: 'th', openGraph: 'th_TH', wire: 'TH' },
  ms: { label: 'Bahasa Melayu', short: 'MS', tag: 'ms', openGraph: 'ms_MY', wire: 'MS' },
}

/** A record with one value for each language. */
export const byLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Base of a page's path: '/th', or '/test/th' in the test folder. */
export interface Place {
  language: Language
  test: boolean
  base: string
}

/** The place of an address, or null when it names no language. */
export function placeOf(pathname: string): Place | null {
  const [, test, language] = /^(\/test)?\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  if (!isLanguage(language)) return null
  return { language, test: Boolean(test), base: baseOf(language, Boolean(test)) }
}

/** '/th', or '/test/th' in the test folder. */
export const baseOf = (language: Language, test: boolean): string => `${test ? '/test' : ''}/${language}`

/** First path segments that belong to no language. */
export const reservedSegments: ReadonlySet<string> = new Set([
  '.well-known',
  'act',
  'api',
  'auth',
  'studio',
  'static-config',
  'static-pages',
  'assets',
  'dev',
  'test',
  'healthz',
  'readyz',
])

/** A page's path (`/books/hero`) at a place; other addresses stay as they are. */
export function inPlace(address: string, { language, test }: Pick<Place, 'language' | 'test'>): string {
  const first = /^\/(?!\/)([^/?#]*)/.exec(address)?.[1]
  const isPage = first !== undefined && !isLanguage(first) && !reservedSegments.has(first)
  return isPage ? baseOf(language, test) + address : address
}
