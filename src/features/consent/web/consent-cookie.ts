import { acceptedCategories, type ConsentCategory, type ConsentPolicy, isAllowed } from '../consent.rules.ts'

/** Whether the visitor has a valid choice of this revision. */
export const hasChosen = (revision: number): boolean => acceptedCategories(document.cookie, revision).length > 0

/** Whether a category may act for this visitor now. */
export const mayUse = (category: ConsentCategory, { required, revision }: ConsentPolicy): boolean =>
  isAllowed(category, acceptedCategories(document.cookie, revision), required)
