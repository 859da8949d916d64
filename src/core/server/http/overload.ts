/** Milliseconds between two samples of the event loop. */
export const lookMs = 1000

/** Returns a detector of lasting overload by the times of slow samples; a single pause is none. */
export function createOverload(): (now: number) => boolean {
  let [begun, last] = [0, Number.NEGATIVE_INFINITY]
  return (now) => {
    if (now - last > 3 * lookMs) begun = now
    last = now
    return now - begun > 1.5 * lookMs
  }
}
