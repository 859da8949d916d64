import type { Language } from '#src/core/languages.ts'
import { traitsOf } from '#src/game/board-traits.rules.ts'
import { searchTextOf } from '#src/game/game.rules.ts'
import { nameIn } from '#src/game/server/entity-refs.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { lineupTiers } from '../lineup-terms.rules.ts'
import type { Board, BoardTrait, BoardUnit } from '../lineups.contract.ts'
import type { Lineup } from './lineup-schema.ts'

type FileUnit = Lineup['positions']['final'][number]

/** The head of a lineup, with its names in a language. */
export function lineupHeadOf(lineup: Lineup, season: Season, language: Language) {
  const { id, title, tier, power, style, audience, source, author, updated, version, core } = lineup
  return {
    id,
    name: nameIn(title, language),
    english: title.en,
    search: searchTextOf(Object.values(title)),
    tier,
    power,
    style,
    audience,
    class: lineup.class,
    source,
    author,
    updated,
    version,
    core,
    isOutdated: isOutdated(lineup, season),
  }
}

/** Whether the season runs another version, or lacks a unit or item of the final board. */
export function isOutdated(
  { version, positions }: Pick<Lineup, 'version'> & { positions: { final: { unit: string; items: string[] }[] } },
  { facts, champions, items }: Season,
): boolean {
  const current = facts.versions.find((each) => each.current)
  const known = new Set([...champions, ...items].map(({ id }) => id))
  const ids = positions.final.flatMap(({ unit, items: own }) => [unit, ...own])
  return version !== current?.id || ids.some((id) => !known.has(id))
}

/** A board with its units by cost, carries first among equals, and the traits that they make. */
export function boardOf(units: FileUnit[], season: Season): Board {
  const costOf = (id: string) => season.champions.find((champion) => champion.id === id)?.cost ?? 0
  const shown = units
    .map(shownUnit)
    .toSorted((a, b) => costOf(a.champion) - costOf(b.champion) || Number(b.isCarry) - Number(a.isCarry))
  return { units: shown, traits: traitsOf(units, season).map(shownTrait) }
}

const shownTrait = ({ id, count, threshold, style, next }: ReturnType<typeof traitsOf>[number]): BoardTrait => ({
  id,
  count,
  active: style && { min: threshold, style },
  next,
})

function shownUnit({ unit, star, items, carry, hex }: FileUnit): BoardUnit {
  const [row, column] = hex.split(',').map(Number) as [number, number]
  return { champion: unit, star, items, isCarry: carry, row, column }
}

/** Lineups of a season whose final board has a champion, best tier first, with the items it holds there. */
export const lineupsFielding = (all: Lineup[], champion: { season: string; id: string }, language: Language) =>
  all
    .filter(
      ({ season, positions }) => season === champion.season && positions.final.some(({ unit }) => unit === champion.id),
    )
    .toSorted((a, b) => lineupTiers.indexOf(a.tier) - lineupTiers.indexOf(b.tier))
    .map(({ id, title, tier, positions }) => ({
      id,
      name: nameIn(title, language),
      english: title.en,
      tier,
      items: positions.final.find(({ unit }) => unit === champion.id)!.items,
    }))
