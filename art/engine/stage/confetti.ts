import { cover } from '../canvas/canvas.ts'
import { scaled } from '../canvas/colour.ts'
import { smoothstep } from '../canvas/maths.ts'
import type { Scene } from './scene.ts'

/** Confetti in the air, smaller far away, sparse in front of the disc. */
export function paintConfetti(scene: Scene) {
  const { canvas, palette, recipe, frame, center, discRadius, random } = scene
  const { width, height } = canvas
  const colours = [palette.key, palette.rim, palette.hot, palette.alt]
  for (let piece = 0; piece < recipe.confetti; piece++) {
    const nearness = random()
    const x = frame.keepClear
      ? width * (frame.keepClear + (1 - frame.keepClear) * random())
      : center.x + (random() - 0.5) * width * 0.95
    const y = random() * height * 0.82
    const size = height * (0.003 + 0.009 * nearness ** 2)
    const [angle, flatness] = [random() * Math.PI, 0.25 + random() * 0.7]
    const colour = scaled(colours[Math.floor(random() * 4)]!, 0.35 + nearness * 1.1)
    const isOnDisc = Math.hypot(x - center.x, y - center.y) < discRadius * 0.86
    if (!isOnDisc || nearness <= 0.35) paintPiece(scene, { x, y, size, angle, flatness }, colour)
  }
}

interface Piece {
  x: number
  y: number
  size: number
  /** Radians. */
  angle: number
  /** Height relative to size, by how far the piece is turned away. */
  flatness: number
}

function paintPiece(
  { canvas }: Scene,
  { x, y, size, angle, flatness }: Piece,
  colour: readonly [number, number, number],
) {
  const reach = Math.ceil(size * 2)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  for (let v = -reach; v <= reach; v++)
    for (let u = -reach; u <= reach; u++) {
      const [column, row] = [Math.round(x + u), Math.round(y + v)]
      if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) continue
      const along = Math.abs(u * cosine + v * sine) / (size * 1.4)
      const across = Math.abs(v * cosine - u * sine) / (size * flatness)
      const share = smoothstep(1.15, 0.85, Math.max(along, across))
      if (share > 0) cover(canvas, (row * canvas.width + column) * 3, colour, share * 0.9)
    }
}
