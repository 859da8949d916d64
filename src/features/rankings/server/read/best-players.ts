import type { Language } from '#src/core/languages.ts'
import { type DuosAnswer, rankingKinds } from '#src/features/rankings/rankings.contract.ts'
import { findHeadliner } from '#src/game/server/champions.ts'
import { aliasesOf } from '../count/aliases.ts'
import { findBoards, type RankingsParts } from './counted-boards.ts'
import { listBestPlayers } from './players.store.ts'

const maxPlayers = 100

/** Best players of Duos in a season, by points over all its versions. */
export async function readBestPlayers(
  parts: RankingsParts,
  query: { season?: string | undefined },
  reader: { language: Language; test: boolean },
): Promise<DuosAnswer> {
  const { head, season, asked, counted } = await findBoards(
    parts,
    { season: query.season, mode: 'duos', bracket: 'all' },
    { kind: 'champions', ...reader },
  )
  const { seasons, season: shown, verified, isSample, updated, progress, sampling } = head
  const players = asked ? await listBestPlayers(parts.db, { set: asked.filter.set, isSample, limit: maxPlayers }) : []
  const aliases = aliasesOf(players.map(({ key }) => key))
  return {
    seasons,
    season: shown,
    verified,
    isSample,
    updated,
    progress,
    sampling,
    headliner: season && findHeadliner(season, rankingKinds.length),
    matches: counted / 8,
    players: players.map(({ key: _, ...player }, index) => ({ alias: aliases[index]!, ...player })),
  }
}
