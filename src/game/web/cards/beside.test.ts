import { expect, test } from 'vitest'
import { cornerBeside } from './beside.ts'

const view = { width: 1000, height: 800 }
const link = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test.each([
  ['below its link', link(100, 100), { width: 300, height: 400 }, { left: 100, top: 148 }],
  ['below its link, within the window', link(900, 100), { width: 300, height: 400 }, { left: 692, top: 148 }],
  ['above a link near the end', link(100, 700), { width: 300, height: 400 }, { left: 100, top: 292 }],
  ['on the right where it is tall', link(100, 400), { width: 300, height: 700 }, { left: 148, top: 92 }],
  ['on the left of a link at the right', link(900, 400), { width: 300, height: 700 }, { left: 592, top: 92 }],
  ['over its link where it is large', link(500, 400), { width: 900, height: 900 }, { left: 92, top: 8 }],
])('a card stands %s', (_, from, card, corner) => {
  expect(cornerBeside(from, card, view)).toEqual(corner)
})
