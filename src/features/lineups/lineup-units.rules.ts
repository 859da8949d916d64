import type { Lineup } from './lineups.contract.ts'

/** Ids of the carries of the final board, in the order of the core; the first one represents the lineup. */
export function carriesOf({ boards, core }: Pick<Lineup, 'boards' | 'core'>): string[] {
  const carries = boards.final.units.filter(({ isCarry }) => isCarry).map(({ champion }) => champion)
  return [...core.filter((id) => carries.includes(id)), ...carries.filter((id) => !core.includes(id))]
}
