import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import type { StylePiece } from '#src/core/server/pages/page-styles.ts'

/** Writes the pieces from which the server picks a page's CSS; the sheet keeps what not every page has. */
export function stylePieces(): Plugin {
  return {
    name: 'encore-style-pieces',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.names.includes('style.css')) continue
        const css = String(file.source)
        this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(piecesOf(css)) })
        file.source = withoutBase(css)
      }
    },
  }
}

/** Splits CSS into pieces; one without classes of modules belongs to every page. */
export function piecesOf(css: string): StylePiece[] {
  const root = parse(css)
  return joined(root.nodes.map((node) => pieceOf(node, root)))
}

/** CSS without fonts, properties and its beginning, which every page has: said again, they would restyle each page. */
export function withoutBase(css: string): string {
  const root = parse(css)
  root.walkAtRules(/^(font-face|property)$/, (rule) => void rule.remove()) // their order means nothing
  while (root.first && isOfEveryPage(pieceOf(root.first, root))) root.first.remove()
  return root.toString()
}

const isOfEveryPage = (piece: StylePiece): boolean =>
  typeof piece === 'string' || ('pieces' in piece && piece.pieces.every(isOfEveryPage))

function pieceOf(node: ChildNode, root: Root): StylePiece {
  if (node.type === 'rule') return rule(node.toString(), needsOf(node))
  if (node.type !== 'atrule') return ''
  if (node.name.endsWith('keyframes')) return rule(node.toString(), needsOfKeyframes(node, root))
  if (!node.nodes || !conditions.includes(node.name)) return node.nodes ? node.toString() : `${node};`
  return { condition: `@${node.name} ${node.params}`, pieces: joined(node.nodes.map((each) => pieceOf(each, root))) }
}

const conditions = ['media', 'supports', 'container', 'layer']

const rule = (text: string, needs: string[][]): StylePiece =>
  needs.some((need) => need.length === 0) ? text : { rule: text, needs }

/** Classes that each selector needs before hydration; those within :is() and :not() are not needed. */
const needsOf = ({ selectors }: Rule): string[][] =>
  selectors
    .filter((selector) => !selector.includes('view-transition'))
    .map((selector) => {
      const whole = unescaped(selector).replaceAll(/:(?:not\([^)]*\)|\w+\([^)]*,[^)]*\))/g, '')
      return Array.from(whole.matchAll(/\.([\w-]+_[\w-]+)/g), ([, name]) => name!)
    })

/** A leading digit is escaped by its code point. */
const unescaped = (selector: string): string =>
  selector.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))

/** Keyframes are needed by the rules that name them. */
function needsOfKeyframes({ params: name }: AtRule, root: Root): string[][] {
  const needs: string[][] = []
  root.walkDecls(/^animation/, ({ value, parent }) => {
    if (value.split(/[\s,]+/).includes(name) && parent?.type === 'rule') needs.push(...needsOf(parent as Rule))
  })
  return needs
}

/** Joins neighbouring pieces with the same needs. */
function joined(pieces: StylePiece[]): StylePiece[] {
  const all: StylePiece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else if (piece) all.push(piece)
  }
  return all
}
