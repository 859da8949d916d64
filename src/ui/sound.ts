/** What sounds, oldest first, with how it is stopped. */
const sounding = new Map<Element, () => void>()

/** How many may be heard at once. */
const most = 1

/** Says that an element begins to sound; the oldest that are too many by that are stopped. */
export function takeSound(element: Element, stop: () => void) {
  sounding.delete(element)
  sounding.set(element, stop)
  for (const [oldest, stopOldest] of sounding) {
    if (sounding.size <= most) return
    sounding.delete(oldest)
    if (oldest.isConnected) stopOldest()
  }
}
