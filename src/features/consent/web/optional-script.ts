import { loadScript } from '#src/core/web/load-file.ts'
import type { ConsentCategory, ConsentPolicy } from '../consent.rules.ts'
import { mayUse } from './consent-cookie.ts'

/** The script was not loaded because its category was not accepted. */
export class ScriptForbiddenError extends Error {
  constructor(source: string, category: ConsentCategory) {
    super(`script-forbidden: ${source} belongs to the category ${category}, which was not accepted`)
    this.name = 'ScriptForbiddenError'
  }
}

/** Loads a script of a consent category; resolves once it ran, rejects with ScriptForbiddenError if it may not. */
export async function loadOptionalScript(
  source: string,
  category: ConsentCategory,
  consent: ConsentPolicy,
): Promise<void> {
  if (!mayUse(category, consent)) throw new ScriptForbiddenError(source, category)
  await loadScript(source)
}
