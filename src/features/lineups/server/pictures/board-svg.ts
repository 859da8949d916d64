import { boardColumns, boardRows, halfHexesTo } from '#src/game/hex-board.rules.ts'
import type { PictureArt } from './picture-art.ts'
import type { PictureContent, PictureUnit } from './picture-content.ts'
import type { PictureFonts } from './picture-fonts.ts'
import type { BoardLayout } from './picture-layouts.ts'
import { fitted, hexPoints, round, textSvg } from './svg-text.ts'

const costColors: Record<number, string> = {
  1: '#aab6c3',
  2: '#45d98b',
  3: '#5cb0ff',
  4: '#cd80ff',
  5: '#ffc53d',
  6: '#ff9be6',
}

const itemColors: Record<string, string> = {
  component: '#c4d2de',
  completed: '#5cb0ff',
  radiant: '#ffc53d',
  support: '#45d98b',
  artifact: '#ff9a6b',
  emblem: '#cd80ff',
  special: '#ff7db3',
}

export interface BoardParts {
  content: PictureContent
  layout: BoardLayout
  fonts: PictureFonts
  art: PictureArt
}

/** The board with its units; what it needs by name stands in `definitions`. */
export async function boardSvg(parts: BoardParts): Promise<{ definitions: string; body: string }> {
  const { content, layout } = parts
  const { width, height } = layout.hex
  const inner = hexPoints({ x: width / 2, y: height / 2, width: width - 7, height: height - 8 })
  const empty = boardRows.flatMap((row) =>
    boardColumns.map((column) => `<use href="#hex" x="${leftOf(layout, row, column)}" y="${topOf(layout, row)}"/>`),
  )
  const units = await Promise.all(content.units.map((unit) => unitSvg(unit, parts)))
  return {
    definitions:
      `<clipPath id="in-hex"><polygon points="${inner}"/></clipPath>` +
      `<polygon id="hex" points="${hexOf(layout)}" fill="#211c3a" fill-opacity=".9" stroke="#8f84c8" stroke-opacity=".34" stroke-width="1.5"/>` +
      `<path id="star" d="M0-10 2.9-3.8 9.6-3.1 4.6 1.5 6 8.2 0 4.8-6 8.2-4.6 1.5-9.6-3.1-2.9-3.8z" fill="#ffd84a" stroke="#3a2a00" stroke-width="1.6"/>` +
      carryGradients,
    body: empty.join('') + units.join(''),
  }
}

const hexOf = ({ hex: { width, height } }: BoardLayout) => hexPoints({ x: width / 2, y: height / 2, width, height })

const leftOf = ({ left, pitch, hex }: BoardLayout, row: number, column: number) =>
  round(left + (halfHexesTo(row, column) * pitch) / 2 + (pitch - hex.width) / 2)

const topOf = ({ top, rowPitch }: BoardLayout, row: number) => top + (row - 1) * rowPitch

/** A carry's frame is lit from above, as on the page. */
const carryGradients = Object.entries(costColors)
  .map(
    ([cost, color]) =>
      `<linearGradient id="carry${cost}" x2="0" y2="1"><stop stop-color="#ffe57f"/><stop offset="1" stop-color="${color}"/></linearGradient>`,
  )
  .join('')

async function unitSvg(unit: PictureUnit, { content: { season }, layout, fonts, art }: BoardParts): Promise<string> {
  const { width, height } = layout.hex
  const [x, y] = [leftOf(layout, unit.row, unit.column), topOf(layout, unit.row)]
  const portrait = await art.portrait(season, unit.champion, { width, height })
  const frame = unit.isCarry ? `url(#carry${unit.cost})` : costColors[unit.cost]
  return (
    `<g transform="translate(${x} ${y})"><polygon points="${hexOf(layout)}" fill="${frame}"/>` +
    `<image href="${portrait}" width="${width}" height="${height}" clip-path="url(#in-hex)"/>` +
    starsSvg(unit.star, layout) +
    (await itemsSvg(unit, { season, layout, art })) +
    nameSvg(unit.name, { layout, fonts }) +
    '</g>'
  )
}

function starsSvg(count: number, { hex, star }: BoardLayout): string {
  const step = star * 1.02
  return Array.from({ length: count }, (_, n) => {
    const x = hex.width / 2 + (n - (count - 1) / 2) * step
    return `<use href="#star" transform="translate(${round(x)} 2) scale(${round(star / 20)})"/>`
  }).join('')
}

interface ItemParts {
  season: string
  layout: BoardLayout
  art: PictureArt
}

async function itemsSvg(
  { items }: PictureUnit,
  { season, layout: { hex, item: size }, art }: ItemParts,
): Promise<string> {
  const step = size + 2
  const pictures = await Promise.all(items.map(({ id }) => art.item(season, id, size)))
  const y = hex.height - size + 3
  return items
    .map(({ category }, n) => {
      const x = round(hex.width / 2 + (n - items.length / 2) * step + 1)
      return (
        `<image href="${pictures[n]}" x="${x}" y="${y}" width="${size}" height="${size}"/>` +
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="5" fill="none" stroke="${itemColors[category]}" stroke-width="2"/>`
      )
    })
    .join('')
}

function nameSvg(name: string, { layout, fonts }: { layout: BoardLayout; fonts: PictureFonts }): string {
  const { hex, pitch, name: size } = layout
  if (size === 0 || !name) return ''
  const sizes = [size, size - 2, size - 4]
  const { lines, size: own } = fitted(fonts, name, 'text', { width: pitch - 4, lines: 1, sizes })
  const place = { x: hex.width / 2, y: hex.height + size + 2 }
  return textSvg(fonts, lines[0]!, place, { face: 'text', size: own, fill: '#e6e0f5', anchor: 'middle' })
}
