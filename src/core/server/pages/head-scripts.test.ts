import { expect, test } from 'vitest'
import { earlyScript } from './head-scripts.ts'

test('the script before the first paint weighs at most 400 bytes', () => {
  const script = earlyScript('/assets/entry.browser-0123abcd.js', 'x'.repeat(40))
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(400)
})

test('a marker that holds quotes stays text', () => {
  const [, body] = /<script>(.*)<\/script>/.exec(earlyScript('/entry.js', `";alert('x')//`))!
  expect(body).toContain(`includes("\\";alert('x')//")`)
})
