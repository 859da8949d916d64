export const consentCategories = ['necessary', 'personalization', 'analytics'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Days that a choice and what personalization remembers last. */
export const consentDays = 182

/** Operator's settings; a new revision asks every visitor again. */
export interface ConsentPolicy {
  required: boolean
  revision: number
}

/** Whether a category may act: necessary, accepted, or no consent required. */
export function isAllowed(category: ConsentCategory, accepted: readonly string[], consentRequired: boolean): boolean {
  return category === 'necessary' || !consentRequired || accepted.includes(category)
}

/** Accepted categories in the consent cookie; empty without a valid choice of this revision. */
export function acceptedCategories(cookies: string, revision: number): string[] {
  const choice = choiceIn(cookies)
  if (choice.revision !== revision || !Array.isArray(choice.categories)) return []
  return choice.categories.filter((each) => typeof each === 'string')
}

/** Id of the stored proofs in the consent cookie, or null. */
export function consentIdIn(cookies: string): string | null {
  const { consentId } = choiceIn(cookies)
  return typeof consentId === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(consentId)
    ? consentId
    : null
}

/** The consent cookie's content, which is untrusted. */
function choiceIn(cookies: string): { categories?: unknown; revision?: unknown; consentId?: unknown } {
  const [, value] = /(?:^|;\s*)cc_cookie=([^;]+)/.exec(cookies) ?? []
  try {
    return JSON.parse(decodeURIComponent(value ?? '{}')) ?? {}
  } catch {
    return {}
  }
}
