import { join } from 'node:path'
import { languages } from '../../src/core/languages.ts'
import { legalPages } from '../../src/features/legal/legal.contract.ts'
import { findLegalText } from '../../src/features/legal/server/legal.store.ts'
import { type Finding, filesBelow } from './sources.ts'

const rule = 'legal-text'

/** Legal pages that are missing in a language, have unfit front matter or belong to no page. */
export async function findLegalFaults(root: string): Promise<Finding[]> {
  const wanted = legalPages.flatMap((page) =>
    languages.map((language) => ({ page, language, file: `content/legal/${page}.${language}.md` })),
  )
  const read = await Promise.all(
    wanted.map(({ page, language, file }) =>
      findLegalText(root, page, language).then(
        ({ html }): Finding[] => (html.trim() === '' ? [{ file, rule, fault: 'it has no text' }] : []),
        (error: Error): Finding[] => [{ file, rule, fault: error.message.replaceAll(join(root, '/'), '') }],
      ),
    ),
  )
  const strays = filesBelow(root, ['content/legal']).filter((file) => wanted.every((each) => each.file !== file))
  return [...read.flat(), ...strays.map((file) => ({ file, rule, fault: 'it belongs to no page and language' }))]
}
