/**
 * A piece of a style sheet: text for every page, a rule with its selectors' classes (it is of use where a page has all of one
 * selector's), or pieces that stand under a condition.
 */
export type StylePiece = string | { rule: string; needs: string[][] } | { condition: string; pieces: StylePiece[] }

/** The rules that a page needs as it comes from the server; those of what it shows only once it is awake come with its scripts. */
export function stylesFor(html: string, pieces: StylePiece[]): string {
  const classes = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())
  const textOf = (piece: StylePiece): string => {
    if (typeof piece === 'string') return piece
    if ('rule' in piece) return piece.needs.some((need) => need.every((name) => classes.has(name))) ? piece.rule : ''
    const inner = piece.pieces.map(textOf).join('')
    return inner && `${piece.condition}{${inner}}`
  }
  return pieces.map(textOf).join('')
}
