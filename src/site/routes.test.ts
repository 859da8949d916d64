import { expect, test } from 'vitest'
import { pageNames } from '../features/analytics/analytics.rules.ts'
import { makeRouter } from './routes.ts'

test('every page can be counted by its name, and nothing that is no page', () => {
  const { routesById } = makeRouter({ style: 'path', place: { base: '/en' } } as never)
  const pages = Object.values(routesById).flatMap(({ options }) => options.staticData?.page ?? [])
  expect([...new Set(pages)].sort()).toEqual([...pageNames].sort())
})
