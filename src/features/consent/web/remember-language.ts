import type { Language } from '#src/core/languages.ts'
import { type ConsentPolicy, consentDays } from '../consent.rules.ts'
import { mayUse } from './consent-cookie.ts'

/** Stores the language in a cookie if the visitor's consent allows it. */
export function rememberLanguage(language: Language, consent: ConsentPolicy) {
  if (!mayUse('personalization', consent)) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${language}; Path=/; Max-Age=${consentDays * 86_400}; SameSite=Lax${secure}`
}
