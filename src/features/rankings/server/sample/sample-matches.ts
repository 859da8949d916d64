import { sampleMatchesOf } from '#src/features/rankings/sample-size.rules.ts'
import type { Season } from '#src/game/server/season-files.ts'
import { completedItems, type MadeBoard, randomOf, recordOf } from './synthetic-matches.ts'

/** The parts of a recommended lineup that sample boards are made of. */
export interface SampleLineup {
  season: string
  units: { unit: string; star: number; items: string[] }[]
}

const days = 7
const dayLength = 86_400_000
const seed = 15
const tiers = ['SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND', 'MASTER']
/** Few players of Duos, so that each of them has many matches. */
const [rankedPlayers, duosPlayers] = [2000, 60]
/** Chances that a board follows no lineup, that a unit is missing and that an item differs. */
const [strangeBoards, missingUnits, otherItems] = [0.12, 0.06, 0.2]

export interface SamplePlan {
  /** Matches of the season, of all modes. */
  matches: number
  /** The last day is the one before. */
  before: Date
}

/** Generates a week of matches of a season's lineups, some stronger than others, for new sites to show. */
export function* sampleMatches(season: Season, lineups: SampleLineup[], { matches, before }: SamplePlan) {
  const random = randomOf(seed)
  const items = completedItems(season)
  const own = lineups.filter((lineup) => lineup.season === season.facts.id)
  const ways = own.map((lineup) => ({ lineup, share: 0.3 + random(), strength: random() }))
  const { id: version } = season.facts.versions.find(({ current }) => current)!
  const from = Math.floor(before.getTime() / dayLength) - days
  for (const mode of ['ranked', 'duos'] as const) {
    for (let number = 0; number < sampleMatchesOf(matches, mode); number++) {
      const at = (from + (number % days)) * dayLength + Math.floor(random() * dayLength)
      const ladderTier = tiers[Math.floor(random() * tiers.length)]
      const boards = playersOf(mode, random)
        .map(({ player, skill }) => {
          const isStrange = ways.length === 0 || random() < strangeBoards
          const way = isStrange ? { lineup: null, strength: 0.3 } : drawn(ways, random)
          return { player, lineup: way.lineup, luck: way.strength + skill + 4 * random() }
        })
        .sort((a, b) => b.luck - a.luck)
      const id = `SAMPLE_${season.facts.id}_${mode}_${number}`
      yield recordOf(season, { id, version, at, mode }, (place): MadeBoard => {
        const { player, lineup } = boards[place - 1]!
        const units = lineup ? lineupUnits(lineup, items, random) : strangeUnits(season, items, random)
        return { player, ladderTier, units }
      })
    }
  }
}

/** Draws eight different players. */
function playersOf(mode: 'ranked' | 'duos', random: () => number): { player: string; skill: number }[] {
  const all = mode === 'duos' ? duosPlayers : rankedPlayers
  const numbers = new Set<number>()
  while (numbers.size < 8) numbers.add(Math.floor(random() * all))
  return [...numbers].map((number) => ({
    player: `sample_${mode}_${number}`,
    skill: mode === 'duos' ? (2 * number) / all : 0,
  }))
}

/** Draws by share. */
function drawn<T extends { share: number }>(all: T[], random: () => number): T {
  let left = random() * all.reduce((sum, { share }) => sum + share, 0)
  for (const each of all) {
    left -= each.share
    if (left <= 0) return each
  }
  return all.at(-1)!
}

function lineupUnits({ units }: SampleLineup, items: string[], random: () => number): MadeBoard['units'] {
  return units
    .filter(() => random() >= missingUnits)
    .map(({ unit, star, items: own }) => ({
      character_id: unit,
      tier: Math.max(1, star - (random() < 0.3 ? 1 : 0)),
      itemNames: own.map((item) => (random() < otherItems ? items[Math.floor(random() * items.length)]! : item)),
    }))
}

/** Units of no lineup, the first with an item, as every real board has one. */
function strangeUnits({ champions }: Season, items: string[], random: () => number): MadeBoard['units'] {
  const count = 6 + Math.floor(random() * 3)
  const ids = new Set(Array.from({ length: count }, () => champions[Math.floor(random() * champions.length)]!.id))
  const carried = items[Math.floor(random() * items.length)]!
  return [...ids].map((character_id, index) => ({
    character_id,
    tier: 1 + Math.floor(random() * 2),
    itemNames: index === 0 ? [carried] : [],
  }))
}
