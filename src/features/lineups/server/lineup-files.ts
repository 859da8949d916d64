import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { type LineFault, readYaml } from '#src/core/server/texts/checked-yaml.ts'
import { readFileText } from '#src/core/server/texts/file-text.ts'
import { visibleNames } from '#src/core/visible-names.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { type Lineup, lineupSchema, seasonKey } from './lineup-schema.ts'

/** A fault with its file, relative to the folder, and its line where it has one. */
export interface LineupFault extends Partial<LineFault> {
  file: string
  fault: string
}
export interface ReadLineups {
  lineups: Lineup[]
  faults: LineupFault[]
}

/** Reads the files `<season>/<id>.yaml` of a folder, with every fault in them. */
export function readLineups(folder: string, { seasons }: Pick<GameData, 'seasons'>): ReadLineups {
  const schemas = new Map([...seasons].map(([id, season]) => [id, lineupSchema(season)]))
  const read = filesBelow(folder).map((file) => readLineup(folder, file, schemas))
  return { lineups: read.flatMap(({ lineup }) => lineup ?? []), faults: read.flatMap(({ faults }) => faults) }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => visibleNames(path.split(/[\\/]/)).length === path.split(/[\\/]/).length)
    .sort()

function readLineup(
  folder: string,
  file: string,
  schemas: Map<string, ReturnType<typeof lineupSchema>>,
): { lineup?: Lineup; faults: LineupFault[] } {
  const [season = '', name = '', ...deeper] = file.split(/[\\/]/)
  const refuse = (fault: string) => ({ faults: [{ file, fault }] })
  if (deeper.length > 0 || !name.endsWith('.yaml')) return refuse('it is not a <season>/<id>.yaml')
  const schema = schemas.get(season)
  if (!schema) return refuse(v.is(seasonKey, season) ? `there is no season ${season}` : `${season} is not a season key`)
  const text = readFileText(readFileSync(join(folder, file)))
  const read = text.ok ? readYaml(text.value, schema) : text
  if (!read.ok) return { faults: read.faults.map((each) => ({ file, ...each })) }
  const lineup = read.value
  return `${lineup.id}.yaml` === name ? { lineup, faults: [] } : refuse(`its id is ${lineup.id}`)
}
