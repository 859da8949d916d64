import type { Db } from '#src/core/server/postgres/db.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { type ReadLineups, readLineups } from './lineup-files.ts'
import { type LineupChanges, updateImported } from './lineup-imports.store.ts'
import { lineupKey } from './lineup-key.ts'

interface ImportOptions {
  gameData: GameData
  /** Ids, or "season/id", of lineups whose files replace what editors published. */
  replace?: string[]
}

/** Imports a folder of lineups, all or none. Throws StartError with one line for each fault. */
export const importLineups = async (db: Db, folder: string, { gameData, replace }: ImportOptions) =>
  storeLineups(db, readLineups(folder, gameData), replace)

/** Stores lineups that were read. Throws StartError with every fault, and for ids to replace that no file has. */
export async function storeLineups(
  db: Db,
  { lineups, faults }: ReadLineups,
  replace: string[] = [],
): Promise<LineupChanges> {
  if (faults.length > 0) throw new StartError(['Nothing was imported.', ...faultLines(faults)].join('\n'))
  const known = lineups.map(lineupKey)
  const unknown = replace.filter((id) => keysNamed(id, known).length === 0)
  if (unknown.length > 0) throw new StartError(`Nothing was imported.\nNo file is of ${unknown.join(', ')}.`)
  return updateImported(db, lineups, new Set(replace.map((id) => keyNamed(id, known))))
}

/** Faults as "file:line: fault". */
export const faultLines = (faults: ReadLineups['faults']): string[] =>
  faults.map(({ file, line, fault }) => `${file}${line ? `:${line}` : ''}: ${fault}`)

const keysNamed = (id: string, keys: string[]) => keys.filter((key) => key === id || key.split('/')[1] === id)

/** The only key of an id or "season/id". Throws StartError when seasons share the id, or none has it. */
export function keyNamed(id: string, keys: string[]): string {
  const [key, ...others] = keysNamed(id, keys)
  if (!key) throw new StartError(`There is no lineup ${id}.`)
  if (others.length > 0) throw new StartError(`Name the season of ${id}: ${[key, ...others].join(' or ')}.`)
  return key
}
