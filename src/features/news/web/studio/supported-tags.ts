/** What the formatted editor can show and write. */
const supported = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code hr br table thead tbody tfoot tr th td img a strong b em i s del'.split(' '),
)

/** Whether the formatted editor would drop a part of a text: a tag or an attribute that it does not know. */
export function losesTags(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].some(
    (element) => !supported.has(element.localName) || element.hasAttribute('lang') || element.hasAttribute('reversed'),
  )
}
