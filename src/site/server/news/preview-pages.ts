import { type Page, pack } from '#src/core/server/pages/page-cache.ts'
import { articleOfPath } from '#src/features/news/news.rules.ts'
import { readSignInfoOfQuery } from '#src/features/news/preview.rules.ts'
import type { Destination } from '../addresses.ts'
import { type PageSource, visitOf } from '../pages.ts'
import { errorPage } from '../standalone/error-page.tsx'

/** The page of a draft that an address asks for, rendered for this one visitor; a refusal where it asks wrongly; null where it asks for none. */
export async function previewOf(
  destination: Destination,
  source: PageSource & { heldBy: string },
  reference: string,
): Promise<Page | null> {
  if (destination.kind !== 'page') return null
  const { place, inner, query } = destination
  if (inner !== '/news/detail' && articleOfPath(inner) === null) return null
  const info = readSignInfoOfQuery(query)
  if (info === 'none') return null
  if (info === 'refused') {
    return pack(errorPage({ language: place.language, error: 'preview_refused', status: 403, reference }))
  }
  return pack(await visitOf(place, inner, query, source).render())
}
