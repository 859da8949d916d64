import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, type VisitorResult, visit } from 'unist-util-visit'
import { baseOf, isLanguage, type Place } from '../../languages.ts'
import { formatMoment, momentOf, timestampTag } from '../../timestamps.ts'

/** Bytes that a text may have before anything is read of it. */
export const largestText = 512 * 1024
/** Levels to which elements may be nested. */
const deepest = 100

/** What a text of an editor may hold; everything else is dropped when it is stored and again when it is shown. */
const allowed: Options = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'a'],
    ...['strong', 'b', 'em', 'i', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'kbd', 'q', 'cite'],
    ...['abbr', 'span', 'div', 'ruby', 'rt', 'rp', 'details', 'summary'],
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'align', ['scope', 'col', 'row']],
    td: ['colSpan', 'rowSpan', 'align'],
    '*': ['lang', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((each) => [each, ['table']]),
  ),
  strip: ['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe', 'object', 'select', 'svg', 'math'],
}

/** Keeps the allowed part of a tree; an author's largest heading is below that of the page. */
export const cleaner = unified()
  .use(() => lowerHeadings)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze()
const parser = unified().use(rehypeParse, { fragment: true }).freeze()

function lowerHeadings(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') node.tagName = 'h2'
  })
}

/** The allowed part of a text of HTML, or why it is not even read. */
export function cleanHtml(html: string): { html: string } | { fault: string } {
  const fault = boundFault(html)
  return fault ? { fault } : { html: cleaner.stringify(cleanTree(html)).trim() }
}

function boundFault(html: string): string | null {
  const bytes = Buffer.byteLength(html)
  if (bytes > largestText) return `it has ${bytes} bytes, more than ${largestText}`
  return depthOf(html) > deepest ? `it is nested deeper than ${deepest} levels` : null
}

/** Elements that stand open at most at once, as far as their tags tell: counted before a parser would go down into them. */
function depthOf(html: string): number {
  let [open, most] = [0, 0]
  for (const [, end, tag] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (closedByThemselves.has(tag!.toLowerCase())) continue
    open = end ? Math.max(0, open - 1) : open + 1
    most = Math.max(most, open)
  }
  return most
}

/** Elements without content, and those that the next of their kind closes. */
const closedByThemselves = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option rt rp'.split(
    ' ',
  ),
)

const cleanTree = (html: string): Root =>
  cleaner.runSync(parser.parse(html.replace(timestampTag, (tag) => `&lt;${tag.slice(1)}`))) as Root

/** Where a text is shown: the place of its links, and the zone of its dates. */
export interface TextSetting {
  place: Pick<Place, 'language' | 'test'>
  timeZone: string
}

/** A stored text as a page shows it: cleaned again, with dates for timestamp tags, links of its language, and tables and pictures within reach. */
export function renderHtml(html: string, setting: TextSetting): string {
  const fault = boundFault(html)
  if (fault) throw new Error(`A text can't be shown: ${fault}.`)
  const tree = cleanTree(html)
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') return replaceTags(node, index!, parent as Element, setting.timeZone)
    if (node.type === 'element') dress(node, parent as Element, setting)
  })
  return cleaner.stringify(tree)
}

function replaceTags(node: Text, index: number, parent: Element, timeZone: string): VisitorResult {
  const pieces = piecesOf(node.value, timeZone)
  if (pieces.length === 1 && pieces[0]!.type === 'text') return
  parent.children.splice(index, 1, ...pieces)
  return [SKIP, index + pieces.length]
}

/** A text with each timestamp tag in it as a time element. */
function piecesOf(value: string, timeZone: string): (Text | Element)[] {
  const pieces: (Text | Element)[] = []
  let done = 0
  for (const found of value.matchAll(timestampTag)) {
    const [tag, digits, format = 'YYYY-MM-DD'] = found
    const moment = momentOf(digits!)
    pieces.push(text(value.slice(done, found.index)), {
      type: 'element',
      tagName: 'time',
      properties: { dateTime: moment.toISOString(), dataFormat: format },
      children: [text(formatMoment(moment, format, timeZone))],
    })
    done = found.index + tag.length
  }
  return [...pieces, text(value.slice(done))].filter((piece) => piece.type !== 'text' || piece.value !== '')
}

const text = (value: string): Text => ({ type: 'text', value })

function dress(node: Element, parent: Element | Root, { place }: TextSetting) {
  if (node.tagName === 'table') node.properties.tabIndex = 0 // what scrolls must be reachable by keyboard
  if (node.tagName === 'a') dressLink(node, place)
  if (node.tagName === 'img') dressPicture(node, parent)
}

function dressLink({ properties }: Element, place: TextSetting['place']) {
  const href = String(properties.href ?? '')
  if (/^(https?:)?\/\//i.test(href)) Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
  else if (isPagePath(href)) properties.href = baseOf(place.language, place.test) + href
}

/** A path of a page without its language: '/books/hero'. Files and other languages' pages are given whole. */
function isPagePath(href: string): boolean {
  const first = /^\/([^/?#]*)/.exec(href)?.[1]
  return first !== undefined && !isLanguage(first) && !['act', 'api', 'assets', 'test'].includes(first)
}

/** A picture is fetched when it comes near, and is a link to itself where it is no other's. */
function dressPicture(node: Element, parent: Element | Root) {
  Object.assign(node.properties, { loading: 'lazy', decoding: 'async', alt: node.properties.alt ?? '' })
  if (parent.type === 'element' && parent.tagName === 'a') return
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: String(node.properties.src), dataPicture: '' },
    children: [node],
  }
  const siblings: (RootContent | ElementContent)[] = parent.children
  siblings[siblings.indexOf(node)] = link
}
