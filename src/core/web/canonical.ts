import { useRouteContext } from '@tanstack/react-router'
import { baseOf, type Language } from '../languages.ts'

/** Makes the canonical address of a path below the language: the page's own language, or another. */
export function useCanonical(): (path: string, language?: Language) => string {
  const { place, origin } = useRouteContext({ from: '__root__' })
  return (path, language = place.language) => `${origin}${baseOf(language, false)}${path}`
}
