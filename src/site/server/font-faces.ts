import chinese from '/.generated/fonts/chinese.css?inline'
import type { Language } from '../../core/languages.ts'

/** Font faces that only the documents of one language bring. */
export const ownFaces: Partial<Record<Language, string>> = { zh: chinese }
