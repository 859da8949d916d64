import type { Layer } from '../../light/layer.ts'
import { both, type Point, type Points, pointsOf, type Side } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'

// Tools are drawn upright about (0, 0), which is the place of the hand.

type Mirrored = (points: Points) => readonly Point[]

/** Results for both halves of a tool; `at` mirrors points about x = 0. */
export const halves = <T>(of: (at: Mirrored, side: Side) => T): T[] =>
  both((side) => of((points) => pointsOf(points).map(([x, y, corner]) => [side * x, y, corner]), side))

/** An upright shaft of a colour. */
export const shaft = (colour: string, [from, to]: readonly [number, number], width = 15): Layer => ({
  svg: rod(`0 ${from}, 0 ${(from + to) / 2}, 0 ${to}`, width, 6),
  colour,
})
