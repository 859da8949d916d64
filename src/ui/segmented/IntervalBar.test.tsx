import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IntervalBar } from './IntervalBar.tsx'

/** Length of the filled part: the second path, after the whole bar. */
const litOf = (value: number) => {
  const html = renderToStaticMarkup(<IntervalBar value={value} low={0} high={1} />)
  return Number([...html.matchAll(/d="M0 6h([\d.]+)"/g)][1]![1])
}

test('bars of all figures have one scale: twice the rate is twice the length', () => {
  expect([0.125, 0.25, 0.5, 1].map(litOf)).toEqual([12.5, 25, 50, 100])
})

test('the whisker goes from the low to the high end of the interval and never beyond the bar', () => {
  expect(renderToStaticMarkup(<IntervalBar value={0.5} low={0.45} high={0.55} />)).toContain('M45 6H55M45 2v8M55 2v8')
  expect(renderToStaticMarkup(<IntervalBar value={0} low={-0.1} high={0.04} />)).toContain('M0 6H4')
})

test('a point on a scale without zero fills nothing', () => {
  const html = renderToStaticMarkup(<IntervalBar value={0.5} low={0.4} high={0.6} isPoint />)
  expect(html).toContain('M50 6h0')
  expect(html).not.toContain('M0 6h50')
})
