import { ok } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import { handle } from '../../../core/server/calls/handle.ts'
import type { ChampionRef } from '../../../game/game.contract.ts'
import { listChampions } from '../../../game/server/champions.ts'
import type { GameData, Season } from '../../../game/server/season-files.ts'
import type { ShownSeasons } from '../../../game/server/shown-seasons.ts'
import { championCalls } from '../champions.contract.ts'
import { findChampion, listNearestChampions } from './champions.store.ts'

/** Handlers of the champions' pages over the seasons that the site shows; `newChampions` are ids of the running one. */
export function championHandlers(gameData: () => GameData, seasons: ShownSeasons, newChampions: string[]) {
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
        nearest: champion
          ? []
          : seasons.listFrom(season, ctx, (each, language) => listNearestChampions(each, id, language, 6)),
      })
    },
  })
}

/** The new champions in the operator's order, all others, and the one that an id means: the first new one where it means none. */
function choiceOf(all: ChampionRef[], newIds: string[], id: string | undefined) {
  const newOnes = newIds.flatMap((each) => all.find((champion) => champion.id === each) ?? [])
  const others = all.filter((each) => !newIds.includes(each.id))
  return { newOnes, others, shown: all.find((each) => each.id === id) ?? newOnes[0] ?? all[0] }
}
