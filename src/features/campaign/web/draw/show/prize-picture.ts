import { artAddress } from '#src/game/art.rules.ts'
import type { Prize } from '../../../draw/draw.contract.ts'

/** Address of a prize's picture; null is "thank you". */
export const prizePicture = (prize: Pick<Prize, 'picture'> | null): string =>
  artAddress({ season: 'prizes', folder: '160', name: prize ? (prize.picture ?? 'present') : 'song', format: 'webp' })
