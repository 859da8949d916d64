import type { TextSlice } from '../core/web/texts/text.ts'

/** Texts that every page needs; the build puts them into one file a language. */
export const shellSlices: TextSlice[] = ['site', 'errors', 'consent']
