/** Playing elements with their stop functions, oldest first. */
const sounding = new Map<Element, () => void>()

/** Most elements that may play at once. */
const most = 1

/** Reserves sound for an element and stops the oldest; call the returned function when it starts to play. */
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
