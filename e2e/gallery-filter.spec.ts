import { expect, inject, test } from 'vitest'

test.each([
  ['/en/books/hero?cost=3', 'Cost', '3'],
  ['/en/books/equip?category=emblem', 'Category', 'Emblems'],
  ['/en/books/hex?tier=gold', 'Level', 'II Gold'],
])('on %s the filter by %s shows one choice as chosen: %s', async (path, filter, choice) => {
  const html = await (await fetch(inject('origin') + path)).text()
  const [, choices] = new RegExp(`aria-label="${filter}">(.*?)</nav>`).exec(html)!
  const chosen = [...choices!.matchAll(/<a(?=[^>]* aria-current)[^>]*>(.*?)<\/a>/g)].map(([, text]) => text)
  expect(chosen).toEqual([choice])
})
