import type { Decal } from '../light/layer.ts'
import { stroke } from '../shape/outline.ts'
import type { Points } from '../shape/points.ts'

/** Dark lines along curves: strands, folds, seams. */
export const lines = (curves: readonly Points[], dim = 0.58, width = 5): Decal[] =>
  curves.map((points) => ({ svg: stroke(points, width), dim }))
