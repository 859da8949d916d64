import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { plantProject } from '../planted-project.ts'
import { findLegalFaults } from './legal-texts.ts'

/** A copy of the pages that are texts, with one file replaced, or removed where no text is given. */
function withPage(file: string, text?: string): string {
  const root = plantProject({})
  for (const folder of ['content/legal', 'content/method']) {
    cpSync(resolve(import.meta.dirname, '../../..', folder), join(root, folder), { recursive: true })
  }
  if (text === undefined) rmSync(join(root, file))
  else writeFileSync(join(root, file), text)
  return root
}

const head = 'title: Notis privasi\ndescription: Apa yang disimpan'

test.each([
  ['is missing', undefined, 'no such file'],
  ['has no front matter', 'Teks\n', 'front matter'],
  ['has no title', '---\ndescription: Apa\nupdated: 2026-11-21\n---\n\nTeks\n', 'title'],
  ['has no date', `---\n${head}\nupdated: semalam\n---\n\nTeks\n`, 'updated'],
  ['has no text', `---\n${head}\nupdated: 2026-11-21\n---\n`, 'it has no text'],
])('a legal page that %s is found', async (_, text, fault) => {
  const file = 'content/legal/privacy-notice.ms.md'
  expect(await findLegalFaults(withPage(file, text))).toEqual([
    { file, rule: 'legal-text', fault: expect.stringContaining(fault) },
  ])
})

test('a file that belongs to no page or no language is found', async () => {
  const file = 'content/legal/privacy-notice.fr.md'
  expect(await findLegalFaults(withPage(file, 'Texte'))).toEqual([
    { file, rule: 'legal-text', fault: 'it belongs to no page and language' },
  ])
})
