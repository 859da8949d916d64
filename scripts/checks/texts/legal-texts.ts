import { join } from 'node:path'
import { languages } from '#src/core/languages.ts'
import { findTextPage } from '#src/core/server/texts/text-page.ts'
import { legalPages } from '#src/features/legal/legal.contract.ts'
import { type Finding, filesBelow } from '../sources.ts'

const rule = 'legal-text'

const pagesIn: Record<string, readonly string[]> = { 'content/legal': legalPages, 'content/method': ['method'] }

/** Finds text pages without a language, with bad front matter or without a page. */
export async function findLegalFaults(root: string): Promise<Finding[]> {
  const wanted = Object.entries(pagesIn).flatMap(([folder, pages]) =>
    pages.flatMap((page) =>
      languages.map((language) => ({ folder, page, language, file: `${folder}/${page}.${language}.md` })),
    ),
  )
  const read = await Promise.all(
    wanted.map(({ folder, page, language, file }) =>
      findTextPage(join(root, folder), page, language).then(
        ({ html }): Finding[] => (html.trim() === '' ? [{ file, rule, fault: 'it has no text' }] : []),
        (error: Error): Finding[] => [{ file, rule, fault: error.message.replaceAll(join(root, '/'), '') }],
      ),
    ),
  )
  const strays = filesBelow(root, Object.keys(pagesIn)).filter((file) => wanted.every((each) => each.file !== file))
  return [...read.flat(), ...strays.map((file) => ({ file, rule, fault: 'it belongs to no page and language' }))]
}
