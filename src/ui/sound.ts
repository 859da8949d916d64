/** What sounds, oldest first, with how it is stopped. */
const sounding = new Map<Element, () => void>()

/** How many may be heard at once. */
const most = 1

/**
 * Says that an element is asked to sound; the oldest that are too many by that are stopped. Returns what is to be called whenever it
 * begins: one that begins for the first time after another was asked for is stopped instead.
 */
export function askForSound(element: Element, stop: () => void): () => void {
  takeSound(element, stop)
  let hasBegun = false
  return () => {
    if (hasBegun || sounding.has(element)) takeSound(element, stop)
    else stop()
    hasBegun = true
  }
}

function takeSound(element: Element, stop: () => void) {
  sounding.delete(element)
  sounding.set(element, stop)
  for (const [oldest, stopOldest] of sounding) {
    if (sounding.size <= most) return
    sounding.delete(oldest)
    if (oldest.isConnected) stopOldest()
  }
}
