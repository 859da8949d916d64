import { useDeferredValue } from 'react'
import { useKnownSearch } from '#src/core/web/router/navigation.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'

/** The page's filter, and the one that its list follows a moment later, so that the controls of the filter answer at once. */
export function useGalleryFilter(): { filter: GalleryFilter; deferred: GalleryFilter } {
  const filter = useKnownSearch<GalleryFilter>()
  return { filter, deferred: useDeferredValue(filter) }
}
