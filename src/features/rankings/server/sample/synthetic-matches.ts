import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { chancesOf, type Profile } from '#src/features/rankings/synthetic-profiles.rules.ts'
import { boardTraits } from '#src/game/board-traits.rules.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { type MatchMode, modes } from '../count/match-record.ts'

export interface Made {
  seed: number
  count: number
  /** Such as "15.15". */
  version: string
  /** ISO date, UTC. */
  day: string
  profiles: Profile[]
}

/** Returns profiles of all champions, deterministic by seed; a board has about eight champions. */
export function profilesOf({ champions }: Season, seed: number): Profile[] {
  const random = randomOf(seed)
  const weights = champions.map(() => 0.2 + random() ** 2)
  const sum = weights.reduce((total, each) => total + each, 0)
  return champions.map(({ id }, index) => ({ id, pick: (8 * weights[index]!) / sum, tilt: (random() - 0.5) * 0.3 }))
}

/** Generates matches with known true rates (independent chances of each champion), deterministic by seed. */
export function* syntheticMatches(season: Season, { seed, count, version, day, profiles }: Made) {
  const random = randomOf(seed)
  const chances = profiles.map((profile) => ({ id: profile.id, at: chancesOf(profile) }))
  const items = completedItems(season)
  for (let number = 0; number < count; number++) {
    const id = `MADE_${seed}_${day}_${number}`
    yield recordOf(season, { id, version, at: Date.parse(day) + Math.floor(random() * 86_400_000) }, (place) => ({
      player: `player_${Math.floor(random() * 5000)}`,
      ladderTier: tiers[Math.floor(random() * tiers.length)],
      units: chances
        .filter(({ at }) => random() < at[place - 1]!)
        .map((each) => ({
          character_id: each.id,
          tier: 1 + Math.floor(random() * 3),
          itemNames: someOf(items, random),
        })),
    }))
  }
}

export const completedItems = ({ items }: Season): string[] =>
  items.filter(({ category }) => category === 'completed').map(({ id }) => id)

export interface MadeBoard {
  player: string
  ladderTier: string | undefined
  units: { character_id: string; tier: number; itemNames: string[] }[]
}

/** Builds a record of TFT-MATCH-V1 with the traits of its units; `at` is in milliseconds since 1970. */
export const recordOf = (
  season: Season,
  { id, version, at, mode = 'ranked' }: { id: string; version: string; at: number; mode?: MatchMode },
  boardAt: (place: number) => MadeBoard,
) => ({
  metadata: { data_version: '6', match_id: id },
  info: {
    game_datetime: at,
    game_version: `Version ${version}.0.0 [MADE]`,
    queue_id: Number(Object.keys(modes).find((queue) => modes[Number(queue)] === mode)),
    tft_set_number: season.facts.mode,
    participants: [1, 2, 3, 4, 5, 6, 7, 8].map((placement) => {
      const { player, ladderTier, units } = boardAt(placement)
      return { puuid: player, placement, x_tier: ladderTier, units, traits: traitRecords(season, units) }
    }),
  },
})

const tiers = [undefined, undefined, 'SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND', 'MASTER']

/** Draws items, the first ones more often, and none for half of the units. */
function someOf(items: string[], random: () => number): string[] {
  const count = Math.max(0, Math.floor(random() * 7) - 3)
  return Array.from({ length: count }, () => items[Math.floor(random() ** 2 * items.length)]!)
}

/** Traits in the form of TFT-MATCH-V1. */
function traitRecords(season: Season, units: MadeBoard['units']) {
  const { traitsOf, levels } = traitFacts(season)
  const fielded = units.map(({ character_id, itemNames }) => ({ unit: character_id, items: itemNames }))
  return traitsOf(fielded).map(({ id, count, level }) => ({
    name: id,
    num_units: count,
    tier_current: level,
    tier_total: levels.get(id)!,
  }))
}

const factsOfTraits = new WeakMap<Season, ReturnType<typeof readTraits>>()

/** Indexes a season's traits once, because every board needs them. */
function traitFacts(season: Season) {
  const known = factsOfTraits.get(season) ?? readTraits(season)
  factsOfTraits.set(season, known)
  return known
}

const readTraits = (season: Season) => ({
  traitsOf: boardTraits(season),
  levels: new Map(season.traits.map((trait) => [trait.id, trait.levels.length])),
})

/** Returns a generator of numbers of 0-1, deterministic by seed. */
export function randomOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}
