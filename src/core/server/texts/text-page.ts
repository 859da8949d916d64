import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Language } from '#src/core/languages.ts'
import { dayInWords } from '#src/core/timestamps.ts'
import { readFileText } from './file-text.ts'
import { parseMarkdown, readParts } from './text-file.ts'

const frontMatter = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  updated: v.pipe(v.string(), v.isoDate()),
})

/** Reads `<name>.<language>.md` of a folder. Throws with file and line. */
export async function findTextPage(folder: string, name: string, language: Language) {
  const file = join(folder, `${name}.${language}.md`)
  const text = readFileText(await readFile(file))
  const read = text.ok ? readParts(parseMarkdown(text.value, language), frontMatter) : text
  if (!read.ok) throw new Error(`${file}: line ${read.faults[0]!.line}: ${read.faults[0]!.fault}`)
  return { ...read.value, updatedInWords: dayInWords(read.value.updated, language) }
}
