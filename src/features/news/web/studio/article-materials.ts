import { createContext, useContext } from 'react'
import type { InferOutput } from 'valibot'
import type { draftCalls } from '#src/features/news/drafts.contract.ts'

/** What articles can be made of. */
type ArticleMaterials = Pick<InferOutput<typeof draftCalls.readStudio.output>, 'covers' | 'videos'>

export const ArticleMaterialsContext = createContext<ArticleMaterials | null>(null)

export const useArticleMaterials = (): ArticleMaterials => useContext(ArticleMaterialsContext)!
