import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import { nestLists } from './foreign-lists.ts'
import { type Declared, readStyles, type StyleReader } from './foreign-styles.ts'

/** Emphasis that applies to a text, by tags and styles. */
interface Emphasis {
  strong: boolean
  em: boolean
  s: boolean
}
type Mark = keyof Emphasis

const none: Emphasis = { strong: false, em: false, s: false }
const markOf: Record<string, Mark> = { b: 'strong', strong: 'strong', i: 'em', em: 'em', s: 's', del: 's', strike: 's' }
/** Elements that styles don't embolden: they're bold by themselves, or hold code. */
const plain = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'pre', 'code'])
const ofOffice = /^(?:o|w|st1|u1):/
/** Elements without content for readers. */
const hidden = new Set(['style', 'meta', 'link', 'title', 'xml', 'col', 'colgroup'])

/** Replaces styles of word processors by the tags that mean the same; changes and returns the tree. */
export function replaceStyles(tree: Root): Root {
  const styleOf = readStyles(tree)
  tree.children = nestLists(tree.children, styleOf) as RootContent[]
  if (styleOf.isUsed) tree.children = emphasised(tree.children, none, styleOf) as RootContent[]
  return tree
}

function emphasised(nodes: (RootContent | ElementContent)[], given: Emphasis, styleOf: StyleReader) {
  return merged(nodes.flatMap((node) => shown(node, given, styleOf)))
}

function shown(node: RootContent | ElementContent, given: Emphasis, styleOf: StyleReader): ElementContent[] {
  if (node.type === 'text') return [marked(node, given)]
  if (node.type !== 'element') return []
  const style = styleOf(node)
  if (hidden.has(node.tagName) || style.isHidden) return []
  const isPlain = plain.has(node.tagName)
  const children = emphasised(node.children, isPlain ? none : emphasisOf(node, style, given), styleOf)
  const kept = isPlain ? unmarked(children) : children
  if (isWrapper(node)) return kept
  return [Object.assign(node, { children: kept })]
}

/** Whether an element means no more than its content. */
const isWrapper = ({ tagName, properties: { lang, title, dataPmSlice } }: Element) =>
  markOf[tagName] !== undefined ||
  tagName === 'font' ||
  ofOffice.test(tagName) ||
  (tagName === 'span' && !lang && !title && !dataPmSlice)

function emphasisOf({ tagName }: Element, { weight, isItalic, isStruck }: Declared, given: Emphasis): Emphasis {
  const tag = markOf[tagName]
  return {
    strong:
      tag === 'strong' ? weight === undefined || weight > 400 : weight === undefined ? given.strong : weight >= 600,
    em: isItalic ?? (tag === 'em' || given.em),
    s: given.s || (isStruck ?? tag === 's'),
  }
}

function marked(text: Text, emphasis: Emphasis): ElementContent {
  if (text.value.trim() === '') return text
  const marks = (['s', 'em', 'strong'] as const).filter((each) => emphasis[each])
  return marks.reduce<ElementContent>((child, tagName) => element(tagName, [child]), text)
}

/** Takes the tags of marks away. */
const unmarked = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node
    const children = unmarked(node.children)
    return markOf[node.tagName] === 'strong' ? children : Object.assign(node, { children })
  })

/** Joins neighbours of the same mark. */
function merged(nodes: ElementContent[]): ElementContent[] {
  const all: ElementContent[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (last?.type === 'element' && node.type === 'element' && isSameMark(last, node))
      last.children = merged([...last.children, ...node.children])
    else all.push(node)
  }
  return all
}

const isSameMark = (one: Element, other: Element) => one.tagName === other.tagName && one.tagName in none

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
