import { findDescriptionFaults } from './descriptions/description-gate.ts'
import type { GameData } from './season-files.ts'
import { findSeasonFaults } from './season-gate.ts'

interface DataFault {
  /** Path below the folder that holds game-data/ and art/. */
  file: string
  /** The entry, if the fault is about one, and what is wrong. */
  fault: string
}

/** Faults beyond the schemas in all seasons. */
export const findDataFaults = ({ seasons }: GameData): DataFault[] =>
  [...seasons].flatMap(([id, season]) =>
    [...findSeasonFaults(season), ...findDescriptionFaults(season)].map(({ file, entry, fault }) => ({
      file: file.startsWith('art/') ? file : `game-data/${id}/${file}`,
      fault: entry ? `${entry}: ${fault}` : fault,
    })),
  )
