import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorTable } from '../../src/site/errors.ts'
import { readSlice, textTypes } from '../vite/texts.ts'
import { findErrorFaults } from './error-texts.ts'
import type { Finding } from './finding.ts'
import { findGameDataFaults } from './game-data.ts'
import { findImportFaults } from './imports.ts'
import { findNameFaults } from './names.ts'
import { findTextFaults } from './texts.ts'

const root = resolve(import.meta.dirname, '../..')

/** The checks of the house by name; each returns its findings. */
export const checks: Record<string, () => Finding[]> = {
  imports: () => findImportFaults(root),
  'names and sizes': () => findNameFaults(root),
  texts: () => [...findTextFaults(root), ...findStaleTypes()],
  'error texts': () => findErrorFaults(errorTable, readSlice('en', 'errors')),
  'game data': () => findGameDataFaults(root),
}

function findStaleTypes(): Finding[] {
  const file = 'src/core/texts.gen.ts'
  if (readFileSync(`${root}/${file}`, 'utf8') === textTypes()) return []
  return [{ file, rule: 'texts: the types are current', fault: 'run "npm run build" and commit it' }]
}
