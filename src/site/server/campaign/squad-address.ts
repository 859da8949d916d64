import type { Language } from '#src/core/languages.ts'

/** The address of a form, or of the page with the result of a draw. */
export const squadActionOf = (path: string, language: Language, drawn?: number): string =>
  `/auth/squad${path}?lang=${language}${drawn ? `&drawn=${drawn}#draw` : ''}`
