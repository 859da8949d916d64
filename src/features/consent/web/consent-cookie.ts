import type { Language } from '#src/core/languages.ts'
import { readCookies, writeCookie } from '#src/core/web/cookies.ts'
import {
  acceptedCategories,
  type ConsentCategory,
  type ConsentPolicy,
  consentDays,
  isAllowed,
} from '../consent.rules.ts'

/** Whether the visitor has a valid choice of this revision. */
export const hasChosen = (revision: number): boolean => acceptedCategories(readCookies(), revision).length > 0

/** Whether a category may act for this visitor now. */
export const mayUse = (category: ConsentCategory, { required, revision }: ConsentPolicy): boolean =>
  isAllowed(category, acceptedCategories(readCookies(), revision), required)

/** Stores the language in a cookie if the visitor's consent allows it. */
export const rememberLanguage = (language: Language, consent: ConsentPolicy) => remember('lang', language, consent)

/** Stores the season in a cookie if the visitor's consent allows it; null deletes it. */
export const rememberSeason = (season: string | null, consent: ConsentPolicy) => remember('season', season, consent)

/** The stored season, or undefined; it may have left the site since. */
export const rememberedSeason = (consent: ConsentPolicy): string | undefined =>
  mayUse('personalization', consent) ? /(?:^|;\s*)season=([^;]+)/.exec(readCookies())?.[1] : undefined

function remember(name: 'lang' | 'season', value: string | null, consent: ConsentPolicy) {
  if (!mayUse('personalization', consent)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const seconds = value === null ? 0 : consentDays * 86_400
  writeCookie(`${name}=${value ?? ''}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`)
}
