import { type HandKind, hands } from '../../figure/hands.ts'
import { type Part, slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { stroke } from '../../shape/outline.ts'
import { placed } from '../../shape/place.ts'
import type { Point } from '../../shape/points.ts'
import { strand } from '../../shape/strand.ts'
import { blades } from './blades.ts'
import { guns } from './guns.ts'
import { instruments } from './instruments.ts'
import { relics } from './relics.ts'
import { stagecraft } from './stagecraft.ts'
import { things } from './things.ts'
import { weapons } from './weapons.ts'

const drawings = { ...weapons, ...blades, ...guns, ...instruments, ...stagecraft, ...things, ...relics }

/** Where a tool is. */
export interface ToolPlace {
  x?: number
  y?: number
  size?: number
  /** Degrees, clockwise. */
  turn?: number
  mirror?: boolean
  /** Behind the figure. */
  back?: boolean
  /** Colour of the fist that holds it; an arm leads there. */
  fist?: string
}

/** A tool in its place. */
const inPlace =
  <Options>(name: string, draw: (options: Options) => Layer[]) =>
  (options: Options & ToolPlace): Part[] => {
    const { x = 760, y = 760, size = 0.8, turn = 0, mirror = false, back = false, fist } = options
    const tool = placed(draw(options), { x, y, size, turn, mirror })
    const hand = fist ? placed(hands.grip(fist), { x, y, size: 1.1, turn: turn * 0.4, mirror: mirror || x > 500 }) : []
    return slot(back ? 'back' : 'hand', [tool, hand.map((layer) => ({ ...layer, depth: 0.9 }))], {
      depth: 0.85,
      cluster: back ? 'back' : `tool-${name}`,
    })
  }

type Drawings = typeof drawings

/** What performers hold. */
export const tools = Object.fromEntries(
  Object.entries(drawings).map(([name, draw]) => [name, inPlace(name, draw as (options: unknown) => Layer[])]),
) as unknown as { [Name in keyof Drawings]: (options: Parameters<Drawings[Name]>[0] & ToolPlace) => Part[] }

/** A hand before the figure. */
export interface Hand {
  kind: HandKind
  colour: string
  x: number
  y: number
  size?: number
  turn?: number
  mirror?: boolean
  /** Where its forearm comes from; without it, the body's arm leads there. */
  from?: readonly [x: number, y: number]
  sleeve?: string
  /** Colour of bandages around the wrist. */
  bands?: string
}

/** A hand with its forearm. */
export function handParts({ kind, colour, x, y, size = 1.3, turn = 0, mirror = false, ...own }: Hand): Part[] {
  const { from, sleeve = colour, bands } = own
  const forearm: Layer | undefined = from && {
    svg: strand(
      [
        [from[0], from[1]],
        [(from[0] + x) / 2, (from[1] + y) / 2 + 30],
        [x, y + 50 * size],
      ],
      (share) => (60 - 10 * share) * size,
      8,
    ),
    colour: sleeve,
    depth: 0.86,
    decals: bands ? bandage({ x, y, size, bands }) : [],
  }
  const hand = placed(hands[kind](colour), { x, y, size, turn, mirror })
  return slot('hand', [forearm, hand.map((layer) => ({ ...layer, depth: 0.9 }))], { cluster: `hand-${Math.round(x)}` })
}

function bandage({ x, y, size, bands }: { x: number; y: number; size: number; bands: string }) {
  const across = (left: number, right: number): Point[] => [
    [x - 90 * size, y + left * size],
    [x + 90 * size, y + right * size],
  ]
  return [
    ...[0, 1, 2, 3].map((row) => ({ svg: stroke(across(80 + row * 34, 64 + row * 34), 6), dim: 0.5 })),
    { svg: stroke(across(72, 62), 60 * size), colour: bands },
  ]
}
