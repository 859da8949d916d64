import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type * as v from 'valibot'
import type { Language } from '../../languages.ts'
import { type Checked, readYaml } from './checked-yaml.ts'
import { keepThaiWords } from './thai-words.ts'

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
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

/** A line in which more quotes and lists begin than a text may be nested: looked for before the parser would go down into them. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){101}/m

/** A Markdown text as sanitised HTML with what its front matter tells, or every fault with its line. */
export function readMarkdown<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  language: Language,
): Checked<v.InferOutput<Schema> & { html: string }> {
  const deep = text.search(tooDeep)
  if (deep >= 0) {
    const line = text.slice(0, deep).split('\n').length
    return { ok: false, faults: [{ line, fault: 'it is nested deeper than 100 levels' }] }
  }
  const tree = markdown.parse(language === 'th' ? keepThaiWords(text) : text)
  const [matter] = tree.children
  if (matter?.type !== 'yaml') return { ok: false, faults: [{ line: 1, fault: 'it does not begin with front matter' }] }
  const read = readYaml(matter.value, schema, matter.position!.start.line + 1)
  const html = markdown.stringify(markdown.runSync(tree)).trim()
  const emptiness = html === '' ? [{ line: matter.position!.end.line, fault: 'it has no text' }] : []
  if (!read.ok) return { ok: false, faults: [...read.faults, ...emptiness] }
  if (emptiness.length > 0) return { ok: false, faults: emptiness }
  return { ok: true, value: Object.assign({}, read.value, { html }) }
}
