import type { Performer } from '../../engine/frames/performer.ts'
import { tokenFigure, tokenPrint } from '../../engine/frames/token.ts'
import { tokenOf } from './encode.ts'

/** Tokens by size; two figures serve four sizes. */
export async function tokensOf(performer: Performer): Promise<Record<number, Buffer>> {
  const [large, small] = [tokenFigure(performer, 'large'), tokenFigure(performer, 'small')]
  return {
    96: await tokenOf(tokenPrint(large, performer, 'large', 96), 96),
    64: await tokenOf(tokenPrint(large, performer, 'large', 64), 64),
    48: await tokenOf(tokenPrint(small, performer, 'small', 48), 48),
    32: await tokenOf(tokenPrint(small, performer, 'small', 32), 32),
  }
}
