import { type TraitStyle, traitStyles } from './game.contract.ts'

/** The facts of a season that traits need, with all levels, not only the different ones that pages show. */
export interface TraitSeason {
  champions: { id: string; traits: string[] }[]
  items: { id: string; grantsTrait?: string | undefined }[]
  traits: { id: string; levels: TraitLevel[] }[]
}

interface TraitLevel {
  min: number
  style: TraitStyle
  inactive?: true | undefined
}

export interface FieldedUnit {
  unit: string
  items: string[]
  /** The trait that the player gives the champion, such as a stance of Lee Sin. */
  form?: string | undefined
  /** The trait that counts once more, as this copy is the Headliner of Remix Rumble. */
  headliner?: string | undefined
}

export interface BoardTrait {
  id: string
  count: number
  /** Number of the level from 1, as match records count them (`tier_current`); 0 is inactive. */
  level: number
  /** Champions that the level needs; 0 if inactive. */
  threshold: number
  /** Champions that the next level needs; null at the highest. */
  next: number | null
  /** Null if inactive. */
  style: TraitStyle | null
}

/** Returns the traits of boards of a season, the strongest first. */
export function boardTraits({ champions, items, traits }: TraitSeason): (units: FieldedUnit[]) => BoardTrait[] {
  const traitsOfChampion = new Map(champions.map((champion) => [champion.id, champion.traits]))
  const traitOfItem = new Map(items.map(({ id, grantsTrait }) => [id, grantsTrait]))
  return (units) => {
    const members = membersOf(units, traitsOfChampion, traitOfItem)
    return traits
      .flatMap(({ id, levels }) => {
        const fielded = members.get(id)
        return fielded ? [{ id, ...levelAt(levels, fielded.size) }] : []
      })
      .sort((a, b) => strength(b) - strength(a) || b.count - a.count)
  }
}

export const traitsOf = (units: FieldedUnit[], season: TraitSeason): BoardTrait[] => boardTraits(season)(units)

/** Different champions by trait; copies, and emblems of a trait that the champion has, add nothing. */
function membersOf(
  units: FieldedUnit[],
  traitsOfChampion: Map<string, string[]>,
  traitOfItem: Map<string, string | undefined>,
): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>()
  const add = (trait: string, member: string) => {
    const known = members.get(trait)
    if (known) known.add(member)
    else members.set(trait, new Set([member]))
  }
  for (const { unit, items, form, headliner } of units) {
    const own = traitsOfChampion.get(unit)
    if (!own) continue
    for (const trait of own) add(trait, unit)
    if (form) add(form, unit)
    if (headliner && own.includes(headliner)) add(headliner, 'headliner')
    for (const item of items) {
      const trait = traitOfItem.get(item)
      if (trait) add(trait, unit)
    }
  }
  return members
}

/** Of levels that need as many champions, the weakest counts, and the last of equal ones: others need more than that. */
function levelAt(levels: TraitLevel[], count: number): Omit<BoardTrait, 'id'> {
  const next = levels.find(({ min, inactive }) => min > count && !inactive)?.min ?? null
  const threshold = levels.findLast(({ min }) => min <= count)?.min
  const reached = levels.filter(({ min }) => min === threshold)
  const weakest = Math.min(...reached.map(({ style }) => traitStyles.indexOf(style)))
  const level = levels.findLastIndex(({ min, style }) => min === threshold && style === traitStyles[weakest])
  const facts = levels[level]
  if (!facts || facts.inactive) return { count, level: 0, threshold: 0, next, style: null }
  return { count, level: level + 1, threshold: facts.min, next, style: facts.style }
}

/** A trait that one champion makes unique is as strong as a golden one. */
const strength = ({ style, threshold }: BoardTrait): number =>
  style === null ? -1 : traitStyles.indexOf(style === 'unique' && threshold === 1 ? 'gold' : style)
