import type { Element, ElementContent, Root, RootContent, Text } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { SKIP, type VisitorResult, visitParents } from 'unist-util-visit-parents'
import { replaceStyles } from '#src/core/foreign-html/foreign-html.ts'
import { inPlace, type Place } from '#src/core/languages.ts'
import { webpBeside } from '#src/core/pictures.ts'
import { joinLines } from '#src/core/texts/joined-lines.ts'
import { withoutControls } from '#src/core/texts/plain-text.ts'
import { formatTag, momentOf, type Reader, timestampTag } from '#src/core/timestamps.ts'
import { noVideos, type VideoSources } from '#src/core/videos.ts'
import type { LineFault } from './checked-yaml.ts'
import { isNoteLink, scopeNotes, storedNoteId } from './note-ids.ts'
import { dressVideo, placeVideos, type VideoWords } from './text-videos.ts'
import { withoutJoiners } from './thai-words.ts'

/** Largest text in bytes. */
export const largestText = 512 * 1024
/** Deepest nesting of elements. */
const deepest = 100

/** Allowed elements of editors' texts, applied when stored and when shown. */
const allowed: Options = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'a'],
    ...['strong', 'b', 'em', 'i', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'kbd', 'q', 'cite'],
    ...['abbr', 'span', 'div', 'ruby', 'rt', 'rp', 'details', 'summary'],
  ],
  attributes: {
    a: ['href', 'ariaLabel', ['id', storedNoteId]],
    li: [['id', storedNoteId]],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'align', ['scope', 'col', 'row']],
    td: ['colSpan', 'rowSpan', 'align'],
    '*': ['lang', 'title'],
  },
  clobber: [], // the ids that stay are ours
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((each) => [each, ['table']]),
  ),
  strip: ['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe', 'object', 'select', 'svg', 'math'],
}

/** Keeps the allowed tree, lowers headings below the page's, and joins lines of Chinese. */
const cleaner = unified()
  .use(() => lowerHeadings)
  .use(() => mendAddresses)
  .use(() => keepNoteLabels)
  .use(() => joinLines)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze()
const parser = unified().use(rehypeParse, { fragment: true }).freeze()

function lowerHeadings(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'h1') node.tagName = 'h2'
  })
}

/** Drops labels of other links than those of footnotes: they would hide the words. */
function keepNoteLabels(tree: Root) {
  visit(tree, 'element', ({ properties }) => {
    if (!isNoteLink(properties.href)) delete properties.ariaLabel
  })
}

/** Thai words of an address are no words of the text. */
function mendAddresses(tree: Root) {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const)
      if (typeof properties[name] === 'string') properties[name] = withoutJoiners(properties[name])
  })
}

/** Cleaned text, and unplayable videos with their lines. */
export interface CleanedText {
  html: string
  lost: LineFault[]
}

/** Cleans HTML idempotently, or returns why it is not read. */
export function cleanHtml(html: string, videos = noVideos): CleanedText | { fault: string } {
  const once = cleanOnce(html, videos)
  if ('fault' in once) return once
  const again = cleanOnce(once.html, videos) // removed elements may have held others apart
  return 'fault' in again ? again : { html: again.html, lost: once.lost }
}

function cleanOnce(html: string, videos: VideoSources): CleanedText | { fault: string } {
  const fault = boundFault(html)
  if (fault) return { fault }
  const cleaned = cleanParsed(replaceStyles(parseTree(html)), videos)
  const grown = boundFault(cleaned.html) // too large to be shown
  return grown ? { fault: grown } : cleaned
}

export function cleanParsed(given: Root, videos: VideoSources): CleanedText {
  const { tree, lost } = cleanTree(given, videos)
  return { html: withoutControls(cleaner.stringify(tree)).trim(), lost }
}

function cleanTree(given: Root, videos: VideoSources): { tree: Root; lost: LineFault[] } {
  const lost = placeVideos(given, videos)
  return { tree: cleaner.runSync(given), lost }
}

function boundFault(html: string): string | null {
  const bytes = Buffer.byteLength(html)
  if (bytes > largestText) return `it has ${bytes} bytes, more than ${largestText}`
  return depthOf(escapeTimestamps(html)) > deepest ? `it is nested deeper than ${deepest} levels` : null
}

/** Depth by tags alone, counted before a parser recurses; an end tag only closes its own name. */
function depthOf(html: string): number {
  const open: string[] = []
  let most = 0
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const tag = name!.toLowerCase()
    if (closedByThemselves.has(tag)) continue
    if (!end) most = Math.max(most, open.push(tag))
    else if (open.includes(tag)) open.splice(open.lastIndexOf(tag), 1) // elements opened within it may go on
    if (most > deepest) return most
  }
  return most
}

/** Void elements, and those that their next sibling closes. */
const closedByThemselves = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot option rt rp'.split(
    ' ',
  ),
)

const parseTree = (html: string): Root => parser.parse(escapeTimestamps(html))

