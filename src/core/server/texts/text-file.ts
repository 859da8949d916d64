import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type * as v from 'valibot'
import { byLanguage, type Language } from '#src/core/languages.ts'
import { noVideos, type VideoSources } from '#src/core/videos.ts'
import { type Checked, type LineFault, readYaml } from './checked-yaml.ts'
import { footnotesIn, rehypeNumberNotes } from './markdown/footnotes.ts'
import { remarkSpacelessScripts } from './markdown/spaceless-scripts.ts'
import { cleanHtml, cleanParsed } from './rich-text.ts'
import { keepThaiWords } from './thai-words.ts'

const markdown = byLanguage((language) =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm, { singleTilde: false }) // one tilde is a range: 100~150
    .use(remarkSpacelessScripts)
    .use(remarkRehype, footnotesIn(language))
    .use(rehypeNumberNotes, language)
    .freeze(),
)

/** A line that nests too many quotes and lists, found before the parser recurses. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))){101}/m

/** Front matter and text with their lines, counted from 1. */
export interface TextParts {
  matter: { text: string; firstLine: number; lastLine: number }
  html: string
  /** Parts that cannot be shown. */
  lost: LineFault[]
}

/** Parses Markdown, or returns every fault with its line. */
export function parseMarkdown(text: string, language: Language, videos: VideoSources = noVideos): Checked<TextParts> {
  const deep = text.search(tooDeep)
  if (deep >= 0) {
    const line = text.slice(0, deep).split('\n').length
    return { ok: false, faults: [{ line, fault: 'it is nested deeper than 100 levels' }] }
  }
  const tree = markdown[language].parse(language === 'th' ? keepThaiWords(text) : text)
  const [matter] = tree.children
  if (matter?.type !== 'yaml') return { ok: false, faults: [{ line: 1, fault: 'it does not begin with front matter' }] }
  const { start, end } = matter.position!
  const place = { text: matter.value, firstLine: start.line + 1, lastLine: end.line }
  return { ok: true, value: { matter: place, ...cleanParsed(markdown[language].runSync(tree), videos) } }
}

/** Parses HTML with front matter, or returns every fault with its line. */
export function parseHtml(text: string, language: Language, videos: VideoSources = noVideos): Checked<TextParts> {
  const [all, matter] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  if (all === undefined || matter === undefined) {
    return { ok: false, faults: [{ line: 1, fault: 'it does not begin with front matter' }] }
  }
  const lastLine = matter.split('\n').length + 2
  const html = text.slice(all.length)
  const cleaned = cleanHtml(language === 'th' ? keepThaiWords(html) : html, videos)
  if ('fault' in cleaned) return { ok: false, faults: [{ line: lastLine + 1, fault: cleaned.fault }] }
  const lost = cleaned.lost.map(({ line, fault }) => ({ line: line + lastLine, fault }))
  return { ok: true, value: { matter: { text: matter, firstLine: 2, lastLine }, html: cleaned.html, lost } }
}

/** Reads front matter by a schema and the text as HTML, or every fault with its line. */
export function readParts<Schema extends v.GenericSchema>(
  parsed: Checked<TextParts>,
  schema: Schema,
): Checked<v.InferOutput<Schema> & { html: string }> {
  if (!parsed.ok) return parsed
  const { matter, html, lost } = parsed.value
  const read = readYaml(matter.text, schema, matter.firstLine)
  const inText = html === '' && lost.length === 0 ? [{ line: matter.lastLine, fault: 'it has no text' }] : lost
  if (!read.ok) return { ok: false, faults: [...read.faults, ...inText] }
  if (inText.length > 0) return { ok: false, faults: inText }
  return { ok: true, value: Object.assign({}, read.value, { html }) }
}
