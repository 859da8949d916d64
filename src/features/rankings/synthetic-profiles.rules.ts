export interface Profile {
  id: string
  /** Chance of 0-1 that a board fields it, on average over the places. */
  pick: number
  /** Positive when good places have it more often than bad ones. */
  tilt: number
}
/** Returns the independent chances at places 1 to 8, from which the true rates follow. */
export function chancesOf({ pick, tilt }: Profile): number[] {
  const weights = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => Math.exp(-tilt * (place - 4.5)))
  const mean = weights.reduce((sum, each) => sum + each, 0) / 8
  return weights.map((weight) => Math.min(1, (pick * weight) / mean))
}
