import type { Element, ElementContent, RootContent } from 'hast'
import type { StyleReader } from './foreign-styles.ts'

type Node = RootContent | ElementContent

interface OpenList {
  level: number
  /** Tag and list of Word. */
  key: string
  list: Element
}

/** A number or letter before an item, without its brackets; bullets have neither. */
const numbered = /^[(（]?([\p{L}\p{N}.]+?)[.)、．）]$/u

/** Makes lists of Word's paragraphs, and puts lists within lists into the items that they belong to. */
export function nestLists(nodes: Node[], styleOf: StyleReader): Node[] {
  const all: Node[] = []
  let open: OpenList[] = []
  for (const node of nodes) {
    const place = node.type === 'element' ? placeOf(node, styleOf) : null
    if (node.type === 'element' && place) {
      open = placed(node, place, { open, all, styleOf })
      continue
    }
    if (!isBlank(node)) open = []
    all.push(node)
    if (node.type !== 'element') continue
    node.children = nestLists(node.children, styleOf) as ElementContent[]
    if (isList(node)) node.children = itemsOf(node)
  }
  return all
}

/** List and level of a paragraph of Word. */
function placeOf(element: Element, styleOf: StyleReader) {
  const [, id, level] = /^(\S+)\s+level(\d)/.exec(styleOf(element).list ?? '') ?? []
  return id && /^(p|div)$/.test(element.tagName) ? { id, level: Number(level) } : null
}

interface Placing {
  open: OpenList[]
  all: Node[]
  styleOf: StyleReader
}

/** Adds a paragraph as an item. Returns the lists that are open after it. */
function placed(
  paragraph: Element,
  { id, level }: { id: string; level: number },
  { open, all, styleOf }: Placing,
): OpenList[] {
  const { marker, children } = withoutMarker(paragraph.children, styleOf)
  const number = numbered.exec(marker)?.[1]
  const tagName = number === undefined ? 'ul' : 'ol'
  const key = `${tagName} ${id}`
  const lists = open.filter((each) => each.level < level || (each.level === level && each.key === key))
  if (lists.at(-1)?.level !== level) {
    const start = /^\d+$/.test(number ?? '') ? Number(number) : 1
    const list: Element = { type: 'element', tagName, properties: start === 1 ? {} : { start }, children: [] }
    const parent = lists.at(-1)?.list.children.at(-1) as Element | undefined
    if (parent) parent.children.push(list)
    else all.push(list)
    lists.push({ level, key, list })
  }
  lists.at(-1)!.list.children.push({ type: 'element', tagName: 'li', properties: {}, children })
  return lists
}

/** Separates the number or bullet that Word writes as text before an item. */
function withoutMarker(nodes: ElementContent[], styleOf: StyleReader): { marker: string; children: ElementContent[] } {
  let marker = ''
  const children = nodes.flatMap((node) => {
    if (node.type !== 'element') return node
    if (styleOf(node).list === 'ignore') {
      marker += textOf(node).trim()
      return []
    }
    const rest = withoutMarker(node.children, styleOf)
    marker += rest.marker
    return Object.assign(node, { children: rest.children })
  })
  return { marker, children }
}

/** Items of a list; a list that stands beside them goes into the item before it, as browsers show it. */
function itemsOf({ children }: Element): ElementContent[] {
  const items: ElementContent[] = []
  for (const child of children) {
    const before = items.findLast((each) => each.type === 'element' && each.tagName === 'li') as Element | undefined
    if (isList(child) && before) before.children.push(child)
    else items.push(child)
  }
  return items
}

const isList = (node: Node) => node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')

const isBlank = (node: Node) => node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')

const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''
