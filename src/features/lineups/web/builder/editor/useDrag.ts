import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from '../../../builder/board-editing.rules.ts'
import type { Dragged } from '../../../builder/builder-acts.rules.ts'
import { followDrags, type Point } from './pointer-drag.ts'

interface Drag {
  dragged: Dragged | null
  /** The hex below the pointer. */
  over: Place | null
  /** The picture that follows the pointer. */
  ghost: RefObject<HTMLDivElement | null>
}

/** Drags within an area; elements with `data-champion`, `data-item` or `data-unit` are sources. */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  onDrop: (dragged: Dragged, place: Place | null) => void,
): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useLayoutEffect(() => {
    if (dragged) follow(ghost.current, point.current)
  }, [dragged])
  useEffect(() => {
    const element = area.current!
    const move = (to: Point) => {
      point.current = to
      follow(ghost.current, to)
      const next = placeAt(element, to)
      setOver((last) => (last?.row === next?.row && last?.column === next?.column ? last : next))
    }
    return followDrags<Dragged>(element, {
      sourceOf: draggedOf,
      onStart: (source, from) => {
        setDragged(source)
        move(from)
      },
      onMove: move,
      onEnd: (source, to) => {
        setDragged(null)
        setOver(null)
        if (to) drop.current(source, placeAt(element, to))
      },
    })
  }, [area])
  return { dragged, over, ghost }
}

function draggedOf(element: Element): Dragged | null {
  const { champion, item, unit } =
    element.closest<HTMLElement>('[data-champion], [data-item], [data-unit]')?.dataset ?? {}
  if (champion) return { kind: 'champion', id: champion }
  if (item) return { kind: 'item', id: item }
  return unit ? { kind: 'unit', place: placeOf(unit) } : null
}

/** The place that is written as "row,column". */
function placeOf(hex: string): Place {
  const [row, column] = hex.split(',').map(Number) as [number, number]
  return { row, column }
}

/** The hex nearest to a point on the board; null beside the board. */
function placeAt(area: HTMLElement, { x, y }: Point): Place | null {
  const board = area.querySelector('[data-board]')!.getBoundingClientRect()
  if (x < board.left || x > board.right || y < board.top || y > board.bottom) return null
  const hexes = [...area.querySelectorAll<HTMLElement>('[data-hex]')].map((hex) => {
    const { left, top, width, height } = hex.getBoundingClientRect()
    return { hex, distance: Math.hypot(left + width / 2 - x, top + height / 2 - y) }
  })
  const nearest = hexes.reduce((best, each) => (each.distance < best.distance ? each : best))
  return placeOf(nearest.hex.dataset.hex!)
}

function follow(ghost: HTMLDivElement | null, { x, y }: Point) {
  if (ghost) ghost.style.translate = `${x}px ${y}px`
}
