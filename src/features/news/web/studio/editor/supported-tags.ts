import { videoIn } from './video-block.ts'

/** Tags that the formatted editor supports, besides figures of videos. */
const supported = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr br table thead tbody tfoot tr th td img a strong b em i s del'.split(' '),
)

/** Attributes and nested marks that it would drop. */
const dropped = [
  ...['[id]', '[lang]', '[reversed]', '[align]', '[scope]', '[title]:not(a, img)', ':not(figure) > a img'],
  ...['a', 'strong', 'b', 'em', 'i', 's', 'del'].flatMap((mark) => [`${mark} code`, `code ${mark}`]),
].join()

/** True when the formatted editor would lose tags or attributes. */
export function losesTags(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const hasUnknown = [...body.querySelectorAll('*')].some((element) =>
    element.localName === 'figure' ? !videoIn(element) : !supported.has(element.localName),
  )
  return hasUnknown || body.querySelector(dropped) !== null
}
