import type { Season } from '../../../game/server/season-files.ts'
import { completedItems, type MadeBoard, randomOf, recordOf } from './synthetic-matches.ts'

/** What of a recommended lineup sample boards are made of. */
export interface SampleLineup {
  season: string
  units: { unit: string; star: number; items: string[] }[]
}

const days = 7
const matchesADay = 60
const dayLength = 86_400_000
const seed = 15
const tiers = ['SILVER', 'GOLD', 'PLATINUM', 'EMERALD', 'DIAMOND', 'MASTER']
/** How often a board is none of the lineups, a unit of a lineup is missing, an item is another one. */
const [strangeBoards, missingUnits, otherItems] = [0.12, 0.06, 0.2]

/** Made-up matches of a season's lineups in the shape of TFT-MATCH-V1, over the week before a day, some lineups better than others: what a new site shows until real ones are counted. */
export function* sampleMatches(season: Season, lineups: SampleLineup[], before: Date) {
  const random = randomOf(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const own = lineups.filter((lineup) => lineup.season === season.facts.id)
  const ways = own.map((lineup) => ({ lineup, share: 0.3 + random(), strength: random() }))
  const { id: version } = season.facts.versions.find(({ current }) => current)!
  const from = Math.floor(before.getTime() / dayLength) - days
  for (let number = 0; number < days * matchesADay; number++) {
    const day = from + (number % days)
    const at = day * dayLength + Math.floor(random() * dayLength)
    const ladderTier = pick(tiers)
    const boards = [1, 2, 3, 4, 5, 6, 7, 8]
      .map(() => {
        const isStrange = ways.length === 0 || random() < strangeBoards
        const way = isStrange ? { lineup: null, strength: 0.3 } : drawn(ways, random)
        return { way, luck: way.strength + 4 * random() }
      })
      .sort((a, b) => b.luck - a.luck)
    yield recordOf(season, { id: `SAMPLE_${season.facts.id}_${number}`, version, at }, (place): MadeBoard => {
      const { lineup } = boards[place - 1]!.way
      const player = `sample_${Math.floor(random() * 2000)}`
      const units = lineup ? lineupUnits(lineup, season, random) : strangeUnits(season, random)
      return { player, ladderTier, units }
    })
  }
}

/** One of several, by their shares. */
function drawn<T extends { share: number }>(all: T[], random: () => number): T {
  let left = random() * all.reduce((sum, { share }) => sum + share, 0)
  for (const each of all) {
    left -= each.share
    if (left <= 0) return each
  }
  return all.at(-1)!
}

function lineupUnits({ units }: SampleLineup, season: Season, random: () => number): MadeBoard['units'] {
  const items = completedItems(season)
  return units
    .filter(() => random() >= missingUnits)
    .map(({ unit, star, items: own }) => ({
      character_id: unit,
      tier: Math.max(1, star - (random() < 0.3 ? 1 : 0)),
      itemNames: own.map((item) => (random() < otherItems ? items[Math.floor(random() * items.length)]! : item)),
    }))
}

function strangeUnits({ champions }: Season, random: () => number): MadeBoard['units'] {
  const count = 6 + Math.floor(random() * 3)
  const ids = new Set(Array.from({ length: count }, () => champions[Math.floor(random() * champions.length)]!.id))
  return [...ids].map((character_id) => ({ character_id, tier: 1 + Math.floor(random() * 2), itemNames: [] }))
}
