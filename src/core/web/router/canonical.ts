import { baseOf, type Language } from '#src/core/languages.ts'
import { usePageContext } from './root.ts'

/** Returns a function for canonical addresses in this or another language. */
export function useCanonical(): (path: string, language?: Language) => string {
  const { place, origin } = usePageContext()
  return (path, language = place.language) => `${origin}${baseOf(language, false)}${path}`
}
