import type { Language } from '#src/core/languages.ts'
import { indexAddress } from '../../search.contract.ts'
import { type ReadyIndex, readyIndex } from '../../search.rules.ts'

const loading = new Map<Language, Promise<ReadyIndex>>()

/** Loads the index of a language once; rejects without it, and the next call tries again. */
export function loadIndex(language: Language): Promise<ReadyIndex> {
  const known = loading.get(language)
  if (known) return known
  const index = fetchIndex(language)
  loading.set(language, index)
  index.catch(() => loading.delete(language))
  return index
}

async function fetchIndex(language: Language): Promise<ReadyIndex> {
  const response = await fetch(indexAddress(language))
  if (!response.ok) throw new Error(`the index answered ${response.status}`)
  return readyIndex(await response.json(), language)
}
