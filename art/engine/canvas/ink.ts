import { Resvg } from '@resvg/resvg-js'
import { createPlane, type Plane } from './plane.ts'

/** Coverage of a drawing, 0 to 1, in the box that holds its ink. */
export interface Ink extends Plane {
  /** The box's left column and top row in the picture. */
  left: number
  top: number
}

/** A part of the drawing's space that a picture of `columns` x `rows` pixels shows. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
}

const options = { font: { loadSystemFonts: false } }

const svgOf = (inner: string, { x, y, width, height, columns, rows }: Window) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"><g fill="#fff" color="#fff">${inner}</g></svg>`

/** The window of pixels themselves. */
export const pixelWindow = (columns: number, rows: number): Window => ({
  x: 0,
  y: 0,
  width: columns,
  height: rows,
  columns,
  rows,
})

/** Coverage of a drawing through a window, with `pad` pixels around its ink; null without ink. */
export function inkOf(inner: string, window: Window, pad = 0): Ink | null {
  const box = new Resvg(svgOf(inner, window), options).getBBox()
  if (!box) return null
  const { columns, rows } = window
  const [across, down] = [columns / window.width, rows / window.height]
  const left = Math.max(0, Math.floor((box.x - window.x) * across) - 1 - pad)
  const top = Math.max(0, Math.floor((box.y - window.y) * down) - 1 - pad)
  const width = Math.min(columns, Math.ceil((box.x + box.width - window.x) * across) + 1 + pad) - left
  const height = Math.min(rows, Math.ceil((box.y + box.height - window.y) * down) + 1 + pad) - top
  if (!(width > 0 && height > 0)) return null
  const inside: Window = {
    x: window.x + left / across,
    y: window.y + top / down,
    width: width / across,
    height: height / down,
    columns: width,
    rows: height,
  }
  return { left, top, ...coverOf(inner, inside) }
}

/** Coverage of a drawing in all of its window. */
function coverOf(inner: string, window: Window): Plane {
  const { pixels } = new Resvg(svgOf(inner, window), options).render()
  const plane = createPlane(window.columns, window.rows)
  for (let place = 0; place < plane.values.length; place++) plane.values[place] = pixels[place * 4 + 3]! / 255
  return plane
}

/** A mask without holes. */
export function withoutHoles(mask: Plane): Plane {
  const { width, height, values } = mask
  const outside = new Uint8Array(width * height)
  const stack: number[] = []
  for (let x = 0; x < width; x++) stack.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) stack.push(y * width, y * width + width - 1)
  while (stack.length > 0) {
    const place = stack.pop()!
    if (outside[place] || values[place]! >= 0.5) continue
    outside[place] = 1
    const x = place % width
    if (x > 0) stack.push(place - 1)
    if (x < width - 1) stack.push(place + 1)
    if (place >= width) stack.push(place - width)
    if (place < width * (height - 1)) stack.push(place + width)
  }
  const filled = createPlane(width, height)
  for (let place = 0; place < values.length; place++) filled.values[place] = outside[place] ? values[place]! : 1
  return filled
}
