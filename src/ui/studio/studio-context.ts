import { createContext, useContext } from 'react'
import type { Ask } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Text, textsIn } from '#src/core/web/texts/text.ts'

/** Context of the studio. */
export interface StudioParts {
  ask: Ask
  /** The studio's language. */
  language: Language
  editor: string
  /** Origin of the public pages. */
  origin: string
}

export const StudioContext = createContext<StudioParts | null>(null)

export function useStudio(): StudioParts & { t: Text } {
  const parts = useContext(StudioContext)!
  return { ...parts, t: textsIn(parts.language) }
}
