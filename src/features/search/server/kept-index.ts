import { LRUCache } from 'lru-cache'
import { type Language, languages } from '#src/core/languages.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { type ReadyIndex, readyIndex } from '../search.rules.ts'
import { indexBuilder, type SearchedLineup } from './search-index.ts'

export interface SearchParts {
  projectRoot: string
  seasons: ShownSeasons
  /** Recommended lineups of all seasons; null while the database is down. */
  lineups: () => Promise<SearchedLineup[] | null>
}

export interface KeptIndex {
  /** The index as JSON. */
  text: string
  ready: ReadyIndex
  /** False without lineups. */
  isWhole: boolean
}

const keptForMs = 60_000
/** An index without lineups is built again soon. */
const keptForMsPartly = 2000

/** Indexes by language, built at most once a minute. The seasons of the test folder are not among them. */
export function openSearchIndexes({
  projectRoot,
  seasons,
  lineups,
}: SearchParts): (language: Language) => Promise<KeptIndex> {
  const build = indexBuilder(projectRoot)
  const kept = new LRUCache<Language, KeptIndex>({
    max: languages.length,
    ttl: keptForMs,
    fetchMethod: async (language, last, { options }) => {
      const found = await lineups()
      if (!found) options.ttl = keptForMsPartly
      const index = build(seasons.all({ language, test: false }), found ?? [], language)
      const text = JSON.stringify(index)
      if (last?.text === text && last.isWhole === (found !== null)) return last
      return { text, ready: readyIndex(index, language), isWhole: found !== null }
    },
  })
  return async (language) => (await kept.fetch(language))!
}
