import { createContext, useContext } from 'react'
import type { LineupDraftFault } from '../../../lineup-drafts.contract.ts'

/** Top fields of a lineup that the studio names. */
const labelled = [
  ...(['title', 'author', 'updated', 'version', 'source', 'tier', 'style', 'audience', 'class', 'power'] as const),
  ...(['positions', 'core', 'optional', 'substitutes', 'threeStar', 'augments', 'snax', 'itemPriority'] as const),
  ...(['early', 'midGame', 'rolling', 'counter', 'tips'] as const),
] as const
export type LineupField = (typeof labelled)[number]

export const isLabelled = (field: string): field is LineupField => labelled.some((each) => each === field)

export const FaultsContext = createContext<LineupDraftFault[]>([])

/** Id of the element that a fault of a field leads to. */
export const fieldId = (field: string): string => `field-${field.replaceAll('.', '-')}`

/** Faults of a field; with `isDeep` also those of the fields in it. */
export function useFieldFaults(field: string, isDeep = false): string[] {
  return useContext(FaultsContext)
    .filter((each) => each.field === field || (isDeep && each.field.startsWith(`${field}.`)))
    .map(({ fault }) => fault)
}
