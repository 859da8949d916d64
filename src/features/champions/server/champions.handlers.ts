import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { PatchChange } from '#src/features/news/changes.contract.ts'
import type { ChampionFiguresAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef, Words } from '#src/game/game.contract.ts'
import { listChampions } from '#src/game/server/champions.ts'
import { itemRefOf } from '#src/game/server/entity-refs.ts'
import type { GameData, Season } from '#src/game/server/season-files.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { type ChampionPatch, championCalls, type FieldingLineup } from '../champions.contract.ts'
import { itemsByLineups } from '../champions.rules.ts'
import { findChampion, listNearestChampions } from './champions.store.ts'

/** An article with its changes of a champion. */
interface StoredPatch {
  contentId: string
  title: Words
  published: Date
  changes: PatchChange[]
}

export interface ChampionParts {
  gameData: () => GameData
  seasons: ShownSeasons
  /** Ids in the running season. */
  newChampions: string[]
  /** Reads match figures of a champion; null while the database is down. */
  readFigures: (champion: { season: string; id: string }, ctx: Ctx) => Promise<ChampionFiguresAnswer | null>
  /** Lists recommended lineups that field a champion; null while the database is down. */
  readLineups: (champion: { season: string; id: string }, ctx: Ctx) => Promise<FieldingLineup[] | null>
  /** Lists articles with changes of a champion; null while the database is down. */
  readPatches: (champion: { season: string; id: string }, language: Language) => Promise<StoredPatch[] | null>
}

export function championHandlers({ gameData, seasons, newChampions, ...reads }: ChampionParts) {
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
      const asked = champion && { season, id: champion.id }
      const [figures, lineups, patches] = await Promise.all([
        asked && reads.readFigures(asked, ctx),
        asked && reads.readLineups(asked, ctx),
        asked && reads.readPatches(asked, ctx.language),
      ])
      return ok({
        ...seasons.head(season, 'champions', ctx),
        champion,
        figures,
        lineups: lineups ?? [],
        editorsItems: seasons.listFrom(season, ctx, (each, language) => itemsOf(each, lineups ?? [], language)),
        patches: patches?.map((patch) => patchOf(patch, ctx.language)) ?? [],
        nearest: champion
          ? []
          : seasons.listFrom(season, ctx, (each, language) => listNearestChampions(each, id, language, 6)),
      })
    },
  })
}

/** Items that lineups give a champion; those that the season lacks are left out. */
const itemsOf = (season: Season, lineups: FieldingLineup[], language: Language) =>
  itemsByLineups(lineups).flatMap((id) => {
    const item = season.items.find((each) => each.id === id)
    return item ? [itemRefOf(item, language)] : []
  })

const patchOf = ({ contentId, title, published, changes }: StoredPatch, language: Language): ChampionPatch => ({
  contentId,
  title,
  published: published.toISOString(),
  changes: changes.map(({ what, from, to, direction }) => ({ what: what[language], from, to, direction })),
})

/** New champions in the operator's order, all others, and the chosen one, by default the first new one. */
function choiceOf(all: ChampionRef[], newIds: string[], id: string | undefined) {
  const newOnes = newIds.flatMap((each) => all.find((champion) => champion.id === each) ?? [])
  const others = all.filter((each) => !newIds.includes(each.id))
  return { newOnes, others, shown: all.find((each) => each.id === id) ?? newOnes[0] ?? all[0] }
}
