import { createContext, useContext } from 'react'
import type { InferOutput } from 'valibot'
import type { Ask } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Text, textsIn } from '#src/core/web/texts/text.ts'
import type { draftCalls } from '#src/features/news/drafts.contract.ts'

/** What every part of the studio needs. */
export interface StudioParts {
  ask: Ask
  /** In which the studio speaks. */
  language: Language
  settings: InferOutput<typeof draftCalls.readStudio.output>
}

export const StudioContext = createContext<StudioParts | null>(null)

/** The parts of the studio with its texts. */
export function useStudio(): StudioParts & { t: Text } {
  const parts = useContext(StudioContext)!
  return { ...parts, t: textsIn(parts.language) }
}
