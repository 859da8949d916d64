/** What drags report, in CSS pixels of the window. */
export interface DragEvents<T> {
  /** What an element drags; null if it is no source. */
  sourceOf: (element: Element) => T | null
  onStart: (source: T, point: Point) => void
  onMove: (point: Point) => void
  /** `point` is null if the drag was cancelled. */
  onEnd: (source: T, point: Point | null) => void
}

export interface Point {
  x: number
  y: number
}

/** A finger drags after this many milliseconds at rest; an earlier swipe scrolls the page. */
const holdMs = 220
/** A finger that moves further before is a swipe. */
const fingerSlack = 8
/** A mouse that moves less only clicks. */
const mouseSlack = 5

interface Press<T> {
  source: T
  pointer: number
  start: Point
  isFinger: boolean
  timer: number
  isDrag: boolean
}

/** Follows drags that start in an element by mouse, pen or finger; returns a function that stops it. */
export function followDrags<T>(area: HTMLElement, events: DragEvents<T>): () => void {
  const drags = new PointerDrags(area, events)
  const { signal, abort } = abortable()
  area.addEventListener('pointerdown', drags.onDown, { signal })
  area.addEventListener('click', drags.onClick, { signal, capture: true })
  // scrolling can only be prevented by a listener that was there at the touch
  area.addEventListener('touchmove', drags.onTouchMove, { signal, passive: false })
  area.addEventListener('contextmenu', drags.onMenu, { signal })
  window.addEventListener('pointermove', drags.onMove, { signal })
  window.addEventListener('pointerup', drags.onUp, { signal })
  window.addEventListener('pointercancel', drags.onCancel, { signal })
  window.addEventListener('keydown', drags.onKey, { signal, capture: true })
  return () => {
    drags.finish(null)
    abort()
  }
}

function abortable() {
  const stop = new AbortController()
  return { signal: stop.signal, abort: () => stop.abort() }
}

class PointerDrags<T> {
  private press: Press<T> | null = null
  /** The click that a browser fires after a drag must not choose what was dragged. */
  private wasDragged = false
  private readonly area: HTMLElement
  private readonly events: DragEvents<T>

  constructor(area: HTMLElement, events: DragEvents<T>) {
    this.area = area
    this.events = events
  }

  onDown = (event: PointerEvent) => {
    this.wasDragged = false
    const source = this.press || event.button !== 0 ? null : this.events.sourceOf(event.target as Element)
    if (source === null) return this.finish(null) // a second finger ends the drag
    const isFinger = event.pointerType !== 'mouse'
    const press: Press<T> = { source, pointer: event.pointerId, start: at(event), isFinger, timer: 0, isDrag: false }
    if (isFinger) press.timer = window.setTimeout(() => this.begin(press, press.start), holdMs)
    this.press = press
  }

  onMove = (event: PointerEvent) => {
    const { press } = this
    if (press?.pointer !== event.pointerId) return
    const point = at(event)
    const way = Math.hypot(point.x - press.start.x, point.y - press.start.y)
    if (press.isDrag) this.events.onMove(point)
    else if (press.isFinger && way > fingerSlack) this.finish(null)
    else if (!press.isFinger && way > mouseSlack) this.begin(press, point)
  }

  onUp = (event: PointerEvent) => {
    if (this.press?.pointer === event.pointerId) this.finish(at(event))
  }

  onCancel = (event: PointerEvent) => {
    if (this.press?.pointer === event.pointerId) this.finish(null)
  }

  onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.press?.isDrag) return
    event.stopPropagation()
    this.finish(null)
  }

  onClick = (event: MouseEvent) => {
    if (!this.wasDragged || event.detail === 0) return // the keyboard's clicks have no detail
    this.wasDragged = false
    event.preventDefault()
    event.stopPropagation()
  }

  onTouchMove = (event: TouchEvent) => {
    if (this.press?.isDrag && event.cancelable) event.preventDefault()
  }

  onMenu = (event: Event) => {
    if (this.press?.isFinger) event.preventDefault()
  }

  private begin(press: Press<T>, point: Point) {
    press.isDrag = true
    this.area.setPointerCapture(press.pointer)
    if (press.isFinger) navigator.vibrate?.(12)
    this.events.onStart(press.source, point)
  }

  finish(point: Point | null) {
    const { press } = this
    this.press = null
    if (!press) return
    clearTimeout(press.timer)
    if (!press.isDrag) return
    this.wasDragged = true
    if (this.area.hasPointerCapture(press.pointer)) this.area.releasePointerCapture(press.pointer)
    this.events.onEnd(press.source, point)
  }
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
