import { createCircuitBreaker } from '#src/core/server/postgres/circuit-breaker.ts'
import { listLineups } from '#src/features/lineups/server/lineups.store.ts'
import { openSearchIndexes } from '#src/features/search/server/kept-index.ts'
import { shownSeasons } from '#src/game/server/shown-seasons.ts'
import { siteConfig } from '../../site-config.ts'
import type { Runtime } from './runtime.ts'

/** The indexes of the search by language; without lineups while the database is down. */
export function indexesForSearch({ projectRoot, gameData, db }: Pick<Runtime, 'projectRoot' | 'gameData' | 'db'>) {
  const unlessDown = createCircuitBreaker()
  const seasons = shownSeasons(gameData, siteConfig.seasons)
  return openSearchIndexes({ projectRoot, seasons, lineups: () => unlessDown(() => listLineups(db)) })
}
