import sharp, { type Sharp } from 'sharp'

/** A picture for a contact sheet, with its place. */
export interface Cell {
  input: Buffer
  left: number
  top: number
}

/** Pictures side by side on dark ground. */
export const sheetOf = (cells: readonly Cell[], [width, height]: readonly [number, number]): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0b0a14' } }).composite([...cells])

/** A line of text for a sheet, 20 pixels high and smaller if it is long, as SVG. */
export function labelOf(text: string, width: number): Buffer {
  const size = Math.min(13, (1.7 * width) / text.length)
  const line = `<text x="${width / 2}" y="14" font-size="${size}" font-family="sans-serif" fill="#cfc8e8" text-anchor="middle">`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20">${line}${text.replaceAll('&', '&amp;')}</text></svg>`,
  )
}
