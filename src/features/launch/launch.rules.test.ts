import { expect, test } from 'vitest'
import type { TraitDetail } from '#src/game/game.contract.ts'
import { enrichTraits } from './launch.rules.ts'

const level = (min: number) => ({ min, style: 'gold' as const, text: { text: `at ${min}` } })
const trait = (id: string): TraitDetail => ({
  id,
  name: { text: id },
  english: id,
  search: id,
  glyph: 'x',
  kind: 'origin',
  text: { text: 'what it does' },
  levels: [level(2), level(4)],
  champions: ['Old'],
})
const hero = (id: string, contactId: string, numList: number[]) => ({
  $key_id: id,
  $trait_data: [{ contactId, numList }],
})

test('members and thresholds come from the library, texts stay', () => {
  const [punk, jazz] = enrichTraits(
    [trait('Punk'), trait('Jazz')],
    [hero('Vi', 'Punk', [2, 6]), hero('Jinx', 'Punk', [2, 6])],
  )
  expect(punk).toEqual({
    ...trait('Punk'),
    champions: ['Vi', 'Jinx'],
    levels: [level(2), { min: 6, style: 'bronze', text: null }],
  })
  expect(jazz).toEqual(trait('Jazz'))
})

test('a library without thresholds keeps the known ones', () => {
  expect(enrichTraits([trait('Punk')], [hero('Vi', 'Punk', [])])[0]!.levels).toEqual([level(2), level(4)])
})
