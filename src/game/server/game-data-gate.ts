import { languages } from '#src/core/languages.ts'
import { findDescriptionFaults } from './descriptions/description-gate.ts'
import type { GameData } from './season-files.ts'
import { findSeasonFaults } from './season-gate.ts'

interface DataFault {
  /** Path below the folder that holds game-data/ and art/. */
  file: string
  rule: 'game-data' | 'number-label'
  /** The entry, if the fault is about one, and what is wrong. */
  fault: string
}

/** Faults beyond the schemas in all seasons and labels. */
export const findDataFaults = (data: GameData): DataFault[] => [...seasonFaults(data), ...labelFaults(data)]

function seasonFaults({ seasons }: GameData): DataFault[] {
  return [...seasons].flatMap(([id, season]) =>
    [...findSeasonFaults(season), ...findDescriptionFaults(season)].map(({ file, entry, fault }) => ({
      file: file.startsWith('art/') ? file : `game-data/${id}/${file}`,
      rule: 'game-data' as const,
      fault: entry ? `${entry}: ${fault}` : fault,
    })),
  )
}

/** Each number that is shown needs a label in every language. */
function labelFaults({ numberUnits, numberLabels }: GameData): DataFault[] {
  return languages.flatMap((language) => {
    const file = `game-data/number-labels/${language}.json`
    const missing = Object.keys(numberUnits).filter((name) => !(name in numberLabels[language]))
    const extra = Object.keys(numberLabels[language]).filter((name) => !(name in numberUnits))
    return [
      ...missing.map((name) => `${name}: the number has no label`),
      ...extra.map((name) => `${name}: numbers.json has no such number`),
    ].map((fault) => ({ file, rule: 'number-label' as const, fault }))
  })
}
