import { type ConsentCategory, type ConsentPolicy, isAllowed } from '../consent.rules.ts'

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

/** Whether the visitor has made a choice of this revision that still holds. */
export const hasChosen = (revision: number): boolean => acceptedCategories(document.cookie, revision).length > 0

/** Whether a category may act for this visitor now. */
export const mayUse = (category: ConsentCategory, { required, revision }: ConsentPolicy): boolean =>
  isAllowed(category, acceptedCategories(document.cookie, revision), required)
