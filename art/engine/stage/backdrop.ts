import { eachPixel, shine } from '../canvas/canvas.ts'
import { fade, smoothstep } from '../canvas/maths.ts'
import { cloud, noise } from '../canvas/noise.ts'
import type { Scene } from './scene.ts'

/** Darkness with haze, lit from the disc. */
export function paintBackdrop({ canvas, palette, recipe, center }: Scene) {
  const { height } = canvas
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const distance = Math.hypot(x - center.x, y - center.y) / height
    const haze = 0.65 + 0.7 * cloud((x / height) * 2.2 + recipe.seed, (y / height) * 3)
    shine(canvas, place, palette.deep, 0.55 + 0.45 * (1 - y / height))
    shine(
      canvas,
      place,
      palette.mid,
      (Math.exp(-(distance ** 2) * 2.3) * 0.42 + Math.exp(-distance * 1.25) * 0.26) * haze,
    )
  })
}

/** The concert's lamp wall: equaliser bars, lower near the disc and behind words. */
export function paintLampWall({ canvas, palette, recipe, frame, center, floor }: Scene) {
  const { width, height } = canvas
  const barWidth = height * 0.052
  const calm = (x: number) =>
    frame.keepClear ? 0.25 + 0.75 * smoothstep(frame.keepClear * 0.55, frame.keepClear * 1.1, x / width) : 1
  eachPixel(canvas, { from: 0, to: floor }, (x, y, place) => {
    const turn = (x - center.x) / barWidth
    const bar = Math.floor(turn)
    const fromDisc = Math.abs((bar + 0.5) * barWidth) / height
    const rise = 0.05 + 0.62 * noise(bar * 0.71 + recipe.seed, 3.3) ** 2 * smoothstep(0.2, 1, fromDisc)
    const above = (floor - y) / height
    if (above > rise) return
    const edge = smoothstep(0.08, 0.14, turn - bar) * smoothstep(0.92, 0.86, turn - bar)
    const cell = (y / (height * 0.0135)) % 1 < 0.7 ? 1 : 0.15
    const side = 0.35 + 0.65 * smoothstep(0.28, 0.7, Math.abs(x - center.x) / height)
    const strength = edge * cell * (0.08 + 0.21 * (1 - above / 0.6)) * side * calm(x)
    const neon = smoothstep(0.3, 0.9, above / 0.5)
    shine(canvas, place, palette.key, strength * (1 - neon))
    shine(canvas, place, palette.rim, strength * neon)
  })
}

/** The arena's stands: dark tiers of seats, with lights held up by the crowd. */
export function paintStands({ canvas, palette, recipe, frame, center, floor }: Scene) {
  const { width, height } = canvas
  const tiers = 7
  eachPixel(canvas, { from: floor - height * 0.5, to: floor }, (x, y, place) => {
    const above = (floor - y) / height
    const bend = ((x - center.x) / width) ** 2 * 0.22
    const tier = (above - bend) / 0.062
    if (tier < 0 || tier > tiers) return
    const step = smoothstep(0, 0.12, tier % 1) * smoothstep(1, 0.7, tier % 1)
    const distant = 1 - tier / tiers
    const seen = 0.3 + 0.7 * fade((x - center.x) / width, 0.5)
    shine(canvas, place, palette.mid, step * 0.16 * (0.35 + 0.65 * distant) * seen)
    const seat = Math.floor(x / (height * 0.011))
    const holder = noise(seat * 7.31 + recipe.seed, Math.floor(tier) * 13.7)
    const isHeld = holder > 0.83 && x / width > frame.keepClear * 0.8
    if (!isHeld) return
    const [lightX, lightTier] = [(seat + 0.5) * height * 0.011, Math.floor(tier) + 0.3 + 0.5 * ((holder * 97) % 1)]
    const distance = Math.hypot(x - lightX, (tier - lightTier) * 0.062 * height) / height
    const light = Math.exp(-((distance / 0.0028) ** 2)) * (0.35 + 0.5 * distant)
    shine(canvas, place, holder > 0.93 ? palette.rim : palette.key, light)
    shine(canvas, place, palette.hot, light * 0.5)
  })
}
