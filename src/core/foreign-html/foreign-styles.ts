import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** What a style says of emphasis; undefined where it says nothing. */
export interface Declared {
  /** 100 to 900. */
  weight?: number
  isItalic?: boolean
  isStruck?: boolean
  isHidden: boolean
  /** List and level of a paragraph of Word ('l0 level2 lfo1'), or 'ignore' for its marker. */
  list?: string
}

/** Reads the styles of an element, by attribute and class. */
export interface StyleReader {
  (element: Element): Declared
  /** Whether any element of the tree has a style that matters. */
  isUsed: boolean
}

const matters = /font-weight|font-style|line-through|display\s*:\s*none|mso-/i

export function readStyles(tree: Root): StyleReader {
  const classes = new Map<string, string>()
  let isUsed = false
  visit(tree, 'element', (element) => {
    if (element.tagName === 'style') readRules(element, classes)
    else isUsed ||= matters.test(styleText(element, noClasses))
  })
  const usesClasses = [...classes.values()].some((style) => matters.test(style))
  return Object.assign((element: Element) => declared(styleText(element, classes)), { isUsed: isUsed || usesClasses })
}

const noClasses: ReadonlyMap<string, string> = new Map()

/** Keeps the declarations of rules that select one class, as spreadsheets and exported documents write them. */
function readRules({ children }: Element, classes: Map<string, string>) {
  const css = children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  for (const rule of css.split('}')) {
    const brace = rule.indexOf('{')
    if (brace < 0) continue
    for (const selector of rule.slice(0, brace).split(',')) {
      const name = /^[a-z\d]*\.([\w-]+)$/i.exec(selector.split('-->').at(-1)!.trim().split(/\s/).at(-1)!)?.[1]
      if (name) classes.set(name, `${classes.get(name) ?? ''};${rule.slice(brace + 1)}`)
    }
  }
}

function styleText({ properties: { className, style } }: Element, classes: ReadonlyMap<string, string>): string {
  const names = Array.isArray(className) ? className : []
  return [...names.map((name) => classes.get(String(name)) ?? ''), typeof style === 'string' ? style : ''].join(';')
}

function declared(style: string): Declared {
  if (!matters.test(style) && !/text-decoration/i.test(style)) return { isHidden: false }
  const of = new Map<string, string>()
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0) of.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim())
  }
  const slant = of.get('font-style')
  const line = of.get('text-decoration') ?? of.get('text-decoration-line')
  return {
    weight: weightOf(of.get('font-weight')),
    isItalic:
      slant === undefined ? undefined : /italic|oblique/.test(slant) || (slant === 'normal' ? false : undefined),
    isStruck: line === undefined ? undefined : line.includes('line-through'),
    isHidden: of.get('display') === 'none' || of.get('mso-hide') === 'all',
    list: of.get('mso-list'),
  }
}

function weightOf(value: string | undefined): number | undefined {
  const named = { normal: 400, lighter: 300, bold: 700, bolder: 700 }[value?.split(/[\s!]/)[0] ?? '']
  return named ?? (Number.parseInt(value ?? '', 10) || undefined)
}
