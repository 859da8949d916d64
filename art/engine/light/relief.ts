import { edgeOf } from './edge.ts'
import { type Bounds, coverOf, createFilm, type Film, lay, unionOf, wipe } from './film.ts'
import type { Grade } from './grade.ts'
import type { Layer, Pose } from './layer.ts'
import { addRims, type Rim } from './rim.ts'
import { lightSurface, type Scene, surfaceOf } from './surface.ts'

/** What to draw of a figure, how large, and in which light. */
export interface Shot {
  /** Pixels of the picture's width. */
  size: number
  /** Rows to draw; by default as many as columns. */
  rows?: number
  /** The square of the stage that is seen: x and y of its corner, and its side. */
  view: readonly [x: number, y: number, side: number]
  grade: Grade
  pose: Pose
  /** Pixels between halftone dots. */
  pitch?: number
}

/** Draws layers, back to front, as reliefs in flat tones with rim lights. */
export function relief(layers: readonly Layer[], shot: Shot): Film {
  const { size, rows = size, view, grade, pose, pitch = size / 110 } = shot
  const unit = size / view[2]
  const window = { x: view[0], y: view[1], width: view[2], height: rows / unit, columns: size, rows }
  const scene: Scene = { grade, pose, pitch, window, unit }
  const picture = createFilm(size, rows)
  const film = createFilm(size, rows)
  for (const cluster of clustersOf(layers)) {
    let bounds: Bounds | null = null
    for (const layer of cluster) {
      const surface = surfaceOf(layer, scene)
      if (!surface) continue
      lightSurface(surface, film, scene)
      bounds = unionOf(bounds, surface.mask)
    }
    if (!bounds) continue
    const strength = cluster[0]!.clusterRim ?? 1
    if (strength > 0) rimCluster(film, bounds, { strength, scene })
    lay(film, picture, { bounds, unit })
    wipe(film, bounds)
  }
  return picture
}

/** Runs of layers that share a cluster. */
export function clustersOf(layers: readonly Layer[]): Layer[][] {
  const clusters: Layer[][] = []
  for (const layer of layers) {
    const last = clusters.at(-1)
    if (last && last[0]!.cluster === layer.cluster) last.push(layer)
    else clusters.push([layer])
  }
  return clusters
}

/** The rim light of a whole cluster, on its silhouette. */
function rimCluster(film: Film, bounds: Bounds, { strength, scene }: { strength: number; scene: Scene }) {
  const { unit, grade } = scene
  const mask = coverOf(film, bounds)
  const edge = edgeOf(mask, { width: film.width, height: film.height, unit })
  const rim: Rim = { strength, width: grade.rimWidth * unit, unit }
  const tone = new Float64Array(3)
  for (let y = 0, place = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, place++) {
      const cover = mask.values[place]!
      if (cover < 0.02 || edge.distance.values[place]! > rim.width * 1.3) continue
      const at = ((y + mask.top) * film.width + x + mask.left) * 3
      for (let channel = 0; channel < 3; channel++) tone[channel] = film.light[at + channel]! / cover
      addRims(edge, { x, y }, { grade, rim }, tone)
      for (let channel = 0; channel < 3; channel++) film.light[at + channel] = tone[channel]! * cover
    }
}
