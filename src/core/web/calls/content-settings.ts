import type { Language } from '../../languages.ts'

/** What the static configuration says of the content service: its names of languages, and its origin. */
export interface ContentSettings {
  cms_lang: Record<Language, string>
  custom_cms_url: string
}

const longestWait = 5000

/** Returns how to read the static configuration at an address, once; null where that fails, until it is asked again. */
export function contentSettingsAt(address: string): () => Promise<ContentSettings | null> {
  let known: Promise<ContentSettings | null> | undefined
  return async () => {
    known ??= fetch(address, { signal: AbortSignal.timeout(longestWait) }).then(
      (answer) => (answer.ok ? answer.json() : null),
      () => null,
    )
    const settings = await known.catch(() => null)
    if (!settings) known = undefined
    return settings
  }
}
