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
export function rememberLanguage(language: Language, consent: ConsentPolicy) {
  if (!mayUse('personalization', consent)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writeCookie(`lang=${language}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax${secure}`)
}
