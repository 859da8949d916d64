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
  const [, value] = /(?:^|;\s*)cc_cookie=([^;]+)/.exec(cookies) ?? []
  if (!value) return []
  try {
    const choice = JSON.parse(decodeURIComponent(value)) as { categories?: unknown; revision?: unknown }
    if (choice.revision !== revision || !Array.isArray(choice.categories)) return []
    return choice.categories.filter((each) => typeof each === 'string')
  } catch {
    return []
  }
}
