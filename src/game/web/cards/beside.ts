interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Size {
  width: number
  height: number
}

/** Pixels between a card and its link, and between a card and the edges of the window. */
const gap = 8

/** The top left corner of a card that leaves its link visible: below, above, on the right or left, else in view. */
export function cornerBeside(link: Box, card: Size, view: Size): { left: number; top: number } {
  const inView = (at: number, size: number, limit: number) => Math.max(gap, Math.min(at, limit - size - gap))
  const [left, top] = [inView(link.left, card.width, view.width), inView(link.top, card.height, view.height)]
  if (link.bottom + card.height + 2 * gap <= view.height) return { left, top: link.bottom + gap }
  if (link.top - card.height - 2 * gap >= 0) return { left, top: link.top - card.height - gap }
  if (link.right + card.width + 2 * gap <= view.width) return { left: link.right + gap, top }
  if (link.left - card.width - 2 * gap >= 0) return { left: link.left - card.width - gap, top }
  return { left, top }
}
