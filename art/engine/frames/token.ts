import { blend, colourOf, type PaletteHex, scaled, toScreen } from '../canvas/colour.ts'
import { bell, clamp, smoothstep } from '../canvas/maths.ts'
import { type Plane, soft } from '../canvas/plane.ts'
import { figureOf } from '../figure/figure.ts'
import type { Film } from '../light/film.ts'
import { gradeOf, lightsOf } from '../light/grade.ts'
import { relief } from '../light/relief.ts'
import { lightened } from './lightened.ts'
import type { Performer } from './performer.ts'
import { type Print, shown } from './print.ts'

/** Two drawings serve four sizes: a crop for 96 and 64, a tighter one with one thick rim light for 48 and 32. */
const kinds = {
  large: { grade: 'front', pixels: 288, rimFor: 80, contrast: 0.07 },
  small: { grade: 'small', pixels: 192, rimFor: 36, contrast: 0.14 },
} as const
export type TokenKind = keyof typeof kinds

/** The site's colours of costs. */
const costColours: Record<number, string> = { 1: '#aab6c3', 2: '#45d98b', 3: '#5cb0ff', 4: '#cd80ff', 5: '#ffc53d' }

interface TokenFigure {
  film: Film
  /** Coverage around the figure, for a dark halo. */
  halo: Plane
}

/** The figure of tokens of a kind, light on dark. */
export function tokenFigure({ recipe, palette }: Performer, kind: TokenKind): TokenFigure {
  const { grade: name, pixels, rimFor } = kinds[kind]
  const figure = figureOf(recipe)
  const view = kind === 'small' ? figure.smallCrop : figure.crop
  const grade = gradeOf(palette, name)
  const rimWidth = Math.max(grade.rimWidth, (1.25 * view[2]) / rimFor / 0.55)
  const layers = kind === 'small' ? lightened(figure.layers) : figure.layers
  const film = relief(layers, { size: pixels, view, grade: { ...grade, rimWidth }, pose: figure.pose })
  return { film, halo: soft(film.cover, Math.max(1, Math.round((pixels / rimFor) * 1.1))) }
}

/** A round token before it is resized: dark ground, a glow behind the head, the figure, the cost as the only ring. */
export function tokenPrint(
  { film, halo }: TokenFigure,
  { palette, cost }: Performer,
  kind: TokenKind,
  size: number,
): Print {
  const pixels = film.width
  const bytes = new Uint8Array(pixels * pixels * 4)
  const lights = groundOf(palette)
  const ring = ringOf(pixels, size, cost)
  const { contrast } = kinds[kind]
  for (let place = 0; place < pixels * pixels; place++) {
    const [x, y] = [place % pixels, Math.floor(place / pixels)]
    const cover = film.cover.values[place]!
    const glow = bell(Math.hypot(x - pixels / 2, y - pixels * 0.4) / pixels, 0.3)
    const behind = (1 - 0.8 * halo.values[place]! * (1 - cover)) * (1 - cover)
    const edge = ring.at(Math.hypot(x + 0.5 - pixels / 2, y + 0.5 - pixels / 2))
    for (let channel = 0; channel < 3; channel++) {
      const ground = (lights.dark[channel]! + lights.glow[channel]! * glow) * behind
      const value = shown((film.light[place * 3 + channel]! + ground) * 1.12)
      const strong = clamp(value + contrast * (value - 0.42) * 2 * cover) * edge.gap
      bytes[place * 4 + channel] = 255 * (strong + (ring.colour[channel]! - strong) * edge.ring)
    }
    bytes[place * 4 + 3] = 255 * edge.cover
  }
  return { width: pixels, height: pixels, channels: 4, bytes }
}

function groundOf(palette: PaletteHex) {
  const { deep, mid, key } = lightsOf(palette)
  return { dark: scaled(deep, 0.45), glow: scaled(blend(mid, key, 0.2), 0.42) }
}

/** The ring of a token of `size` pixels, drawn on `pixels`: shares of ring, dark gap and coverage by radius. */
function ringOf(pixels: number, size: number, cost: number) {
  const unit = pixels / size
  const outer = pixels / 2 - unit * 0.2
  const inner = outer - Math.max(1.7, size * 0.04) * unit
  return {
    colour: colourOf(costColours[cost]!).map(toScreen),
    at: (radius: number) => ({
      ring: smoothstep(inner - unit * 0.45, inner + unit * 0.25, radius),
      gap: 1 - 0.75 * smoothstep(inner - unit * 1.6, inner - unit * 0.5, radius),
      cover: smoothstep(outer + unit * 0.4, outer - unit * 0.4, radius),
    }),
  }
}
