import { traitStyles } from '#src/game/game.contract.ts'

/** Of a lineup: what makes a board one. */
export interface LineupCore {
  id: string
  /** Ids of champions. */
  core: string[]
}
/** What of a board tells its lineup. */
export interface LineupBoard {
  units: { id: string; stars: number; items: string[] }[]
  /** Those that are active, by the number of the threshold that is reached. */
  traits: { id: string; tier: number }[]
}
interface SetFacts {
  champions: { id: string; cost: number; role?: string }[]
  traits: { id: string; levels: { min: number; style: (typeof traitStyles)[number] }[] }[]
}

/** Share of a lineup's core units with which a board is one. */
const coreShare = 0.7

/** Finds the lineup that a board of a set is: the recommended one of which it has most, at least `coreShare`; else a cluster, named by the two strongest traits and the main carry; else null. */
export function boardLineups(lineups: LineupCore[], facts: SetFacts): (board: LineupBoard) => string | null {
  const findLineup = lineupsByUnits(lineups.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const findCluster = clusters(facts)
  return (board) => findLineup(board) ?? findCluster(board)
}

/** Of lineups that share as much of their core with a board, the one with the larger core; of those the first by id. */
function lineupsByUnits(lineups: LineupCore[]) {
  const byUnit = new Map<string, number[]>()
  for (const [index, { core }] of lineups.entries()) {
    for (const id of core) byUnit.set(id, [...(byUnit.get(id) ?? []), index])
  }
  return ({ units }: LineupBoard): string | null => {
    const counts = lineups.map(() => 0)
    units.forEach(({ id }, at) => {
      const known = byUnit.get(id)
      if (!known || units.findIndex((unit) => unit.id === id) < at) return
      for (const index of known) counts[index]! += 1
    })
    let best = -1
    for (let index = 0; index < counts.length; index++) {
      const count = counts[index]!
      const { length } = lineups[index]!.core
      if (count < coreShare * length) continue
      const bestLength = lineups[best]?.core.length ?? 0
      const ahead = best === -1 ? 1 : count * bestLength - counts[best]! * length
      if (ahead > 0 || (ahead === 0 && length > bestLength)) best = index
    }
    return lineups[best]?.id ?? null
  }
}

/** Items with which a champion is a carry. */
const carryItems = 2

function clusters({ champions, traits }: SetFacts) {
  const strengths = new Map(
    traits.filter(({ levels }) => levels.some(({ min }) => min > 1)).map(({ id, levels }) => [id, levels]),
  )
  const facts = new Map(champions.map((champion) => [champion.id, champion]))
  const weightOf = ({ id, tier }: LineupBoard['traits'][number]) => {
    const level = strengths.get(id)?.[tier - 1]
    return level ? traitStyles.indexOf(level.style) * 100 + level.min : -1
  }
  const carryWeight = ({ id, stars, items }: LineupBoard['units'][number]) => {
    const champion = facts.get(id)
    if (!champion || items.length < carryItems) return -1
    const isTank = champion.role?.endsWith('Tank') ?? false
    return (isTank ? 0 : 1000) + items.length * 100 + stars * 10 + champion.cost
  }
  return ({ units, traits: active }: LineupBoard): string | null => {
    const [first, second] = heaviest(active, weightOf)
    const [carry] = heaviest(units, carryWeight)
    if (!first || !second || !carry) return null
    return clusterIdOf({ traits: [first.id, second.id], carry: carry.id })
  }
}

/** The heaviest and the one after it, without those below 0; of the same weight the first by id. In one walk: every board is weighed. */
function heaviest<T extends { id: string }>(all: T[], weigh: (each: T) => number): [first?: T, second?: T] {
  let [first, second]: [first?: T, second?: T] = []
  let [most, next] = [-1, -1]
  for (const each of all) {
    const weight = weigh(each)
    if (weight < 0) continue
    if (weight > most || (weight === most && each.id < first!.id)) {
      second = first
      next = most
      first = each
      most = weight
    } else if (weight > next || (weight === next && each.id < second!.id)) {
      second = each
      next = weight
    }
  }
  return [first, second]
}

/** What names a cluster: ids of two traits, and of a champion. */
export interface Cluster {
  traits: [string, string]
  carry: string
}

/** The id of a cluster, the same whichever of its traits is the stronger. */
export const clusterIdOf = ({ traits, carry }: Cluster): string => [...traits.toSorted(), carry].join('.')

/** The cluster that an id names; null for the id of a recommended lineup. */
export function clusterOf(id: string): Cluster | null {
  const [one, other, carry] = id.split('.')
  if (!one || !other || !carry) return null
  const cluster: Cluster = { traits: [one, other], carry }
  return clusterIdOf(cluster) === id ? cluster : null
}
