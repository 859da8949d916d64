import type { Recipe } from '../../engine/figure/recipe.ts'
import type { Performer } from '../../engine/frames/performer.ts'
import { palettes } from '../../recipes/palettes.ts'
import { imageOf } from './encode.ts'
import { figurePrint, writeSheet } from './look.ts'
import { modules } from './module-samples.ts'
import { people } from './samples.ts'
import { labelOf } from './sheet.ts'

const cell = 150
const columns = 12

const plain: Omit<Recipe, 'id'> = {
  body: 'woman',
  skin: '#e2b092',
  cloth: '#3a2f5a',
  face: { eye: '#8fd8ff', brow: '#5a3a2a' },
  pose: 'calm',
  set: 'catwalk',
  camera: 'front',
}

/** Every module on a plain figure, with its name; names choose those that contain them. */
export async function lookAtModules(names: readonly string[]) {
  const chosen = [...people, ...modules].filter(
    ([name]) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  const size = names.length > 0 ? cell * 2 : cell
  const cells = []
  for (const [index, [name, change, close]] of chosen.entries()) {
    const performer: Performer = { recipe: { ...plain, ...change, id: name }, palette: palettes.headline, cost: 3 }
    const view = close ? ([310, 220, 400] as const) : ([0, 20, 1000] as const)
    const print = figurePrint(performer, { size: size * 2, kind: 'front', view })
    const [left, top] = [(index % columns) * (size + 6), Math.floor(index / columns) * (size + 24)]
    cells.push({ input: await imageOf(print).resize(size).png().toBuffer(), left, top })
    cells.push({ input: labelOf(name, size), left, top: top + size })
  }
  const rows = Math.ceil(chosen.length / columns)
  await writeSheet('modules', cells, [Math.min(columns, chosen.length) * (size + 6) - 6, rows * (size + 24)])
}
