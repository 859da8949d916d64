import type { Element, ElementContent, Nodes, Root, RootContent, Text } from 'hast'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import { type NamedVideo, readVideo, shortName, type VideoSources } from '#src/core/videos.ts'
import type { LineFault } from './checked-yaml.ts'

/** A video as written, with its surroundings. */
interface WrittenVideo {
  node: Element
  ancestors: (Root | Element)[]
  address: string
}

/** Normalises videos to figures with a link (a link within a line); returns unplayable ones. */
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

export interface VideoWords {
  play: string
  /** {host} stands for the origin of the video. */
  from: string
}

/** Gives a figure its player's address, '' for files; without script its link leads to the video. */
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

/** Candidates: frames, videos, pictures, lone links in a figure, links with a short name. */
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

/** True for what must be meant as a video, so that dropping it is reported. */
function isMeant({ tagName, children }: Element, address: string): boolean {
  if (tagName === 'img') return hasScheme(address)
  if (tagName === 'a') return hasScheme(address) && children.some((each) => isTag(each, 'img'))
  return true
}

const hasScheme = (address: string) => /^(?!https?:|mailto:|data:)[a-z][\w+.-]*:/i.test(address)

function place({ node, ancestors, address }: WrittenVideo, { page }: NamedVideo) {
  const parent = ancestors.at(-1)!
  if (ancestors.some((each) => isTag(each, 'a'))) return replace(parent, node) // links cannot nest
  const { slot, within } = surroundings(node, ancestors)
  const link = linkTo(page, node)
  if (isTag(within, 'figure')) return replace(within, slot, link)
  if (!takesFigures(within)) {
    if (node.tagName === 'a') node.properties.href = page
    else replace(parent, node, link)
  } else if (node.tagName !== 'a' || shortName.test(address)) replace(within, slot, element('figure', {}, [link]))
}

const wrappers = new Set(['p', 'div', 'span', 'center'])

/** The largest element that holds only the video, and its parent. */
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

/** True when the figure holds only the video and a caption. */
const isAloneIn = (figure: Root | Element, node: Element) =>
  isTag(figure, 'figure') && figure.children.every((each) => each === node || !isSeen(each) || isCaption(each))

function replace(parent: Root | Element, node: Element, ...others: Element[]) {
  const siblings: (RootContent | ElementContent)[] = parent.children
  const at = siblings.indexOf(node)
  if (at >= 0) siblings.splice(at, 1, ...others)
}

/** A link with the title, or with a picture whose alternative text is the title. */
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
  type: 'element',
  tagName,
  properties,
  children,
})
