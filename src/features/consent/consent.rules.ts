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
