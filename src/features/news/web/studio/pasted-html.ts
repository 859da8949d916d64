import type { Element, ElementContent, Parents, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { EXIT, SKIP, type VisitorResult, visit } from 'unist-util-visit'
import { replaceStyles } from '#src/core/foreign-html/foreign-html.ts'
import { joinLines } from '#src/core/texts/joined-lines.ts'

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze()

/** Tags whose content is no text of the article. */
const dropped = new Set(
  'style script noscript template meta link base title xml head svg math iframe object embed canvas audio button input select textarea'.split(
    ' ',
  ),
)

/** Attributes that the editor reads. */
const kept = new Set(['href', 'src', 'alt', 'title', 'colSpan', 'rowSpan', 'start'])
const sizes = new Set(['width', 'height'])

/** HTML of the clipboard as the editor keeps it. A browser would parse it under the CSP, which empties styles. */
export function pastedHtml(clipboard: string): string {
  if (clipboard.includes('data-pm-slice')) return clipboard // copied from the editor
  const tree = html.parse(clipboard)
  const base = baseOf(tree)
  replaceStyles(tree)
  joinLines(tree)
  const lowered = hasTitle(tree) ? 1 : 0
  visit(tree, (node, index, parent): VisitorResult => {
    if (node.type === 'comment') {
      parent!.children.splice(index!, 1)
      return index
    }
    if (node.type !== 'element') return
    const isBlankLine =
      node.tagName === 'br' && [index! - 1, index! + 1].some((each) => isBlock(parent!.children[each]))
    if (isBlankLine || isDropped(node, base)) {
      parent!.children.splice(index!, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'a' && !withAddress(node, 'href', base)) {
      parent!.children.splice(index!, 1, ...node.children)
      return [SKIP, index]
    }
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (level) node.tagName = `h${Math.min(Math.max(level + lowered, 2), 4)}`
    const isKept = (name: string) => kept.has(name) || (node.tagName === 'img' && sizes.has(name))
    for (const name of Object.keys(node.properties)) if (!isKept(name)) delete node.properties[name]
  })
  return html.stringify(tree)
}

function isDropped(node: Element, base: string | undefined): boolean {
  if (dropped.has(node.tagName)) return true
  if (node.tagName === 'p') return node.children.every(isBlank)
  return node.tagName === 'img' && (isPixel(node) || !withAddress(node, 'src', base))
}

const isBlock = (node: Parents['children'][number] | undefined) =>
  node?.type === 'element' && /^(p|h[1-6]|ul|ol|table|div|blockquote|pre)$/.test(node.tagName)

/** A picture that counts readers. */
const isPixel = ({ properties: { width, height } }: Element) => [width, height].some((each) => Number(each ?? 99) <= 2)

const isBlank = (node: ElementContent): boolean =>
  node.type === 'comment' ||
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'element' && node.tagName === 'br')

/** Makes an address absolute. False for addresses that lead nowhere from here. */
function withAddress({ properties }: Element, name: 'href' | 'src', base: string | undefined): boolean {
  const address = targetOf(String(properties[name] ?? ''))
  if (!URL.canParse(address, base)) return false
  const { href, protocol } = new URL(address, base)
  properties[name] = href
  return /^(https?|mailto):$/.test(protocol)
}

/** The page that a link of an exported Google document leads to, for other addresses themselves. */
function targetOf(address: string): string {
  if (!address.startsWith('https://www.google.com/url?')) return address
  return new URL(address).searchParams.get('q') ?? address
}

const baseOf = (tree: Root) => (find(tree, 'base')?.properties.href as string | undefined) || undefined

const hasTitle = (tree: Root) => find(tree, 'h1') !== undefined

function find(tree: Root, tagName: string): Element | undefined {
  let found: Element | undefined
  visit(tree, { tagName }, (node) => {
    found = node as Element
    return EXIT
  })
  return found
}
