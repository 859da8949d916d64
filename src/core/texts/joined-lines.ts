import type { Nodes, Root, Text } from 'hast'

/** Elements within a line of text; all others end the line. */
const inline = 'a strong b em i s del ins sub sup small mark code kbd q cite abbr span ruby u font'.split(' ')

/** A letter or mark of full width. */
const wide =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3001-\\u303f\\uff01-\\uff65]'
/** Marks whose width depends on what stands next to them. */
const either = '[\\u2014\\u2018-\\u201d\\u2026\\u00b7]{0,3}'
/** A line break that browsers would show as a gap between Chinese characters. */
const gap = new RegExp(`(?<=${wide}${either})[ \\t]*\\r?\\n[ \\t\\r\\n]*(?=${either}${wide})`, 'gu')

/** The gap of a plain text, where an empty line is a break that the writer wants. */
const singleGap = new RegExp(`(?<=${wide}${either})[ \\t]*\\r?\\n[ \\t]*(?=${either}${wide})`, 'gu')

/** A plain text whose lines of Chinese are joined. */
export const joinWritten = (text: string): string => text.replace(singleGap, '')

/** Removes line breaks between Chinese characters, which are written without spaces. */
export function joinLines(tree: Root) {
  for (const line of linesIn(tree)) joinLine(line)
}

/** Texts that stand next to each other in a line, by line. */
function linesIn(tree: Root): Text[][] {
  const lines: Text[][] = [[]]
  const walk = (node: Nodes) => {
    if (node.type === 'text') lines.at(-1)!.push(node)
    if (!('children' in node) || isTag(node, ['rt', 'rp'])) return
    const isLine = isTag(node, inline)
    if (!isLine) lines.push([])
    if (!isTag(node, ['pre'])) node.children.forEach(walk)
    if (!isLine) lines.push([])
  }
  walk(tree)
  return lines
}

/** Marks the gaps of the whole line first: one may begin in a text and end in the next. */
function joinLine(line: Text[]) {
  const marked = line
    .map(({ value }) => value)
    .join('')
    .replace(gap, (found) => removed.repeat(found.length))
  let start = 0
  for (const text of line) {
    const { length } = text.value
    text.value = marked.slice(start, start + length).replaceAll(removed, '')
    start += length
  }
}

/** Parsers let no null character through. */
const removed = '\0'

const isTag = (node: Nodes, tags: string[]) => node.type === 'element' && tags.includes(node.tagName)
