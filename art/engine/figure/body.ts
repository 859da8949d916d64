import type { Decal, Layer } from '../light/layer.ts'
import { ellipse, path, stroke } from '../shape/outline.ts'
import { both, type Side, whole } from '../shape/points.ts'
import { strand } from '../shape/strand.ts'
import { type Arm, type Body, type BodyKind, bodies, type HeadKind, heads } from './bodies.ts'

/** Changes of the arms; null leaves an arm out. */
export interface Arms {
  right?: Partial<Arm> | null
  left?: Partial<Arm> | null
}

/** What a body is made of. */
export interface BodyLook {
  body: BodyKind
  head?: HeadKind
  skin: string
  cloth?: string
  sleeve?: string
  /** Machines and armour: polished instead of skin. */
  metal?: boolean
  arms?: Arms
}

/** Decals of the torso and of the arms. */
export interface BodyDecals {
  torso: readonly Decal[]
  rightArm: readonly Decal[]
  leftArm: readonly Decal[]
}

/** Arms, neck and torso, back to front. */
export function torsoOf(look: BodyLook, decals: BodyDecals): Layer[] {
  const body: Body = bodies[look.body]
  const arms = both((side) => armOf(body, look, { side, decals: side > 0 ? decals.rightArm : decals.leftArm })).filter(
    (arm) => arm !== null,
  )
  const torso: Layer[] = look.cloth
    ? [
        {
          svg: path(whole(body.torso)),
          colour: look.cloth,
          depth: 0.12,
          decals: decals.torso,
          gloss: look.metal ? 0.5 : 0,
        },
      ]
    : []
  return [...arms, neckOf(body, look.skin), ...torso]
}

function armOf(
  { arm }: Body,
  look: BodyLook,
  { side, decals }: { side: Side; decals: readonly Decal[] },
): Layer | null {
  const { skin, sleeve = skin, metal, arms } = look
  const own = side > 0 ? arms?.right : arms?.left
  if (own === null) return null
  const { from, elbow, wrist, width } = { ...arm, ...own }
  const at = ([x, y]: readonly [number, number]): [number, number] => [500 + side * x, y]
  const [x, y] = at(from)
  return {
    svg: strand([[x, y], at(elbow), at(wrist)], (share) => width * limbAt(share), 22) + ellipse(x, y, width * 1.02),
    colour: sleeve,
    depth: 0.05,
    shadow: 0.3,
    smooth: sleeve === skin && !metal,
    gloss: metal ? 0.4 : 0,
    decals,
  }
}

const limb = [1.04, 1.02, 0.92, 0.86, 0.74, 0.8, 0.78, 0.66, 0.54]

/** Width along an arm: shoulder, upper arm, elbow, forearm, wrist. */
function limbAt(share: number): number {
  const place = Math.min(0.9999, Math.max(0, share)) * (limb.length - 1)
  const index = Math.floor(place)
  return limb[index]! + (limb[index + 1]! - limb[index]!) * (place - index)
}

const collarBones: readonly Decal[] = [
  ...both((side) => ({
    svg: stroke(
      [
        [500 + side * 14, 690],
        [500 + side * 70, 668],
        [500 + side * 112, 652],
      ],
      6,
    ),
    dim: 0.68,
  })),
  { svg: path('492 600, 500 640, 508 600'), dim: 0.8 },
]

const neckOf = ({ neck }: Body, skin: string): Layer => ({
  svg: path(whole(neck)),
  colour: skin,
  smooth: true,
  depth: 0.02,
  rim: 0.3,
  decals: collarBones,
})

/** The head; a turn moves the chin aside. */
export function headOf(look: BodyLook, decals: readonly Decal[], turn = 0): Layer {
  const half = look.head ? heads[look.head] : bodies[look.body].jaw
  const outline = whole(half).map(([x, y, corner]) => [x + turn * chinShift(y), y, corner] as const)
  return {
    svg: path(outline),
    colour: look.skin,
    smooth: true,
    depth: 0.35,
    head: true,
    fine: true,
    bulge: 1,
    decals,
    rim: 0.5,
    gloss: look.metal ? 0.4 : 0,
  }
}

/** How far a full turn moves the outline at a height: nothing at the crown, most at the chin. */
const chinShift = (y: number) => 90 * Math.max(0, (y - 400) / 160) ** 1.4
