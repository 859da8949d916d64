/** How often boards have a champion, and how well they do. */
export interface Profile {
  id: string
  /** Chance that a board fields it, 0-1, on average over the places. */
  pick: number
  /** Above 0 where good places have it more often than bad ones. */
  tilt: number
}
/** Chances of a profile at places 1 to 8: each board has the champion or not by itself, so that what is true of it is known. */
export function chancesOf({ pick, tilt }: Profile): number[] {
  const weights = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => Math.exp(-tilt * (place - 4.5)))
  const mean = weights.reduce((sum, each) => sum + each, 0) / 8
  return weights.map((weight) => Math.min(1, (pick * weight) / mean))
}
