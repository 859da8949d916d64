import type { Performer } from '../../engine/frames/performer.ts'
import { tokenFigure, tokenPrint } from '../../engine/frames/token.ts'
import { membersNamed } from '../champions.ts'
import { imageOf } from './encode.ts'

const size = 32
/** The ring of the cost is the same shape for all and is left out. */
const inner = 13
/** One performer in another pose differs from itself by up to 0.17; two performers must differ by more. */
const threshold = 0.18

/** Mean difference of brightness inside a token, after the best shift by a pixel. */
export function differenceOf(a: Float32Array, b: Float32Array): number {
  let best = 1
  for (const down of [-1, 0, 1])
    for (const across of [-1, 0, 1]) best = Math.min(best, shiftedDifference(a, b, down * size + across))
  return best
}

function shiftedDifference(a: Float32Array, b: Float32Array, shift: number): number {
  let total = 0
  let count = 0
  for (let y = 1; y < size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      if (Math.hypot(x - (size - 1) / 2, y - (size - 1) / 2) > inner) continue
      total += Math.abs(a[y * size + x]! - b[y * size + x + shift]!)
      count++
    }
  return total / count
}

const seasonOf = (id: string): string => id.split('_', 1)[0]!

/** Reports tokens of one season that are hard to distinguish without colour. */
export async function findAlikeTokens(names: readonly string[]) {
  const tokens = await Promise.all(
    membersNamed(names).map(async ({ performer }) => ({ id: performer.recipe.id, grey: await greyOf(performer) })),
  )
  const pairs = tokens.flatMap((a, index) =>
    tokens
      .slice(index + 1)
      .filter(({ id }) => seasonOf(id) === seasonOf(a.id))
      .map((b) => ({
        a: a.id,
        b: b.id,
        difference: Math.min(differenceOf(a.grey, b.grey), differenceOf(b.grey, a.grey)),
      })),
  )
  pairs.sort((p, q) => p.difference - q.difference)
  for (const { a, b, difference } of pairs.slice(0, 8)) console.log(`${difference.toFixed(3)} ${a} ${b}`)
  const near = pairs.filter(({ difference }) => difference < threshold)
  console.log(`${tokens.length} tokens, ${pairs.length} pairs, ${near.length} below ${threshold}`)
  if (near.length > 0) process.exitCode = 1
}

/** Brightness of a performer's smallest token, 0 to 1. */
async function greyOf(performer: Performer): Promise<Float32Array> {
  const print = tokenPrint(tokenFigure(performer, 'small'), performer, 'small', size)
  const image = imageOf(print).resize(size, size).flatten({ background: '#0b0a14' }).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return Float32Array.from({ length: size * size }, (_, place) => data[place * info.channels]! / 255)
}