/** Timestamp tags as words: a parser would take them for elements that stay open. */
const escapeTimestamps = (html: string) => html.replace(timestampTag, (tag) => `&lt;${tag.slice(1)}`)

/** Place of links, zone of dates, and words for videos. */
export interface TextSetting {
  place: Pick<Place, 'language' | 'test'>
  timeZone: string
  words: VideoWords
}

/** Renders stored HTML: cleaned again, with dates, links, videos, tables and pictures; or why not. */
export function renderHtml(
  html: string,
  setting: TextSetting,
  videos = noVideos,
): { html: string } | { fault: string } {
  const fault = boundFault(html)
  if (fault) return { fault }
  const { tree } = cleanTree(parseTree(html), videos)
  scopeNotes(tree, html)
  visitParents(tree, (node, ancestors) => {
    const parent = ancestors.at(-1) as Element | undefined
    if (node.type === 'text')
      return replaceTags(node, parent!, { language: setting.place.language, timeZone: setting.timeZone })
    if (node.type === 'element') return dress(node, ancestors as Element[], { setting, videos })
  })
  return { html: cleaner.stringify(tree) }
}

function replaceTags(node: Text, parent: Element, reader: Reader): VisitorResult {
  const index = parent.children.indexOf(node)
  const pieces = piecesOf(node.value, reader)
  if (pieces.length === 1 && pieces[0]!.type === 'text') return
  parent.children.splice(index, 1, ...pieces)
  return [SKIP, index + pieces.length]
}

/** Splits text at timestamp tags into time elements. */
function piecesOf(value: string, reader: Reader): (Text | Element)[] {
  const pieces: (Text | Element)[] = []
  let done = 0
  for (const found of value.matchAll(timestampTag)) {
    const [tag, digits, format = 'YYYY-MM-DD'] = found
    const moment = momentOf(digits!)
    pieces.push(text(value.slice(done, found.index)), {
      type: 'element',
      tagName: 'time',
      properties: { dateTime: moment.toISOString(), dataFormat: format },
      children: [text(formatTag(moment, format, reader))],
    })
    done = found.index + tag.length
  }
  return [...pieces, text(value.slice(done))].filter((piece) => piece.type !== 'text' || piece.value !== '')
}

const text = (value: string): Text => ({ type: 'text', value })

interface Dress {
  setting: TextSetting
  videos: VideoSources
}

function dress(node: Element, ancestors: Element[], { setting: { place, words }, videos }: Dress): VisitorResult {
  if (node.tagName === 'figure') dressVideo(node, words, videos)
  if (node.tagName === 'table') node.properties.tabIndex = 0 // scrollable areas need keyboard focus
  if (node.tagName === 'a') dressLink(node, place)
  if (node.tagName === 'img') return dressPicture(node, ancestors)
}

function dressLink({ properties }: Element, place: TextSetting['place']) {
  if (properties.href === undefined) return
  const href = String(properties.href)
  if (/^(https?:)?\/\//i.test(href)) Object.assign(properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
  else properties.href = inPlace(href, place)
  if (seasonPicture.test(href)) properties.download = href.replace('/act/', '').replaceAll('/', '-')
}

/** Art of a season, which readers save as wallpaper. */
const seasonPicture = /^\/act\/m\d+s\d+\/[\w-]+\/[\w-]+\.(avif|jpg|png|webp)$/

/** Art in a folder named after its size, such as `/act/covers/480x270/dev.jpg`. */
const sizedArt = /^\/act\/[\w-]+\/(\d+)x(\d+)\//

/** Lazy pictures, linked to themselves unless within a link; none without an address. */
function dressPicture(node: Element, ancestors: Element[]): VisitorResult {
  const siblings: (RootContent | ElementContent)[] = ancestors.at(-1)!.children
  const place = siblings.indexOf(node)
  if (!node.properties.src) {
    siblings.splice(place, 1)
    return place
  }
  const [, width, height] = sizedArt.exec(String(node.properties.src)) ?? []
  if (width && node.properties.width === undefined) Object.assign(node.properties, { width, height })
  Object.assign(node.properties, { loading: 'lazy', decoding: 'async', alt: node.properties.alt ?? '' })
  const picture = withWebp(node)
  const properties = { href: String(node.properties.src), dataPicture: '' }
  const isLinked = ancestors.some(({ tagName }) => tagName === 'a')
  siblings[place] = isLinked ? picture : { type: 'element', tagName: 'a', properties, children: [picture] }
  return [SKIP, place + 1]
}

/** Adds the WebP version where there is one. */
function withWebp(image: Element): Element {
  const webp = webpBeside(String(image.properties.src))
  if (!webp) return image
  const source: Element = {
    type: 'element',
    tagName: 'source',
    properties: { type: 'image/webp', srcSet: webp },
    children: [],
  }
  return { type: 'element', tagName: 'picture', properties: {}, children: [source, image] }
}
