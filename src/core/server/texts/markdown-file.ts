import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type * as v from 'valibot'
import type { Language } from '../../languages.ts'
import { type Checked, readYaml } from './checked-yaml.ts'
import { cleaner } from './rich-text.ts'
import { keepThaiWords } from './thai-words.ts'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkRehype).freeze()

/** A line in which more quotes and lists begin than a text may be nested: looked for before the parser would go down into them. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))){101}/m

/** A Markdown text with front matter: its parts and where they stand in the file, in lines counted from 1. */
export interface MarkdownParts {
  matter: { text: string; firstLine: number; lastLine: number }
  /** Sanitised. */
  html: string
}

/** The parts of a Markdown text, or every fault with its line. */
export function parseMarkdown(text: string, language: Language): Checked<MarkdownParts> {
  const deep = text.search(tooDeep)
  if (deep >= 0) {
    const line = text.slice(0, deep).split('\n').length
    return { ok: false, faults: [{ line, fault: 'it is nested deeper than 100 levels' }] }
  }
  const tree = markdown.parse(language === 'th' ? keepThaiWords(text) : text)
  const [matter] = tree.children
  if (matter?.type !== 'yaml') return { ok: false, faults: [{ line: 1, fault: 'it does not begin with front matter' }] }
  const { start, end } = matter.position!
  const html = cleaner.stringify(cleaner.runSync(markdown.runSync(tree))).trim()
  return { ok: true, value: { matter: { text: matter.value, firstLine: start.line + 1, lastLine: end.line }, html } }
}

/** What the front matter of a Markdown text tells by its schema, with the text as HTML, or every fault with its line. */
export function readParts<Schema extends v.GenericSchema>(
  parsed: Checked<MarkdownParts>,
  schema: Schema,
): Checked<v.InferOutput<Schema> & { html: string }> {
  if (!parsed.ok) return parsed
  const { matter, html } = parsed.value
  const read = readYaml(matter.text, schema, matter.firstLine)
  const emptiness = html === '' ? [{ line: matter.lastLine, fault: 'it has no text' }] : []
  if (!read.ok) return { ok: false, faults: [...read.faults, ...emptiness] }
  if (emptiness.length > 0) return { ok: false, faults: emptiness }
  return { ok: true, value: Object.assign({}, read.value, { html }) }
}
