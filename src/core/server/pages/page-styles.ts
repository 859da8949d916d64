/** A piece of CSS: text for every page, a rule with the classes it needs, or pieces under a condition. */
export type StylePiece = string | { rule: string; needs: string[][] } | { condition: string; pieces: StylePiece[] }

/** The CSS of a page before hydration; the rest comes with its scripts. */
export function stylesFor(html: string, pieces: StylePiece[]): string {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names]) => names!)) // few differ
  const classes = new Set([...lists].flatMap((names) => names.split(' ')))
  const textOf = (piece: StylePiece): string => {
    if (typeof piece === 'string') return piece
    if ('rule' in piece) return piece.needs.some((need) => need.every((name) => classes.has(name))) ? piece.rule : ''
    const inner = piece.pieces.map(textOf).join('')
    return inner && `${piece.condition}{${inner}}`
  }
  return pieces.map(textOf).join('')
}
