import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { qrModules, qrSvg } from '#src/core/texts/qr-code.ts'
import type { PictureFormat } from '../../lineup-picture.rules.ts'
import { boardSvg } from './board-svg.ts'
import type { PictureArt } from './picture-art.ts'
import type { PictureContent, PictureTrait } from './picture-content.ts'
import type { PictureFonts } from './picture-fonts.ts'
import { type PictureLayout, pictureLayouts } from './picture-layouts.ts'
import { fitted, hexPoints, round, textSvg } from './svg-text.ts'

export interface DrawingParts {
  fonts: PictureFonts
  art: PictureArt
  /** Drawing of a trait's glyph in 512 x 512; empty for an unknown one. */
  glyph: (season: string, name: string) => string
  /** The site's mark, in 512 x 512. */
  mark: string
}

interface Drawing extends DrawingParts {
  content: PictureContent
  layout: PictureLayout
}

const [text, dim, sun, onLight] = ['#f8f5ff', '#c9c2de', '#ffd84a', '#120c1f']

/** Draws all but the backdrop of a picture as SVG. */
export async function lineupSvg(content: PictureContent, format: PictureFormat, parts: DrawingParts): Promise<string> {
  const layout = pictureLayouts[format]
  const drawing: Drawing = { ...parts, content, layout }
  const board = await boardSvg({ ...parts, content, layout: layout.board })
  const { width, height } = layout
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${gradients}${board.definitions}</defs>` +
    [headSvg, factsSvg, titleSvg].map((part) => part(drawing)).join('') +
    board.body +
    [traitsSvg, ruleSvg, codeSvg, addressSvg].map((part) => part(drawing)).join('') +
    '</svg>'
  )
}

const lit = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1=".2" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".35" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const tints: Record<PictureTrait['style'], [light: string, dark: string]> = {
  bronze: ['#e09a5f', '#7d4a24'],
  silver: ['#c4d2de', '#6c7a88'],
  gold: ['#ffc53d', '#8c6410'],
  prismatic: ['#ff9be6', '#5c7bd9'],
  unique: ['#ff7db3', '#8f2456'],
}

const gradients =
  '<linearGradient id="mark" x1=".28" y1="-.1" x2=".72" y2="1.1"><stop stop-color="#fff"/><stop offset=".4" stop-color="#ffd84a"/><stop offset="1" stop-color="#ff3d8b"/></linearGradient>' +
  lit('tierS', sun, '#ffb52e') +
  lit('tierA', '#4fe3a1', '#2f8860') +
  lit('tierB', '#c4d2de', '#757e85') +
  Object.entries(tints)
    .map(([style, [light, dark]]) => lit(style, light, dark))
    .join('')

/** The site's mark and name. */
function headSvg({ layout: { edge, head, title }, fonts, mark }: Drawing): string {
  const size = title.tier > 80 ? 58 : 44
  const word = textSvg(
    fonts,
    'ENCORE',
    { x: edge + size * 1.14, y: head + size * 0.2 },
    { face: 'display', size: size * 0.56, fill: text },
  )
  const scale = round((size / 512) * 100) / 100
  return `<g transform="translate(${edge} ${head - size / 2}) scale(${size / 512})" fill="url(#mark)" data-scale="${scale}">${mark}</g>${word}`
}

function factsSvg({ content: { facts }, layout: { facts: place }, fonts }: Drawing): string {
  const { size, middle } = place
  const line = facts.join(' · ')
  const width = fonts.widthOf(line, 'strong') * size + size * 1.3
  const left = 'right' in place ? place.right - width : place.left
  const box = `<rect x="${round(left)}" y="${middle - size}" width="${round(width)}" height="${size * 2}" rx="7" fill="#07060f" fill-opacity=".72" stroke="#fff" stroke-opacity=".16"/>`
  return (
    box + textSvg(fonts, line, { x: left + size * 0.65, y: middle + size * 0.36 }, { face: 'strong', size, fill: dim })
  )
}

/** The tier's hex and the title beside it, both around the middle of their line. */
function titleSvg({ content, layout: { edge, title }, fonts }: Drawing): string {
  const { tier, language } = content
  const { middle, tier: hex } = title
  const left = tier === null ? edge : edge + hex + 28 * (hex / 104)
  const shown = language === 'en' || language === 'ms' ? content.title.toUpperCase() : content.title
  const { size, lines } = fitted(fonts, shown, 'display', { ...title, width: title.width + (tier === null ? hex : 0) })
  const step = size * (language === 'th' ? 1.3 : language === 'zh' ? 1.16 : 1.02)
  const first = middle + size * 0.36 - ((lines.length - 1) * step) / 2
  const words = lines.map((line, n) =>
    textSvg(fonts, line, { x: left, y: first + n * step }, { face: 'display', size, fill: text }),
  )
  return (tier === null ? '' : tierSvg(tier, { x: edge + hex / 2, y: middle, width: hex, fonts })) + words.join('')
}

function tierSvg(
  tier: string,
  { x, y, width, fonts }: { x: number; y: number; width: number; fonts: PictureFonts },
): string {
  const fill = tier === 'S' || tier === 'A' ? `url(#tier${tier})` : 'url(#tierB)'
  const hex = `<polygon points="${hexPoints({ x, y, width, height: width * 1.12 })}" fill="${fill}"/>`
  const size = width * 0.46
  return (
    hex + textSvg(fonts, tier, { x, y: y + size * 0.36 }, { face: 'display', size, fill: onLight, anchor: 'middle' })
  )
}

/** Active traits, the strongest first; the last place says how many more there are. */
function traitsSvg({ content, layout: { traits: place }, fonts, glyph }: Drawing): string {
  const { columns, rows, left, top, width, height, size } = place
  const places = columns * rows
  const all = content.traits
  const shown = all.length > places ? all.slice(0, places - 1) : all
  const first = top + ((rows - Math.ceil(shown.length / columns)) * height) / 2
  const placed = shown.map((trait, n) => {
    const at = { x: left + (n % columns) * width, y: first + Math.floor(n / columns) * height }
    return traitSvg(trait, { ...at, width, size, fonts, sign: glyph(content.season, trait.glyph) })
  })
  if (all.length === shown.length) return placed.join('')
  const last = { x: left + (columns - 1) * width + size * 0.2, y: top + (rows - 1) * height + size * 1.35 }
  return placed.join('') + textSvg(fonts, `+${all.length - shown.length}`, last, { face: 'strong', size, fill: dim })
}

interface TraitPlace {
  x: number
  y: number
  width: number
  size: number
  fonts: PictureFonts
  sign: string
}

function traitSvg({ name, count, style }: PictureTrait, { x, y, width, size, fonts, sign }: TraitPlace): string {
  const hex = size * 1.8
  const middle = { x: x + hex / 2, y: y + hex * 0.56 }
  const outer = `<polygon points="${hexPoints({ ...middle, width: hex, height: hex * 1.12 })}" fill="url(#${style})"/>`
  const inner = `<polygon points="${hexPoints({ ...middle, width: hex * 0.87, height: hex * 0.98 })}" fill="#0f0d1b" fill-opacity=".9"/>`
  const side = hex * 0.56
  const drawn = `<g transform="translate(${round(middle.x - side / 2)} ${round(middle.y - side / 2)}) scale(${side / 512})" fill="${tints[style][0]}" color="${tints[style][0]}">${sign}</g>`
  const baseline = middle.y + size * 0.36
  const number = textSvg(
    fonts,
    String(count),
    { x: x + hex + size * 0.5, y: baseline },
    { face: 'strong', size, fill: text },
  )
  const start = x + hex + size * (1 + 0.62 * String(count).length)
  const room = { width: x + width - start - size * 0.4, lines: 1, sizes: [size, size - 2, size - 4] }
  const { lines, size: own } = fitted(fonts, name, 'text', room)
  return (
    outer +
    inner +
    drawn +
    number +
    textSvg(fonts, lines[0]!, { x: start, y: baseline }, { face: 'text', size: own, fill: text })
  )
}

function ruleSvg({ content, layout: { rule, edge, code } }: Drawing): string {
  if (rule === null) return ''
  const end = code.x - qrSideOf(content.link, code.side) - 24
  return `<path d="M${edge} ${rule}H${end}" stroke="#fff" stroke-opacity=".3" stroke-width="2" stroke-dasharray="6 5"/>`
}

const moduleOf = (link: string, side: number) => Math.max(3, Math.min(6, Math.floor(side / qrModules(link))))
const qrSideOf = (link: string, side: number) => qrModules(link) * moduleOf(link, side)

function codeSvg({ content: { link }, layout: { code } }: Drawing): string {
  const side = qrSideOf(link, code.side)
  const x = code.isRight ? code.x - side : code.x
  return qrSvg(link, { x, y: code.bottom - side, module: moduleOf(link, code.side) })
}

/** Host and path; a path that needs another line gets it. */
function addressSvg({ content: { printed, link }, layout: { address, code }, fonts }: Drawing): string {
  const [host, path] = printed
  const left = code.isRight ? address.left : code.x + qrSideOf(link, code.side) + 20
  const { bottom, size } = address
  const width = address.width + address.left - left
  const inOneLine = fonts.widthOf(host, 'strong') + fonts.widthOf(path, 'text')
  if (code.isRight && inOneLine * (size - 6) <= width) {
    const own = [size, size - 2, size - 4, size - 6].find((each) => inOneLine * each <= width)!
    const start = textSvg(fonts, host, { x: left, y: bottom }, { face: 'strong', size: own, fill: sun })
    const rest = { x: left + fonts.widthOf(host, 'strong') * own, y: bottom }
    return start + textSvg(fonts, path, rest, { face: 'text', size: own, fill: dim })
  }
  const pieces = path.split(/(?=\/)/)
  const last = pieces.pop()!
  const lines = [pieces.join(''), last].filter(Boolean)
  const named = fitted(fonts, host, 'strong', { width, lines: 1, sizes: [size, size - 3, size - 6] })
  const drawn = lines.map((line, n) => {
    const own = fitted(fonts, line, 'text', { width, lines: 1, sizes: [size - 2, size - 4, size - 6, size - 8] })
    const y = bottom - (lines.length - 1 - n) * size * 1.3
    return textSvg(fonts, own.lines[0]!, { x: left, y }, { face: 'text', size: own.size, fill: dim })
  })
  const top = bottom - lines.length * size * 1.3
  return (
    textSvg(fonts, named.lines[0]!, { x: left, y: top }, { face: 'strong', size: named.size, fill: sun }) +
    drawn.join('')
  )
}

/** Reads the glyphs of built sprites, and the mark. */
export function readDrawings(projectRoot: string): Pick<DrawingParts, 'glyph' | 'mark'> {
  const sprites = new Map<string, Map<string, string>>()
  const glyphsOf = (season: string) => {
    const known = sprites.get(season) ?? symbolsIn(join(projectRoot, '.generated/glyphs', `${season}-traits.svg`))
    sprites.set(season, known)
    return known
  }
  return {
    glyph: (season, name) => glyphsOf(season).get(name) ?? '',
    mark: symbolsIn(join(projectRoot, 'art/brand/mark.svg')).get('mark')!,
  }
}

const symbolsIn = (file: string): Map<string, string> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, name, body]) => [
      name!,
      body!,
    ]),
  )
