/** One change of a patch note, as its table words it. */
export interface PatchChange {
  what: string
  from: string
  to: string
}

/** Heads of the last two columns of a table of changes. */
const changeHeads = ['Old New', '改动前 改动后', 'เดิม ใหม่', 'Lama Baharu']

/** Lists changes in a stored text: rows that begin with a link to a path, in tables that end with old and new. */
export function changesIn(html: string, path: string): PatchChange[] {
  return partsOf(html, 'table').flatMap((table) => {
    const [head, ...rows] = partsOf(table, 'tr').map((row) => partsOf(row, 't[hd]'))
    if (!head || !changeHeads.includes(head.slice(-2).map(textOf).join(' '))) return []
    return rows.flatMap((cells) => {
      const [what, from, to] = cells.slice(-3).map(textOf)
      const isOfPath = cells.length > 3 && cells[0]!.includes(`href="${path}"`)
      return isOfPath ? [{ what: what!, from: from!, to: to! }] : []
    })
  })
}

/** Contents of elements in sanitised HTML, where tables are not nested. */
const partsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<(${tag})(?: [^>]*)?>(.*?)</\\1>`, 'gs'))].map((match) => match[2]!)

/** Text of sanitised HTML, which escapes these two characters only. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&')
    .trim()
