import { expect, test } from 'vitest'
import type { TraitDetail } from '#src/game/game.contract.ts'
import { countdownOf, enrichTraits } from './launch.rules.ts'

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

test.each([
  ['2026-07-20T04:00:00+08:00', { until: 'start', days: 18, hours: 6 }],
  ['2026-08-07T09:00:00.001+08:00', { until: 'start', days: 0, hours: 0 }],
  ['2026-08-07T10:00:00+08:00', { until: 'end', days: 24, hours: 0 }],
  ['2026-08-31T02:00:00Z', { until: 'end', days: 0, hours: 0 }],
  ['2026-08-31T02:00:00.001Z', null],
])('at %s the campaign has %o left', (now, left) => {
  const campaign = { startsAt: '2026-08-07T10:00:00+08:00', endsAt: '2026-08-31T10:00:00+08:00' }
  expect(countdownOf(campaign, Date.parse(now))).toEqual(left)
})
