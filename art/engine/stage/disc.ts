import { cover, eachPixel, shine } from '../canvas/canvas.ts'
import { scaled } from '../canvas/colour.ts'
import { fade, smoothstep } from '../canvas/maths.ts'
import { motifs } from './motifs.ts'
import type { Scene } from './scene.ts'

/** The disc behind the sign with its motif and neon ring. */
export function paintDisc({ canvas, palette, recipe, center, discRadius, floor, random }: Scene) {
  const motif = motifs[recipe.motif]
  const seed = random()
  const ground = scaled(palette.deep, 0.35)
  eachPixel(canvas, { from: 0, to: floor }, (x, y, place) => {
    const [dx, dy] = [x - center.x, y - center.y]
    const radius = Math.hypot(dx, dy) / discRadius
    if (radius < 1) {
      const edge = smoothstep(1, 0.99, radius)
      const { brightness, heat } = motif(radius, Math.atan2(dy, dx), seed)
      const light = brightness * 0.4 * edge
      cover(canvas, place, ground, 0.86 * edge)
      shine(canvas, place, palette.key, light * (1 - heat * 0.6))
      shine(canvas, place, palette.hot, light * heat * 0.6)
    }
    const ring = Math.abs(radius - 1.035)
    if (ring > 0.5) return
    shine(canvas, place, palette.rim, smoothstep(0.016, 0.008, ring) * 2 + 0.22 * fade(ring, 1 / 16))
    shine(canvas, place, palette.hot, smoothstep(0.006, 0.001, ring) * 1.1)
  })
}
