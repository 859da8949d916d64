import { blend, type Colour, type Palette, type PaletteHex, paletteOf, scaled } from '../canvas/colour.ts'

type Vector = readonly [x: number, y: number, z: number]

/** How a palette lights a figure. */
export interface Grade {
  palette: Palette
  /** Where the lamp is: 1 left, -1 right. */
  side: 1 | -1
  /** Direction to the lamp: x right, y down, z to the viewer. */
  lamp: Vector
  /** Light below the first border is shadow, above the second light, between them half tone. */
  borders: readonly [low: number, high: number]
  lampColour: Colour
  shadowTint: Colour
  ambient: Colour
  /** Brightness of half tone and of light. */
  half: number
  lit: number
  /** Rim light on the lamp's side and on the other. */
  rim: Colour
  counter: Colour
  /** Width of rim lights in units of the stage. */
  rimWidth: number
  /** Strength of rim lights inside the figure and of the counter light. */
  innerRim: number
  counterRim: number
  /** Light that comes back from the set onto the dark side. */
  bounce: number
  hasHalftone: boolean
  /** Darkening toward the figure's foot. */
  fade: number
}

/** `stage` is lit from behind and aside; `front` and `small` are light figures on dark ground. */
export type GradeKind = 'stage' | 'front' | 'small'

/** Linear colours of a palette; a dark yellow haze would be mud, so it turns to the hue of the neon. */
export function lightsOf(hex: PaletteHex): Palette {
  const palette = paletteOf(hex)
  const hue = hueOf(palette.mid)
  const isMud = hue > 28 && hue < 60
  return isMud ? { ...palette, mid: blend(palette.mid, scaled(palette.rim, 0.4), 0.72) } : palette
}

/** Hue in degrees, -180 to 180; red is 0. */
export const hueOf = ([red, green, blue]: Colour): number =>
  (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI

/** The light from the other side: the neon, or the counter light where the neon's hue is near the lamp's. */
export function counterOf({ key, rim, alt }: Palette): Colour {
  const gap = Math.abs(((hueOf(key) - hueOf(rim) + 540) % 360) - 180)
  return gap > 33 ? rim : alt
}

interface GradeOptions {
  side?: 1 | -1
  /** 1 to 5, the champion's cost: more means more light. */
  power?: number
}

export function gradeOf(hex: PaletteHex, kind: GradeKind, { side = 1, power = 3 }: GradeOptions = {}): Grade {
  const palette = lightsOf(hex)
  const stage = stageGrade(palette, side)
  return kind === 'stage' ? withPower(stage, power) : frontGrade(stage, kind === 'small')
}

const stageGrade = (palette: Palette, side: 1 | -1): Grade => ({
  palette,
  side,
  lamp: unit([-0.78 * side, -0.52, 0.2]),
  borders: [0.26, 0.62],
  lampColour: blend([1, 1, 1], palette.key, 0.22),
  shadowTint: tintOf(palette, 0.2),
  ambient: scaled(blend(palette.deep, palette.mid, 0.6), 0.2),
  half: 0.62,
  lit: 1.3,
  rim: palette.hot,
  counter: counterOf(palette),
  rimWidth: 10,
  innerRim: 1,
  counterRim: 1,
  bounce: 0.5,
  hasHalftone: true,
  fade: 0.45,
})

/** Rank by light: one dull lamp at cost 1, two colours at 2, the full rig at 5. */
function withPower(stage: Grade, power: number): Grade {
  const { mid } = stage.palette
  if (power <= 1) return { ...stage, counter: mid, bounce: 0.12, rimWidth: 8, half: 0.5, lit: 1 }
  if (power <= 2) return { ...stage, counter: blend(mid, stage.counter, 0.5), bounce: 0.3, rimWidth: 9 }
  return power >= 5 ? { ...stage, rimWidth: 11.5, lit: 1.4 } : stage
}

function frontGrade(stage: Grade, isSmall: boolean): Grade {
  const { palette, side } = stage
  return {
    ...stage,
    lamp: unit([-0.5 * side, -0.58, 0.62]),
    borders: [0.3, 0.72],
    lampColour: blend([1, 1, 1], palette.key, 0.1),
    shadowTint: tintOf(palette, 0.42),
    ambient: scaled(palette.mid, 0.1),
    half: 0.8,
    lit: 1.35,
    rimWidth: 13,
    innerRim: isSmall ? 0 : 1,
    counterRim: isSmall ? 0 : 1,
    bounce: isSmall ? 0 : 0.4,
    hasHalftone: false,
    fade: 0.25,
  }
}

/** The tint of shadows: grey with the hue of the haze. */
function tintOf({ mid }: Palette, strength: number): Colour {
  const brightness = 0.3 * mid[0] + 0.6 * mid[1] + 0.1 * mid[2] + 0.02
  const of = (value: number) => strength * Math.min(2.2, 0.55 + (0.225 * value) / brightness)
  return [of(mid[0]), of(mid[1]), of(mid[2])]
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
