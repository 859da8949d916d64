import type { Decal, Layer } from '../light/layer.ts'
import { moved } from './outline.ts'

/** Where something that is drawn about (0, 0) stands: its middle, size, turn in degrees, and mirrored or not. */
export interface Place {
  x: number
  y: number
  size?: number
  turn?: number
  mirror?: boolean
}

/** Layers and their decals under an SVG transform. */
export const transformed = (layers: readonly Layer[], transform: string): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    svg: moved(layer.svg, transform),
    decals: layer.decals?.map((decal): Decal => ({ ...decal, svg: moved(decal.svg, transform) })),
  }))

/** Layers that are drawn about (0, 0), put in their place. */
export const placed = (layers: readonly Layer[], { x, y, size = 1, turn = 0, mirror = false }: Place): Layer[] =>
  transformed(layers, `translate(${x} ${y}) rotate(${turn}) scale(${mirror ? -size : size} ${size})`)
