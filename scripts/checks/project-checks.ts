import { findArtFaults } from './art.ts'
import { findArticleFaults } from './articles.ts'
import { findCodeFaults } from './code.ts'
import { findErrorFaults } from './error-table.ts'
import { findGameDataFaults } from './game-data.ts'
import { findImportFaults } from './imports.ts'
import { findLockFaults } from './lock-file.ts'
import { findNameFaults } from './names.ts'
import { findWordFaults } from './plain-words.ts'
import type { Finding } from './sources.ts'
import { findStyleFaults } from './styles.ts'
import { findTermFaults } from './terms.ts'
import { findLegalFaults } from './texts/legal-texts.ts'
import { findTextFaults } from './texts/texts.ts'

interface ProjectCheck {
  name: string
  find: (root: string) => Finding[] | Promise<Finding[]>
}

/** The project's own rules in the order of `npm run check`. */
export const projectChecks: ProjectCheck[] = [
  { name: 'Who imports whom', find: findImportFaults },
  {
    name: 'Names, sizes and styles',
    find: (root) => [...findNameFaults(root), ...findCodeFaults(root), ...findStyleFaults(root)],
  },
  { name: 'Plain words', find: findWordFaults },
  { name: 'Lock file', find: findLockFaults },
  {
    name: 'Texts',
    find: async (root) => [
      ...findTextFaults(root),
      ...(await findLegalFaults(root)),
      ...(await findArticleFaults(root)),
      ...findTermFaults(root),
    ],
  },
  { name: 'Error table', find: findErrorFaults },
  { name: 'Game data and art', find: (root) => orElse(findGameDataFaults(root), () => findArtFaults(root)) },
]

/** Runs the second check only when the first found nothing. */
const orElse = (found: Finding[], next: () => Finding[]) => (found.length > 0 ? found : next())
