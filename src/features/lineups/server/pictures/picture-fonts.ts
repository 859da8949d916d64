import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { pictureFontFolder } from '#src/core/server/pictures/own-fonts.ts'
import { withoutJoiners } from '#src/core/server/texts/thai-words.ts'
import { inOneLine } from '#src/core/texts/plain-text.ts'

/** Running text, labels and figures, and titles. */
export type Face = 'text' | 'strong' | 'display'

/** A TTF file of .generated/picture-fonts, as its JSON describes it. */
export interface Font {
  family: string
  weight: number
  isWide: boolean
  /** Widths by code point in thousandths of the font size. */
  widths: Map<number, number>
}

/** A stretch of text in one font; null stands for a sign that no font has. */
export interface Run {
  font: Font | null
  text: string
  /** In ems. */
  width: number
}

export interface PictureFonts {
  runsOf(text: string, face: Face): Run[]
  /** In ems. */
  widthOf(text: string, face: Face): number
}

/** Fonts of a face in the order in which a sign is looked up, as the style sheets have them. */
const facesOf: Record<Face, string[]> = {
  text: ['latin-500', 'thai-500', 'chinese-400', 'latin-ext-500'],
  strong: ['latin-700', 'thai-700', 'chinese-900', 'latin-ext-700'],
  display: ['latin-850', 'thai-display', 'chinese-900', 'latin-ext-850'],
}

/** Reads what texts are measured by. */
export function readPictureFonts(projectRoot: string): PictureFonts {
  const folder = pictureFontFolder(projectRoot)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const fonts = new Map(names.map((name) => [name.replace('.json', ''), readFont(join(folder, name))]))
  const known = (face: Face) => facesOf[face].map((name) => fonts.get(name)!)
  const setRuns = (text: string, face: Face) => joined(graphemesIn(text).map((each) => runOf(each, known(face))))
  const runs = new LRUCache<string, Run[]>({ max: 4000 }) // lines are tried in many sizes
  const runsOf = (text: string, face: Face) => {
    const key = `${face} ${text}`
    const all = runs.get(key) ?? setRuns(text, face)
    runs.set(key, all)
    return all
  }
  return { runsOf, widthOf: (text, face) => runsOf(text, face).reduce((sum, { width }) => sum + width, 0) }
}

function readFont(file: string): Font {
  const { widths, ...facts } = JSON.parse(readFileSync(file, 'utf8'))
  const all = Object.entries<string>(widths).flatMap(([width, characters]) =>
    [...characters].map((each): [number, number] => [each.codePointAt(0)!, Number(width)]),
  )
  return { ...facts, widths: new Map(all) }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesIn = (text: string) => [...graphemes.segment(cleanLine(text))].map(({ segment }) => segment)

/** One line of composed signs, without marks that only join or separate words. */
export const cleanLine = (text: string): string => withoutJoiners(inOneLine(text)).normalize('NFC')

/** Variation selectors choose between text and emoji, and change no letter. */
const selectors = /[\ufe0e\ufe0f]/g

function runOf(grapheme: string, fonts: Font[]): Run {
  const text = grapheme.replace(selectors, '')
  const codes = [...text].map((each) => each.codePointAt(0)!)
  const font = fonts.find(({ widths }) => codes.every((code) => widths.has(code)))
  if (!font) return { font: null, text: grapheme, width: 1 }
  return { font, text, width: codes.reduce((sum, code) => sum + font.widths.get(code)!, 0) / 1000 }
}

/** Joins neighbours of one font; a space takes the font before it, so that it separates nothing. */
function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const font = run.text === ' ' && last?.font?.widths.has(32) ? last.font : run.font
    if (font && last?.font === font) {
      last.text += run.text
      last.width += run.text === ' ' ? font.widths.get(32)! / 1000 : run.width
    } else all.push({ ...run, font })
  }
  return all
}
