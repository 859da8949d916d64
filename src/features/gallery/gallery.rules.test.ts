import { expect, test } from 'vitest'
import { hasName } from '#src/game/game.rules.ts'
import { filterChampions, filterTraits } from './gallery.rules.ts'

const kaisa = champion('kaisa|卡莎|ไคซ่า', 4, ['KDA'])
const annie = champion('annie|安妮|แอนนี่', 2, ['Emo'])

test.each(["Kai'Sa", 'kaisa', 'KAI SA', 'sa', '卡莎', 'ไคซ่า'])('%s is a name of the champion', (q) => {
  expect(hasName(kaisa, q)).toBe(true)
  expect(hasName(annie, q)).toBe(false)
})

test('filters combine', () => {
  const both = [kaisa, annie]
  expect(filterChampions(both, {})).toEqual(both)
  expect(filterChampions(both, { cost: 4 })).toEqual([kaisa])
  expect(filterChampions(both, { trait: 'Emo' })).toEqual([annie])
  expect(filterChampions(both, { cost: 4, trait: 'Emo' })).toEqual([])
  expect(filterChampions(both, { q: 'anni', trait: 'Emo' })).toEqual([annie])
})

test('traits are filtered by kind and name', () => {
  const emo = trait('Emo', 'origin')
  const guardian = trait('Guardian', 'class')
  expect(filterTraits([emo, guardian], {})).toEqual([emo, guardian])
  expect(filterTraits([emo, guardian], { kind: 'class' })).toEqual([guardian])
  expect(filterTraits([emo, guardian], { kind: 'class', q: 'emo' })).toEqual([])
})

const trait = (id: string, kind: 'origin' | 'class') => ({
  id,
  kind,
  name: { text: id },
  english: id,
  search: id.toLowerCase(),
  glyph: id,
})

function champion(search: string, cost: number, traits: string[]) {
  const [english] = search.split('|')
  return { id: english!, name: { text: english! }, english: english!, search, cost, traits }
}
