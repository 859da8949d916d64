import { expect, test } from 'vitest'
import { shoppingList } from './lineup-units.rules.ts'

test('components are listed in the order in which they are first needed, with their number', () => {
  const wanted = [
    { item: 'blue-buff', recipe: ['tear', 'tear'] },
    { item: 'emblem', recipe: [] },
    { item: 'shojin', recipe: ['sword', 'tear'] },
    { item: 'gauntlet', recipe: ['rod', 'glove'] },
    { item: 'shojin', recipe: ['sword', 'tear'] },
  ]
  expect(shoppingList(wanted)).toEqual([
    { item: 'tear', count: 4, of: ['blue-buff', 'shojin'] },
    { item: 'sword', count: 2, of: ['shojin'] },
    { item: 'rod', count: 1, of: ['gauntlet'] },
    { item: 'glove', count: 1, of: ['gauntlet'] },
  ])
})
