/** How a decal changes its layer: a colour, `dim` (a darkening factor) or `lift` (a turn toward the lamp). */
export interface Decal {
  svg: string
  colour?: string
  dim?: number
  lift?: number
  /** Light of its own, as a factor of its colour. */
  glow?: number
  opacity?: number
  /** Nearness to the viewer, added to the layer's. */
  depth?: number
  /** Without halftone. */
  smooth?: boolean
}

/** A flat outline that is lit as a relief. */
export interface Layer {
  svg: string
  colour: string
  decals?: readonly Decal[]
  /** Nearness to the viewer: 0 in the plane of the body; turning the figure moves near layers further. */
  depth?: number
  /** Turns with the head. */
  head?: boolean
  /** Does not turn at all. */
  still?: boolean
  /** Layers of the same cluster get one rim light and one dark halo together. */
  cluster?: string
  /** Strength of the cluster's rim light; the first layer of a cluster decides. */
  clusterRim?: number
  /** Strength of the rim light inside the figure. */
  rim?: number
  /** Height of the relief; more is rounder. */
  bulge?: number
  /** Without halftone, like skin. */
  smooth?: boolean
  /** Light of its own, as a factor of its colour. */
  glow?: number
  /** Polished metal of this colour, or true for the palette's. */
  chrome?: string | true
  /** Strength of a highlight. */
  gloss?: number
  /** Strength of the shadow on what lies behind. */
  shadow?: number
  opacity?: number
  /** A finer relief, for faces and other large shapes. */
  fine?: boolean
  /** Fills the holes of the drawing. */
  solid?: boolean
}

/** Turns of a figure: yaw by parallax (head, then body), pitch, and degrees of roll (head) and lean (body). */
export interface Pose {
  yaw?: number
  pitch?: number
  roll?: number
  lean?: number
}

/** The SVG transform that turns a layer; what is nearer moves further. */
export function turnOf(layer: Layer, depth: number, { yaw = 0, pitch = 0, roll = 0, lean = 0 }: Pose): string {
  if (layer.still) return ''
  const turn = layer.head ? yaw : yaw * 0.5
  const narrow = 1 - 0.13 * Math.abs(turn)
  const shift = 500 - 500 * narrow + turn * depth * 75
  return `rotate(${layer.head ? roll + lean : lean} 500 610) matrix(${narrow} 0 0 1 ${shift} ${-pitch * depth * 45})`
}
