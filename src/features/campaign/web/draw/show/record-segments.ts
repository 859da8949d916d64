import type { DrawFacts } from '../../../draw/draw.contract.ts'

/** Tiers of the record's parts in their order; null is "thank you". */
export type Segments = (number | null)[]

const segmentCount = 8
/** Degrees of a part. */
export const segmentDegrees = 360 / segmentCount

/** Prizes and "thank you" by turns; parts show what can be won, not how often. */
export function segmentsOf(prizes: DrawFacts['prizes']): Segments {
  const round = prizes.flatMap(({ tier }) => [tier, null])
  return Array.from({ length: segmentCount }, (_, n) => round[n % round.length]!)
}

/** Degrees by which the record is turned when the needle is on a part of a tier, a little beside its middle. */
export function angleOf(segments: Segments, tier: number | null, chance: number): number {
  const places = segments.flatMap((each, n) => (each === tier ? [n] : []))
  const place = places[Math.floor(chance * places.length)] ?? 0
  const beside = (((chance * 1009) % 1) - 0.5) * segmentDegrees * 0.7
  return (((needleDegrees - place * segmentDegrees + beside) % 360) + 360) % 360
}

/** Where the needle stands, clockwise from the top. */
export const needleDegrees = 45
