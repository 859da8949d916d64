import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import * as v from 'valibot'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { type Language, languageFacts } from '../../../core/languages.ts'
import type { LegalPageName } from '../legal.contract.ts'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(() => makeTablesReachable)
  .use(rehypeStringify)
  .freeze()

/** A table that is wider than the screen scrolls, and what scrolls must be reachable by keyboard. */
function makeTablesReachable(tree: Root) {
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'table') node.properties.tabIndex = 0
  }
}

const frontMatter = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  updated: v.pipe(v.string(), v.isoDate()),
})

/** A text page of content/legal as HTML with its front matter. Throws with the file's name where it is unfit. */
export async function findLegalText(root: string, page: LegalPageName, language: Language) {
  const file = join(root, 'content/legal', `${page}.${language}.md`)
  const source = new VFile(await readFile(file, 'utf8'))
  matter(source, { strip: true })
  const read = v.safeParse(frontMatter, source.data.matter)
  if (!read.success) throw new Error(`${file}: ${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`)
  const updatedInWords = dateIn(language).format(new Date(read.output.updated))
  return { ...read.output, updatedInWords, html: String(await markdown.process(source)) }
}

const dateIn = (language: Language) =>
  new Intl.DateTimeFormat(languageFacts[language].tag, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })

const creditList = v.array(v.object({ name: v.string(), version: v.string(), license: v.string() }))

/** What the site ships of others with their licences, as the build listed it. */
export async function listCredits(root: string): Promise<v.InferOutput<typeof creditList>> {
  return v.parse(creditList, JSON.parse(await readFile(join(root, '.generated/credits.json'), 'utf8')))
}
