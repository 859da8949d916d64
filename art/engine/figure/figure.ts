import type { Layer } from '../light/layer.ts'
import { aura } from '../modules/aura.ts'
import { gear } from '../modules/gear/gear.ts'
import { hair } from '../modules/hair/hair.ts'
import { limbs } from '../modules/limbs.ts'
import { outfit } from '../modules/outfit/outfit.ts'
import { handParts, tools } from '../modules/tools/tools.ts'
import { transformed } from '../shape/place.ts'
import { type Body, bodies } from './bodies.ts'
import { type Arms, headOf, torsoOf } from './body.ts'
import { type FaceOptions, faceOf, looks } from './face.ts'
import { crops, type FigurePose, faces, poses } from './poses.ts'
import type { Chosen, Crop, Recipe } from './recipe.ts'
import { decalsOf, inOrder, type Part, slot } from './slots.ts'

/** A figure that is ready to be lit: layers from back to front, its pose and its crops. */
export interface Figure {
  layers: Layer[]
  pose: FigurePose
  crop: Crop
  smallCrop: Crop
}

/** Makes a figure of a recipe; throws with the recipe's id for unknown modules. */
export function figureOf(recipe: Recipe): Figure {
  const pose: FigurePose = typeof recipe.pose === 'object' ? recipe.pose : poses[recipe.pose ?? 'calm']
  const parts = [
    ...partsOf(recipe, 'limbs', limbs),
    ...partsOf(recipe, 'hair', hair),
    ...partsOf(recipe, 'gear', gear),
    ...partsOf(recipe, 'outfit', outfit),
    ...partsOf(recipe, 'aura', aura),
    ...partsOf(recipe, 'tools', tools),
    ...(recipe.hands ?? []).flatMap(handParts),
  ]
  const look = { ...recipe, arms: armsOf(recipe) }
  const face = recipe.face ? faceOf(faceOptions(recipe), pose.turn) : []
  const head = headOf(look, [...decalsOf(parts, 'paint'), ...face], pose.turn)
  const layers = inOrder([...parts, ...slot('body', torsoOf(look, bodyDecals(parts))), ...slot('skull', head)])
  const body: Body = bodies[recipe.body]
  return { layers: layers.map((layer) => withHeadSize(layer, body)), pose, ...cropsOf(recipe) }
}

const bodyDecals = (parts: readonly Part[]) => ({
  torso: decalsOf(parts, 'torso'),
  rightArm: decalsOf(parts, 'rightArm'),
  leftArm: decalsOf(parts, 'leftArm'),
})

const faceOptions = ({ body, face }: Recipe): FaceOptions => ({
  ...faces[body],
  ...(face?.look ? looks[face.look] : {}),
  ...face,
})

const cropsOf = ({ body, crop, smallCrop }: Recipe) => ({
  crop: crop ?? crops[body].crop,
  smallCrop: smallCrop ?? crops[body].smallCrop,
})

type Table = Record<string, (options: never) => Part[]>

/** Parts of the modules that a recipe takes from a table. */
function partsOf<Name extends 'limbs' | 'hair' | 'gear' | 'outfit' | 'aura' | 'tools'>(
  recipe: Recipe,
  name: Name,
  table: Table,
): Part[] {
  const chosen = (recipe[name] ?? {}) as Chosen<Table>
  return Object.entries(chosen).flatMap(([module, options]) => {
    const make = table[module]
    if (!make) throw new Error(`${recipe.id}: ${name} has no module "${module}"`)
    return [options].flat().flatMap((each) => make(each as never))
  })
}

/** Arms that lead to the hands: an elbow below, a wrist where the tool is held. */
function armsOf(recipe: Recipe): Arms {
  const body: Body = bodies[recipe.body]
  const held = Object.values(recipe.tools ?? {})
    .flat()
    .filter((tool) => tool.fist)
    .map(({ x = 760, y = 760 }) => ({ x, y }))
  const free = (recipe.hands ?? []).filter(({ from }) => !from)
  const arms: Arms = { ...recipe.arms }
  for (const { x, y } of [...held, ...free]) {
    const side = x > 500 ? 'right' : 'left'
    if (arms[side] !== undefined) continue
    const [shoulder] = body.arm.from
    const out = Math.abs(x - 500)
    arms[side] = {
      elbow: [Math.max(shoulder + 56, out * 0.6 + shoulder * 0.5), Math.max(y + 150, 900)],
      wrist: [out, y + 46],
    }
  }
  return arms
}

/** Heads of other sizes: everything of the head grows about the chin. */
function withHeadSize(layer: Layer, { head }: Body): Layer {
  if (!head || !layer.head) return layer
  const { scale, chin } = head
  return transformed([layer], `translate(${500 - 500 * scale} ${chin - 556 * scale}) scale(${scale})`)[0]!
}
