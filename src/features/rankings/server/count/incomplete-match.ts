import type { Board } from './match-record.ts'

/** Why a match is set aside: the service that wrote it left out what most boards must have; null when it is whole. */
export function lackOf(boards: Pick<Board, 'units' | 'traits'>[]): string | null {
  const fielded = boards.filter(({ units }) => units.length > 0)
  if (isMost(boards.length - fielded.length, boards)) return 'most boards have no units'
  const without = (has: (board: Pick<Board, 'units' | 'traits'>) => boolean) =>
    fielded.filter((board) => !has(board)).length
  // in 11,891 real matches of one day two boards of eight are the most
  if (isMost(without(hasTrait), fielded)) return 'most boards with units have no active trait'
  if (isMost(without(hasItem), fielded)) return 'most boards with units have no item'
  return null
}

const isMost = (count: number, of: unknown[]): boolean => count > of.length / 2
const hasTrait = ({ traits }: Pick<Board, 'traits'>): boolean => traits.length > 0
const hasItem = ({ units }: Pick<Board, 'units'>): boolean => units.some(({ items }) => items.length > 0)
