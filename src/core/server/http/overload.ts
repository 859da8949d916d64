/** Milliseconds that one look at the event loop holds for. */
export const lookMs = 1000

/** Tells, by the moments in milliseconds at which the loop was found slow, whether that lasts: one long pause, as of a machine that slept or had much else to do, is no overload. */
export function createOverload(): (now: number) => boolean {
  let [begun, last] = [0, Number.NEGATIVE_INFINITY]
  return (now) => {
    if (now - last > 3 * lookMs) begun = now
    last = now
    return now - begun > 1.5 * lookMs
  }
}
