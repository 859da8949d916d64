import { useDeferredValue } from 'react'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'

/** The page's filter, and a deferred copy for its list that keeps the controls responsive. */
export function useGalleryFilter(): { filter: GalleryFilter; deferred: GalleryFilter } {
  const filter = useKnownSearch<GalleryFilter>()
  return { filter, deferred: useDeferredValue(filter) }
}
