import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DrawFacts } from '../../../draw/draw.contract.ts'
import { angleOf, needleDegrees, segmentDegrees, segmentsOf } from './record-segments.ts'

const prizesOf = (tiers: number[]) => tiers.map((tier) => ({ tier })) as DrawFacts['prizes']

test('the needle ends on a part of the tier that was drawn, whatever the prizes are', () => {
  const tiers = fc.subarray([1, 2, 3, 4], { minLength: 1 })
  const chance = fc.double({ min: 0, max: 0.999999, noNaN: true })
  fc.assert(
    fc.property(tiers, chance, fc.nat(4), (all, at, pick) => {
      const segments = segmentsOf(prizesOf(all))
      const tier = [null, ...all][pick % (all.length + 1)]!
      const turned = angleOf(segments, tier, at)
      const under = (((needleDegrees - turned + segmentDegrees / 2) % 360) + 360) % 360
      expect(segments[Math.floor(under / segmentDegrees)]).toBe(tier)
    }),
  )
})
