import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { ChampionFiguresAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { listChampions } from '#src/game/server/champions.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { championCalls, type FieldingLineup } from '../champions.contract.ts'
import { findChampion, listNearestChampions } from './champions.store.ts'

export interface ChampionParts {
  gameData: () => GameData
  seasons: ShownSeasons
  /** Ids in the running season. */
  newChampions: string[]
  /** Reads match figures of a champion; null while the database is down. */
  readFigures: (champion: { season: string; id: string }, ctx: Ctx) => Promise<ChampionFiguresAnswer | null>
  /** Lists recommended lineups that field a champion; null while the database is down. */
  readLineups: (champion: { season: string; id: string }, ctx: Ctx) => Promise<FieldingLineup[] | null>
}

export function championHandlers({ gameData, seasons, newChampions, readFigures, readLineups }: ChampionParts) {
  const find = (season: Season, id: string, language: Language) =>
    findChampion(season, id, { language, roles: gameData().roleLabels[language] })

  return handle(championCalls, {
    readShownChampion: async ({ id }, ctx) => {
      const choice = choiceOf(seasons.listFrom(undefined, ctx, listChampions), newChampions, id)
      const [champion = null] = seasons.listFrom(undefined, ctx, (each, language) =>
        choice.shown ? [find(each, choice.shown.id, language)] : [],
      )
      const { newOnes, others } = choice
      return ok({ ...seasons.head(undefined, 'champions', ctx), champion, newChampions: newOnes, others })
    },
    readChampion: async ({ season, id }, ctx) => {
      const [champion = null] = seasons.listFrom(season, ctx, (each, language) => [find(each, id, language)])
      return ok({
        ...seasons.head(season, 'champions', ctx),
        champion,
        figures: champion && (await readFigures({ season, id: champion.id }, ctx)),
        lineups: (champion && (await readLineups({ season, id: champion.id }, ctx))) ?? [],
        nearest: champion
          ? []
          : seasons.listFrom(season, ctx, (each, language) => listNearestChampions(each, id, language, 6)),
      })
    },
  })
}

/** New champions in the operator's order, all others, and the chosen one, by default the first new one. */
function choiceOf(all: ChampionRef[], newIds: string[], id: string | undefined) {
  const newOnes = newIds.flatMap((each) => all.find((champion) => champion.id === each) ?? [])
  const others = all.filter((each) => !newIds.includes(each.id))
  return { newOnes, others, shown: all.find((each) => each.id === id) ?? newOnes[0] ?? all[0] }
}
