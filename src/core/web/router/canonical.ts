import { baseOf, type Language } from '#src/core/languages.ts'
import { usePageContext } from './root.ts'

/** Makes the canonical address of a path below the language: the page's own language, or another. */
export function useCanonical(): (path: string, language?: Language) => string {
  const { place, origin } = usePageContext()
  return (path, language = place.language) => `${origin}${baseOf(language, false)}${path}`
}
