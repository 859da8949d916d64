import { expect, test } from 'vitest'
import { routes } from '../../e2e/setup/browser/views.ts'
import { pageNamePattern } from '../features/analytics/analytics.rules.ts'
import { listPages } from './routes.ts'

test('every page has a name by which its visits are counted', () => {
  const pages = listPages()
  expect(pages.length).toBeGreaterThan(20)
  for (const { name } of pages) expect(name).toMatch(pageNamePattern)
})

test('every page is among the views that the browser tests walk through', () => {
  const walked = routes.map((address) => address.replace(/[?#].*/, ''))
  const missing = listPages()
    .map(({ path }) => path)
    .filter((path) => path !== '$' && !walked.some((address) => patternOf(path).test(address)))
  expect(missing).toEqual([])
})

const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)
