import type { Language } from '#src/core/languages.ts'
import { figuresOf } from '#src/features/rankings/figures.rules.ts'
import type { CountedBoards } from '#src/features/rankings/rankings.contract.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { lineupTiers } from '../lineup-terms.rules.ts'
import { boardOf, isOutdated } from './lineup-cards.ts'
import type { Lineup } from './lineup-schema.ts'

export interface PickFigures {
  minimum: number
  lineups: Map<string, CountedBoards>
}

/** The lineups of a season to play now: those of the current version, by tier and then by a top 4 rate that is sure. */
export function picksOf(
  lineups: Lineup[],
  { season, figures, count }: { season: Season; figures: PickFigures | null; count: number },
  language: Language,
) {
  const figuresFor = ({ id }: Lineup) => {
    const counted = figures?.lineups.get(id)
    const own = counted ? figuresOf(counted.places, counted.designEffects) : null
    return own && own.boards >= figures!.minimum ? own : null
  }
  return lineups
    .filter((lineup) => lineup.season === season.facts.id && !isOutdated(lineup, season))
    .map((lineup) => ({ lineup, own: figuresFor(lineup) }))
    .toSorted(
      (a, b) =>
        lineupTiers.indexOf(a.lineup.tier) - lineupTiers.indexOf(b.lineup.tier) ||
        (b.own?.top4Rate.low ?? 0) - (a.own?.top4Rate.low ?? 0),
    )
    .slice(0, count)
    .map(({ lineup: { id, title, tier, positions }, own }) => ({
      id,
      name: nameIn(title, language),
      english: title.en,
      tier,
      units: boardOf(positions.final, season).units.map(({ champion, isCarry }) => ({ champion, isCarry })),
      top4Rate: own?.top4Rate ?? null,
      boards: own?.boards ?? 0,
    }))
}
