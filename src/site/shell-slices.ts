import type { TextSlice } from '../core/web/texts/text.ts'

/** Slices of texts that every page needs; the build writes one file per language. */
export const shellSlices: TextSlice[] = ['site', 'errors', 'consent']
