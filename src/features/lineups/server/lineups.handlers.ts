import { ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { CountedBoards, LineupFigures } from '#src/features/rankings/rankings.contract.ts'
import { augmentTiers } from '#src/game/game.contract.ts'
import { findHeadliner, listChampions } from '#src/game/server/champions.ts'
import { augmentRefOf, itemRefOf, nameIn, snackRefOf, traitRefOf } from '#src/game/server/entity-refs.ts'
import { nearestByName } from '#src/game/server/nearest-names.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { effectOf } from '#src/game/server/season-texts.ts'
import type { ShownSeasons } from '#src/game/server/shown-seasons.ts'
import { lineupCalls, type Lineup as ShownLineup } from '../lineups.contract.ts'
import { teamCodeOf, teamCodeSeasonOf } from '../team-code.rules.ts'
import { boardOf, lineupHeadOf } from './lineup-cards.ts'
import type { Lineup } from './lineup-schema.ts'
import { substitutesOf } from './lineup-substitutes.ts'
import type { LineupPictures } from './pictures/lineup-pictures.ts'

export interface LineupParts {
  seasons: ShownSeasons
  /** Recommended lineups of all seasons. */
  lineups: () => Promise<Lineup[]>
  /** Counted boards by lineup of a season; null while the database is down. */
  readFigures: (season: string, ctx: Ctx) => Promise<SeasonFigures | null>
  /** How one lineup does; null while the database is down. */
  readLineupFigures: (lineup: { season: string; id: string }, ctx: Ctx) => Promise<LineupFigures | null>
  pictures: Pick<LineupPictures, 'hashOf'>
}

interface SeasonFigures {
  version: string | null
  isSample: boolean
  boards: number
  minimum: number
  lineups: Map<string, CountedBoards>
}

/** Place of the champion in the head among those of other pages. */
const headliner = 3
const suggestions = 6

export function lineupHandlers({ seasons, lineups: listAll, readFigures, readLineupFigures, pictures }: LineupParts) {
  const listOf = async (season: Season): Promise<Lineup[]> =>
    (await listAll()).filter((lineup) => lineup.season === season.facts.id)

  return handle(lineupCalls, {
    listLineups: async ({ season: id }, ctx) => {
      const head = seasons.head(id, 'champions', ctx)
      const season = seasons.find(id, ctx)
      if (!season) return ok({ ...head, headliner: null, lineups: [], counting: null, ...noRefs })
      const figures = await readFigures(season.facts.id, ctx)
      const lineups = (await listOf(season)).map((lineup) => ({
        ...lineupHeadOf(lineup, season, ctx.language),
        final: boardOf(lineup.positions.final, season),
        figures: figures?.lineups.get(lineup.id) ?? null,
      }))
      return ok({
        ...head,
        headliner: findHeadliner(season, headliner),
        lineups,
        counting: countingOf(figures),
        ...refsOf(season, ctx.language),
      })
    },
    readLineup: async ({ season: seasonId, id }, ctx) => {
      const head = seasons.head(seasonId, 'champions', ctx)
      const season = seasons.find(seasonId, ctx)
      const nothing = { ...head, lineup: null, picture: null, figures: null, nearest: [], ...noRefs }
      if (!season) return ok(nothing)
      const all = await listOf(season)
      const lineup = all.find((each) => each.id === id)
      if (!lineup) return ok({ ...nothing, nearest: nearestOf(all, id, ctx.language) })
      return ok({
        ...head,
        lineup: shownLineup(lineup, season, ctx.language),
        picture: await pictures.hashOf(lineup, season, ctx.language),
        figures: await readLineupFigures({ season: season.facts.id, id }, ctx),
        nearest: [],
        ...refsOf(season, ctx.language),
      })
    },
  })
}

const noRefs = { champions: [], items: [], traits: [] }

export const refsOf = (season: Season, language: Language) => ({
  champions: listChampions(season, language),
  items: season.items.map((item) => itemRefOf(item, language)),
  traits: season.traits.map((trait) => traitRefOf(season, trait, language)),
})

const countingOf = (figures: SeasonFigures | null) =>
  figures && {
    version: figures.version,
    isSample: figures.isSample,
    boards: figures.boards,
    minimum: figures.minimum,
  }

const nearestOf = (all: Lineup[], id: string, language: Language) =>
  nearestByName(all, id.replaceAll('-', ' '), (lineup) => [
    lineup.id.replaceAll('-', ' '),
    ...Object.values(lineup.title),
  ])
    .slice(0, suggestions)
    .map((lineup) => ({ id: lineup.id, name: nameIn(lineup.title, language) }))

export function shownLineup(lineup: Lineup, season: Season, language: Language): ShownLineup {
  const { positions, augments, snax, itemPriority, tips, optional, threeStar } = lineup
  const find = <T extends { id: string }>(all: T[], id: string) => all.filter((each) => each.id === id)
  const components = [...itemPriority.carry, ...itemPriority.others.flatMap(({ items }) => items)].map((item) => ({
    item,
    recipe: season.items.find((each) => each.id === item)?.recipe ?? [],
  }))
  return {
    ...lineupHeadOf(lineup, season, language),
    boards: {
      '1': boardOf(positions['1'], season),
      '2': boardOf(positions['2'], season),
      final: boardOf(positions.final, season),
    },
    optional,
    substitutes: substitutesOf(lineup, season),
    threeStar,
    augments: augmentTiers.map((tier) => ({
      tier,
      augments: augments[tier].flatMap((id) =>
        find(season.augments, id).map((each) => ({
          ...augmentRefOf(each, language),
          text: effectOf(season, 'augments', id, language),
        })),
      ),
    })),
    snax: snax.flatMap(({ snack, unit }) =>
      find(season.snax, snack).map((each) => ({
        snack: { ...snackRefOf(each, language), text: effectOf(season, 'snax', snack, language) },
        unit,
      })),
    ),
    itemPriority,
    components,
    teamCode: shownTeamCode(lineup, season),
    early: nameIn(lineup.early, language),
    midGame: nameIn(lineup.midGame, language),
    rolling: nameIn(lineup.rolling, language),
    counter: nameIn(lineup.counter, language),
    tips: tips.map(({ stage, text }) => ({ stage, text: nameIn(text, language) })),
  }
}

function shownTeamCode({ positions }: Lineup, season: Season): ShownLineup['teamCode'] {
  const { code, leftOut } = teamCodeOf(positions.final, teamCodeSeasonOf(season))
  return code === null ? null : { code, leftOut: leftOut.map(({ id }) => id) }
}
