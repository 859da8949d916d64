import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGameData } from '#src/game/server/season-files.ts'
import { picksOf } from './lineup-picks.ts'
import type { Lineup } from './lineup-schema.ts'

const season = readGameData(resolve(import.meta.dirname, '../../../..')).seasons.get('m10s16')!
const current = season.facts.versions.find((each) => each.current)!.id

const lineup = (id: string, tier: Lineup['tier'], facts: Partial<Lineup> = {}) =>
  ({
    id,
    tier,
    season: 'm10s16',
    version: current,
    title: { en: id, zh: id, th: id, ms: id },
    positions: { final: [{ unit: 'TFT10_Ahri', star: 2, items: [], carry: true, hex: '4,1' }] },
    ...facts,
  }) as unknown as Lineup

const even = { top4Effect: 1, winningEffect: 1, averageError: 0.1 }
const counted = (places: number[]) => ({ places, designEffects: even })
const figures = {
  minimum: 100,
  lineups: new Map([
    ['sure', counted([60, 60, 60, 60, 30, 30, 30, 30])],
    ['lucky', counted([10, 10, 10, 10, 0, 0, 0, 0])],
  ]),
}
const idsOf = (lineups: Lineup[], count = 3) =>
  picksOf(lineups, { season, figures, count }, 'en').map(({ id, boards }) => `${id} ${boards}`)

test('lineups of a season come by tier, then by a rate that enough games make sure', () => {
  const all = [lineup('lucky', 'A'), lineup('sure', 'A'), lineup('best', 'S'), lineup('weak', 'C')]
  expect(idsOf(all)).toEqual(['best 0', 'sure 360', 'lucky 0'])
})

test('those of another version or season are left out', () => {
  expect(idsOf([lineup('old', 'S', { version: '1.0' }), lineup('other', 'S', { season: 'm15s16' })])).toEqual([])
})

test('without figures the editors decide', () => {
  const [pick] = picksOf([lineup('sure', 'A')], { season, figures: null, count: 1 }, 'th')
  expect(pick).toMatchObject({ id: 'sure', top4Rate: null, units: [{ champion: 'TFT10_Ahri', isCarry: true }] })
})
