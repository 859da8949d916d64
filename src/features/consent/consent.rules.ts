export const consentCategories = ['necessary', 'personalization', 'analytics'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Days that a choice holds, and that the language is remembered. */
export const consentDays = 182

/** The operator's settings: where no consent is required, every category may act; a new revision asks everybody again. */
export interface ConsentPolicy {
  required: boolean
  revision: number
}

/** Whether a category may act: the necessary one always; the others after they were accepted, or where no consent is asked for. */
export function isAllowed(category: ConsentCategory, accepted: readonly string[], consentRequired: boolean): boolean {
  return category === 'necessary' || !consentRequired || accepted.includes(category)
}

/** The categories that the visitor accepted, out of the consent cookie; none where there is no valid one of this revision. */
export function acceptedCategories(cookies: string, revision: number): string[] {
  const choice = choiceIn(cookies)
  if (choice.revision !== revision || !Array.isArray(choice.categories)) return []
  return choice.categories.filter((each) => typeof each === 'string')
}

/** Under which the proofs of the visitor's choices are stored, out of the consent cookie; null where there is none. */
export function consentIdIn(cookies: string): string | null {
  const { consentId } = choiceIn(cookies)
  return typeof consentId === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(consentId)
    ? consentId
    : null
}

/** What the consent cookie says, which anybody may have written. */
function choiceIn(cookies: string): { categories?: unknown; revision?: unknown; consentId?: unknown } {
  const [, value] = /(?:^|;\s*)cc_cookie=([^;]+)/.exec(cookies) ?? []
  try {
    return JSON.parse(decodeURIComponent(value ?? '{}')) ?? {}
  } catch {
    return {}
  }
}
