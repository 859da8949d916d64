import { createContext, useContext } from 'react'
import type { InferOutput } from 'valibot'
import type { Ask } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Text, textsIn } from '#src/core/web/texts/text.ts'
import type { draftCalls } from '#src/features/news/drafts.contract.ts'

/** Context of the studio. */
export interface StudioParts {
  ask: Ask
  /** The studio's language. */
  language: Language
  settings: InferOutput<typeof draftCalls.readStudio.output>
}

export const StudioContext = createContext<StudioParts | null>(null)

export function useStudio(): StudioParts & { t: Text } {
  const parts = useContext(StudioContext)!
  return { ...parts, t: textsIn(parts.language) }
}
