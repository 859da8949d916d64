import { encode } from 'uqr'

/** Modules of white around a code, without which readers miss it. */
const border = 4

/** Modules of the side of a text's QR code with its border. */
export const qrModules = (text: string): number => encode(text, { ecc: 'L', border }).size

interface Place {
  x: number
  y: number
  /** Pixels of a module, a whole number. */
  module: number
}

/** A QR code as SVG: black on white, its modules on whole pixels. */
export function qrSvg(text: string, { x, y, module }: Place): string {
  const { size, path } = qrPath(text)
  return `<g transform="translate(${x} ${y}) scale(${module})" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></g>`
}

/** The dark modules of a QR code as an SVG path, and the modules of its side with the border. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'L', border })
  const path = data.flatMap((row, top) => bars(row).map(([left, length]) => `M${left} ${top}h${length}v1h-${length}z`))
  return { size, path: path.join('') }
}

/** Starts and lengths of the dark stretches of a row. */
function bars(row: boolean[]): [start: number, length: number][] {
  const all: [number, number][] = []
  row.forEach((isDark, place) => {
    const last = all.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === place) last[1]++
    else all.push([place, 1])
  })
  return all
}
