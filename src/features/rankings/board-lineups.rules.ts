import { traitStyles } from '#src/game/game.contract.ts'

/** The champions that identify a lineup. */
export interface LineupCore {
  id: string
  core: string[]
}
/** The parts of a board that identify its lineup. */
export interface LineupBoard {
  units: { id: string; stars: number; items: string[] }[]
  /** Active traits with the number of the threshold reached, from 1. */
  traits: { id: string; tier: number }[]
}
interface SetFacts {
  champions: { id: string; cost: number; role?: string }[]
  traits: { id: string; levels: { min: number; style: (typeof traitStyles)[number] }[] }[]
}

/** Least share of a lineup's core that a board must have. */
const coreShare = 0.7

/** Returns the best recommended lineup with `coreShare` of its core, else the cluster of two traits and a carry, or null. */
export function boardLineups(lineups: LineupCore[], facts: SetFacts): (board: LineupBoard) => string | null {
  const findLineup = lineupsByUnits(lineups.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const findCluster = clusters(facts)
  return (board) => findLineup(board) ?? findCluster(board)
}

/** On equal shares the larger core wins, then the first id. */
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

/** Least items of a carry. */
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

/** Returns the two heaviest of weight 0 or more, ties by id; one pass, because every board is weighed. */
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

/** Ids of two traits and a champion. */
export interface Cluster {
  traits: [string, string]
  carry: string
}

/** Returns the same id for either order of the traits. */
export const clusterIdOf = ({ traits, carry }: Cluster): string => [...traits.toSorted(), carry].join('.')

/** Parses the id of a cluster; null for ids of recommended lineups. */
export function clusterOf(id: string): Cluster | null {
  const [one, other, carry] = id.split('.')
  if (!one || !other || !carry) return null
  const cluster: Cluster = { traits: [one, other], carry }
  return clusterIdOf(cluster) === id ? cluster : null
}
