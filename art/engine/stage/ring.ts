import { cover, eachPixel, shine } from '../canvas/canvas.ts'
import { scaled } from '../canvas/colour.ts'
import { bell, fade, smoothstep } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'
import type { Scene } from './scene.ts'

/** Heights of the ropes from the lower edge, as shares of the height, nearest last. */
const ropes = [0.185, 0.125, 0.065]

/** The ring in front of the sign: three sagging ropes, two posts, and smoke. */
export function paintRing(scene: Scene) {
  paintSmoke(scene)
  for (const [place, rope] of ropes.entries()) paintRope(scene, rope, 0.0052 + place * 0.0012)
  for (const side of [-1, 1]) paintPost(scene, side)
}

function paintSmoke({ canvas, palette, recipe, center, floor }: Scene) {
  const { height } = canvas
  eachPixel(canvas, { from: floor - height * 0.3, to: height }, (x, y, place) => {
    const aside = Math.abs(x - center.x) / height
    const plume = bell(aside - 0.62, 0.34) * smoothstep(floor / height - 0.3, floor / height + 0.05, y / height)
    if (plume < 0.004) return
    const smoke = cloud((x / height) * 3.4 + recipe.seed, (y / height) * 4.2, 5)
    shine(canvas, place, palette.mid, plume * smoothstep(0.32, 0.75, smoke) * 0.42)
    shine(canvas, place, palette.key, plume * smoothstep(0.45, 0.85, smoke) * 0.1)
  })
}

/** Offset of a rope by its sag, in pixels. */
const sagAt = ({ canvas, center }: Scene, x: number) =>
  (((x - center.x) / canvas.width) ** 2 - 0.12) * canvas.height * 0.1

function paintRope(scene: Scene, rope: number, thickness: number) {
  const { canvas, palette, center } = scene
  const { width, height } = canvas
  eachPixel(canvas, { from: height * (1 - rope - 0.08), to: height }, (x, y, place) => {
    const line = height * (1 - rope) - sagAt(scene, x)
    const across = (y - line) / (height * thickness)
    if (Math.abs(across) > 6) return
    const near = 0.35 + 0.65 * fade((x - center.x) / width, 0.4)
    const body = smoothstep(1.1, 0.9, Math.abs(across))
    const strand = 0.75 + 0.25 * Math.sin((x / height) * 210 + across * 1.4)
    cover(canvas, place, scaled(palette.deep, 0.3), body * 0.9)
    shine(
      canvas,
      place,
      palette.rim,
      body * bell(across + 0.35, 0.5) * strand * 0.85 * near + bell(across, 2.4) * 0.1 * near,
    )
    shine(canvas, place, palette.hot, body * bell(across + 0.45, 0.22) * 0.45 * near)
  })
}

function paintPost(scene: Scene, side: number) {
  const { canvas, palette, center } = scene
  const { width, height } = canvas
  const x0 = center.x + side * Math.min(width * 0.62, height * 0.86)
  const half = height * 0.021
  const top = height * 0.735
  eachPixel(canvas, { from: top, to: height }, (x, y, place) => {
    const across = (x - x0) / half
    if (Math.abs(across) > 1.15) return
    const share = smoothstep(1.1, 0.95, Math.abs(across)) * smoothstep(top, top + height * 0.006, y)
    const pad = (y - top) % (height * 0.09) > height * 0.008 ? 1 : 0.2
    cover(canvas, place, scaled(palette.deep, 0.45), share)
    const lit = bell(across + side * 0.55, 0.3)
    shine(canvas, place, palette.key, share * lit * 0.5 * pad)
    shine(canvas, place, palette.rim, share * bell(across + side * 0.9, 0.12) * 0.9)
  })
}
