import { Node } from '@tiptap/core'

export interface VideoAttributes {
  href: string
  title: string
  poster: { src: string; width?: string; height?: string } | null
}

const posterAttributes = ['src', 'width', 'height', 'alt']

/** The video of a figure that holds nothing else, or null. */
export function videoIn(figure: Element): VideoAttributes | null {
  const [link, ...others] = seenIn(figure)
  if (!(link instanceof HTMLAnchorElement) || others.length > 0 || link.getAttributeNames().join() !== 'href')
    return null
  const href = link.getAttribute('href')!
  const [content, ...more] = seenIn(link)
  if (content === undefined || more.length > 0) return null
  if (content.nodeType === content.TEXT_NODE) return { href, title: link.textContent!, poster: null }
  if (!(content instanceof HTMLImageElement) || !content.src) return null
  const names = content.getAttributeNames()
  if (names.some((name) => !posterAttributes.includes(name))) return null
  const poster = Object.fromEntries(names.map((name) => [name, content.getAttribute(name)!]))
  const { alt: title = '', src, ...size } = poster
  return { href, title, poster: { src: src!, ...size } }
}

const seenIn = (parent: Element) =>
  [...parent.childNodes].filter(({ textContent, nodeType }) => nodeType === 1 || textContent?.trim())

/** A video as an atomic block. */
export const videoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' }, poster: { default: null } }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => videoIn(figure) ?? false }],
  renderHTML: ({ node }) => {
    const { href, title, poster } = node.attrs as VideoAttributes
    return ['figure', ['a', { href }, poster ? ['img', { ...poster, alt: title }] : title]]
  },
  addNodeView:
    () =>
    ({ node }) => ({ dom: drawn(node.attrs as VideoAttributes) }),
})

/** As on the page, without a player. */
function drawn({ href, title, poster }: VideoAttributes): HTMLElement {
  const [dom, link, source] = [
    document.createElement('figure'),
    document.createElement('a'),
    document.createElement('small'),
  ]
  dom.dataset.video = ''
  link.append(poster ? Object.assign(new Image(), { src: poster.src, alt: title }) : title)
  source.append(href)
  dom.append(link, source)
  return dom
}
