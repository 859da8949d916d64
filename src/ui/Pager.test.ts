import { expect, test } from 'vitest'
import { shownPages } from './Pager.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [2, 5, [1, 2, 3, -5, 5]],
  [9, 9, [1, -8, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown)
})
