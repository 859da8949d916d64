import { cutLines, linesIn } from './line-breaks.ts'
import type { Face, Font, PictureFonts } from './picture-fonts.ts'

export interface TextStyle {
  face: Face
  size: number
  fill: string
  /** 'start' by default. */
  anchor?: 'start' | 'middle' | 'end'
}

interface Place {
  x: number
  /** Of the baseline. */
  y: number
}

/** Text as SVG, its runs placed one after the other: no font is left to chance. */
export function textSvg(fonts: PictureFonts, text: string, { x, y }: Place, style: TextStyle): string {
  const { face, size, fill, anchor = 'start' } = style
  const runs = fonts.runsOf(text, face)
  const width = runs.reduce((sum, run) => sum + run.width, 0) * size
  let left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return runs
    .map((run) => {
      const at = left
      left += run.width * size
      if (!run.font) return signSvg(at, y, { size, fill })
      return `<text xml:space="preserve" x="${round(at)}" y="${round(y)}" ${fontOf(run.font)} font-size="${size}" fill="${fill}">${escaped(run.text)}</text>`
    })
    .join('')
}

const fontOf = ({ family, weight, isWide }: Font) =>
  `font-family="${family}" font-weight="${weight}"${isWide ? ' font-stretch="expanded"' : ''}`

/** An emoji, or another sign that no font has: an empty hex of the height of a capital. */
function signSvg(x: number, y: number, { size, fill }: { size: number; fill: string }): string {
  const points = hexPoints({ x: x + size / 2, y: y - size * 0.35, width: size * 0.68, height: size * 0.76 })
  return `<polygon points="${points}" fill="none" stroke="${fill}" stroke-width="${round(size * 0.08)}"/>`
}

interface Hex {
  /** Of the middle. */
  x: number
  y: number
  width: number
  height: number
}

/** Corners of a hex that stands on one of them. */
export function hexPoints({ x, y, width, height }: Hex): string {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  const corners = [
    [x, top],
    [right, y - height / 4],
    [right, y + height / 4],
    [x, bottom],
    [left, y + height / 4],
    [left, y - height / 4],
  ]
  return corners.map((corner) => corner.map((each) => round(each!)).join(',')).join(' ')
}

interface Fit {
  width: number
  lines: number
  /** From the largest to the smallest. */
  sizes: number[]
}

/** How much smaller a text may be so that it needs one line only. */
const oneLineShare = 0.74

/** The largest size in which a text fits, with its lines; at the smallest one it is cut. */
export function fitted(fonts: PictureFonts, text: string, face: Face, { width, lines, sizes }: Fit) {
  const measure = (part: string) => fonts.widthOf(part, face)
  const inLines = (most: number) => (size: number) => {
    const found = linesIn(text, { width: width / size, lines: most }, measure)
    return found ? [{ size, lines: found }] : []
  }
  const [single] = sizes.filter((size) => size >= sizes[0]! * oneLineShare).flatMap(inLines(1))
  const [whole] = single ? [single] : sizes.flatMap(inLines(lines))
  if (whole) return whole
  const size = sizes.at(-1)!
  return { size, lines: cutLines(text, { width: width / size, lines }, measure) }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

export const round = (value: number): number => Math.round(value * 10) / 10
