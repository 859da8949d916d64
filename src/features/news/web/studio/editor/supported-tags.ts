import { videoIn } from './video-block.ts'

/** What the formatted editor can show and write, besides figures that are videos. */
const supported = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr br table thead tbody tfoot tr th td img a strong b em i s del'.split(' '),
)

/** What it would drop of elements that it knows: attributes, and marks that it does not nest. */
const dropped = [
  ...['[lang]', '[reversed]', '[align]', '[scope]', '[title]:not(a, img)', ':not(figure) > a img'],
  ...['a', 'strong', 'b', 'em', 'i', 's', 'del'].flatMap((mark) => [`${mark} code`, `code ${mark}`]),
].join()

/** Whether the formatted editor would drop a part of a text: a tag or an attribute that it does not know. */
export function losesTags(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const hasUnknown = [...body.querySelectorAll('*')].some((element) =>
    element.localName === 'figure' ? !videoIn(element) : !supported.has(element.localName),
  )
  return hasUnknown || body.querySelector(dropped) !== null
}
