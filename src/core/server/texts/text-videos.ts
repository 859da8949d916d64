import type { Element, ElementContent, Nodes, Root, RootContent, Text } from 'hast'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import { type NamedVideo, readVideo, shortName, type VideoSources } from '#src/core/videos.ts'
import type { LineFault } from './checked-yaml.ts'

/** A video as an editor wrote it, with what stands around it. */
interface WrittenVideo {
  node: Element
  ancestors: (Root | Element)[]
  /** What names it. */
  address: string
}

/**
 * Writes every video of a text in the one form in which it is kept: a figure with a link to it, which holds its title or a
 * picture. Within a line it is the link alone. Returns those that are no video that can be played, with their lines.
 */
export function placeVideos(tree: Root, sources: VideoSources): LineFault[] {
  const faults: LineFault[] = []
  for (const written of videosIn(tree)) {
    const { node, address } = written
    const video = readVideo(address, sources)
    if (video) place(written, video)
    else if (isMeant(node, address)) {
      const fault = `the video ${address || 'without an address'}: video in site.config.ts names no such platform or origin`
      faults.push({ line: node.position?.start.line ?? 1, fault })
    }
  }
  return faults
}

/** What is said of a video, in the language of a page. */
export interface VideoWords {
  play: string
  /** {host} stands for where it comes from. */
  from: string
}

/** Makes a figure that holds a video one that the page can play: it tells its player's address, or '' where the file itself is played. Without a script its link leads to the video. */
export function dressVideo(figure: Element, words: VideoWords, sources: VideoSources) {
  const at = figure.children.findIndex((each) => isTag(each, 'a'))
  const link = figure.children[at] as Element | undefined
  const video = link && isAloneIn(figure, link) ? readVideo(String(link.properties.href), sources) : null
  if (!link || !video) return
  figure.properties.dataVideo = video.player ?? ''
  link.properties.ariaLabel = `${words.play}: ${wordsOf(link) || imageIn(link)?.properties.alt}`
  link.properties.dataAction = 'video_play'
  const from = words.from.replace('{host}', new URL(video.player ?? video.page).host)
  figure.children.splice(at + 1, 0, element('small', {}, [text(from)]))
}

function videosIn(tree: Root): WrittenVideo[] {
  const found: WrittenVideo[] = []
  visitParents(tree, 'element', (node, ancestors) => {
    const address = addressOf(node, ancestors.at(-1) as Root | Element)
    if (address === null) return
    found.push({ node, ancestors: ancestors as WrittenVideo['ancestors'], address })
    return node.tagName === 'a' ? undefined : SKIP
  })
  return found
}

/** What may name a video: the source of a frame, of a video or of a picture, and the target of a link that is alone in a figure or has a short name. */
function addressOf(node: Element, parent: Root | Element): string | null {
  const { src, href } = node.properties
  switch (node.tagName) {
    case 'iframe':
    case 'video':
      return String(src ?? node.children.find((each) => isTag(each, 'source'))?.properties.src ?? '')
    case 'img':
      return String(src ?? '')
    case 'a':
      return href !== undefined && (shortName.test(String(href)) || isAloneIn(parent, node)) ? String(href) : null
    default:
      return null
  }
}

/** Whether an editor must have meant a video, so that leaving it out is told. */
function isMeant({ tagName, children }: Element, address: string): boolean {
  if (tagName === 'img') return hasScheme(address)
  if (tagName === 'a') return hasScheme(address) && children.some((each) => isTag(each, 'img'))
  return true
}

const hasScheme = (address: string) => /^(?!https?:|mailto:|data:)[a-z][\w+.-]*:/i.test(address)

function place({ node, ancestors, address }: WrittenVideo, { page }: NamedVideo) {
  const parent = ancestors.at(-1)!
  if (ancestors.some((each) => isTag(each, 'a'))) return replace(parent, node) // a link in a link is none
  const { slot, within } = surroundings(node, ancestors)
  const link = linkTo(page, node)
  if (isTag(within, 'figure')) return replace(within, slot, link)
  if (!takesFigures(within)) {
    if (node.tagName === 'a') node.properties.href = page
    else replace(parent, node, link)
  } else if (node.tagName !== 'a' || shortName.test(address)) replace(within, slot, element('figure', {}, [link]))
}

const wrappers = new Set(['p', 'div', 'span', 'center'])

/** The largest element that holds the video and nothing else, and what it stands in. */
function surroundings(node: Element, ancestors: WrittenVideo['ancestors']) {
  let [slot, place] = [node, ancestors.length - 1]
  for (; place > 0; place--) {
    const around = ancestors[place] as Element
    if (!wrappers.has(around.tagName) || !around.children.every((each) => each === slot || !isSeen(each))) break
    slot = around
  }
  const within = ancestors[place]!
  return isTag(within, 'figure') && !isAloneIn(within, slot)
    ? { slot: node, within: ancestors.at(-1)! }
    : { slot, within }
}

const blocks = new Set(['div', 'blockquote', 'li', 'td', 'th', 'dd', 'details'])
const takesFigures = (node: Root | Element) => node.type === 'root' || blocks.has(node.tagName)

/** Whether a figure holds nothing else, but for its caption. */
const isAloneIn = (figure: Root | Element, node: Element) =>
  isTag(figure, 'figure') && figure.children.every((each) => each === node || !isSeen(each) || isCaption(each))

function replace(parent: Root | Element, node: Element, ...others: Element[]) {
  const siblings: (RootContent | ElementContent)[] = parent.children
  const at = siblings.indexOf(node)
  if (at >= 0) siblings.splice(at, 1, ...others)
}

/** A link with the title of a video, or with its picture, of which the title is the text. */
function linkTo(page: string, node: Element): Element {
  const { alt, title, ariaLabel, poster } = node.properties
  const image = node.tagName === 'a' ? imageIn(node) : undefined
  const words = node.tagName === 'a' ? wordsOf(node) || image?.properties.alt : (alt ?? title ?? ariaLabel)
  const name = oneLine(String(words ?? '')) || page.replace(/^https?:\/\//, '')
  const { src = poster, width, height } = image?.properties ?? {}
  const picture = isPictureAddress(String(src ?? '')) ? element('img', { src, width, height, alt: name }) : null
  return element('a', { href: page }, [picture ?? text(name)])
}

const isPictureAddress = (src: string) => /^(https?:\/\/|\/|[\w.])/i.test(src) && !/^(?!https?:)[^/]*:/i.test(src)

function imageIn(node: Element): Element | undefined {
  let found: Element | undefined
  visitParents(node, 'element', (each) => {
    if (each.tagName === 'img') found ??= each
  })
  return found
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()
const isSeen = (node: Nodes) => node.type !== 'comment' && (node.type !== 'text' || node.value.trim() !== '')
const isTag = (node: Nodes | undefined, tag: string): node is Element =>
  node?.type === 'element' && node.tagName === tag
const isCaption = (node: Nodes) => isTag(node, 'figcaption')
const text = (value: string): Text => ({ type: 'text', value })
const element = (tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element => ({
  ...{ type: 'element', tagName, properties, children },
})
