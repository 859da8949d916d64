import { type ConsentCategory, isAllowed } from '../consent.rules.ts'

/** The categories that the visitor accepted, out of the consent cookie; none where there is no valid one. */
export function acceptedCategories(cookies: string): string[] {
  const [, value] = /(?:^|;\s*)cc_cookie=([^;]+)/.exec(cookies) ?? []
  if (!value) return []
  try {
    const { categories } = JSON.parse(decodeURIComponent(value)) as { categories?: unknown }
    return Array.isArray(categories) ? categories.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Whether a category may act for this visitor now. */
export const mayUse = (category: ConsentCategory, consentRequired: boolean): boolean =>
  isAllowed(category, acceptedCategories(document.cookie), consentRequired)
