export const languages = ['en', 'zh', 'th', 'ms'] as const
export type Language = (typeof languages)[number]

/** How each language names itself, its tag for browsers and search engines, and its code on the content service. */
export const languageFacts: Record<
  Language,
  { label: string; short: string; tag: string; openGraph: string; wire: string }
> = {
  en: { label: 'English', short: 'EN', tag: 'en', openGraph: 'en_US', wire: 'EN' },
  zh: { label: '简体中文', short: '中文', tag: 'zh-Hans', openGraph: 'zh_CN', wire: 'CN' },
  th: { label: 'ไทย', short: 'ไทย', tag: 'th', openGraph: 'th_TH', wire: 'TH' },
  ms: { label: 'Bahasa Melayu', short: 'MS', tag: 'ms', openGraph: 'ms_MY', wire: 'MS' },
}

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Where a page lives: '/th' or, in the test folder, '/test/th'. */
export interface Place {
  language: Language
  test: boolean
  base: string
}

/** The place an address belongs to, or null when it names no language. */
export function placeOf(pathname: string): Place | null {
  const [, test, language] = /^(\/test)?\/([a-z]{2})(?=\/|$)/.exec(pathname) ?? []
  if (!isLanguage(language)) return null
  return { language, test: Boolean(test), base: baseOf(language, Boolean(test)) }
}

/** '/th', or '/test/th' in the test folder. */
export const baseOf = (language: Language, test: boolean): string => `${test ? '/test' : ''}/${language}`

/** First segments of paths that belong to no language (table of addresses). */
export const reservedSegments: ReadonlySet<string> = new Set([
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

/** A path of a page without its language, '/books/hero', as that of a place; any other address as it is. */
export function inPlace(address: string, { language, test }: Pick<Place, 'language' | 'test'>): string {
  const first = /^\/(?!\/)([^/?#]*)/.exec(address)?.[1]
  const isPage = first !== undefined && !isLanguage(first) && !reservedSegments.has(first)
  return isPage ? baseOf(language, test) + address : address
}
