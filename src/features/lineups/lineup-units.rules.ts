import type { Lineup } from './lineups.contract.ts'

/** Ids of the carries of the final board, in the order of the core; the first one represents the lineup. */
export function carriesOf({ boards, core }: Pick<Lineup, 'boards' | 'core'>): string[] {
  const carries = boards.final.units.filter(({ isCarry }) => isCarry).map(({ champion }) => champion)
  return [...core.filter((id) => carries.includes(id)), ...carries.filter((id) => !core.includes(id))]
}

export interface WantedComponent {
  item: string
  count: number
  /** The items that it becomes part of, first wanted first. */
  of: string[]
}

/** Components of wanted items with their number, in the order in which they are first needed. */
export function shoppingList(wanted: Lineup['components']): WantedComponent[] {
  const list = new Map<string, WantedComponent>()
  for (const { item, recipe } of wanted) {
    for (const component of recipe) {
      const { count, of }: Omit<WantedComponent, 'item'> = list.get(component) ?? { count: 0, of: [] }
      list.set(component, { item: component, count: count + 1, of: of.includes(item) ? of : [...of, item] })
    }
  }
  return [...list.values()]
}
