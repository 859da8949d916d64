import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, languageFacts } from '../../../core/languages.ts'
import { parseMarkdown, readParts } from '../../../core/server/texts/text-file.ts'
import type { LegalPageName } from '../legal.contract.ts'

const frontMatter = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  updated: v.pipe(v.string(), v.isoDate()),
})

/** A text page of content/legal as HTML with its front matter. Throws with the file's name and the line where it is unfit. */
export async function findLegalText(root: string, page: LegalPageName, language: Language) {
  const file = join(root, 'content/legal', `${page}.${language}.md`)
  const read = readParts(parseMarkdown(await readFile(file, 'utf8'), language), frontMatter)
  if (!read.ok) throw new Error(`${file}: line ${read.faults[0]!.line}: ${read.faults[0]!.fault}`)
  const updatedInWords = dateIn(language).format(new Date(read.value.updated))
  return { ...read.value, updatedInWords }
}

const dateIn = (language: Language) =>
  new Intl.DateTimeFormat(languageFacts[language].tag, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })

const creditList = v.array(v.object({ name: v.string(), version: v.string(), license: v.string() }))

/** What the site ships of others with their licences, as the build listed it. */
export async function listCredits(root: string): Promise<v.InferOutput<typeof creditList>> {
  return v.parse(creditList, JSON.parse(await readFile(join(root, '.generated/credits.json'), 'utf8')))
}
