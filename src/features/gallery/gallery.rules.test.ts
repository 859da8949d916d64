import { describe, expect, test } from 'vitest'
import { hasName } from '#src/game/game.rules.ts'
import type { Augment, Snack } from './gallery.contract.ts'
import {
  distinctStages,
  filterAugments,
  filterChampions,
  filterSnax,
  filterTraits,
  liftableFilters,
} from './gallery.rules.ts'
import type { GalleryFilter } from './gallery-address.rules.ts'

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

test('augments are filtered by tier, round, kind and trait', () => {
  const crest = augment('Crest', { tier: 'gold', kind: 'trait', rounds: ['2-1', '3-2'], traits: ['Edgelord'] })
  const spoon = augment('Spoon', { tier: 'silver', kind: 'economy', rounds: ['2-1'] })
  const found = (filter: GalleryFilter) => filterAugments([crest, spoon], filter).map(({ id }) => id)
  expect(found({})).toEqual(['Crest', 'Spoon'])
  expect(found({ tier: 'silver' })).toEqual(['Spoon'])
  expect(found({ round: '3-2' })).toEqual(['Crest'])
  expect(found({ round: '4-2' })).toEqual([])
  expect(found({ kind: 'economy' })).toEqual(['Spoon'])
  expect(found({ trait: 'Edgelord' })).toEqual(['Crest'])
  expect(found({ round: '2-1', kind: 'trait', q: 'cre' })).toEqual(['Crest'])
})

describe('power snax', () => {
  const late = snack('Late', { stages: { min: 4, max: null }, first: ['Jayce'] })
  const early = snack('Early', { stages: { min: null, max: 2 }, second: ['Jayce'], hero: ['Garen'] })
  const any = snack('Any', { stages: { min: null, max: null } })
  const never = snack('Never', { stages: { min: 9, max: null } })
  const found = (filter: GalleryFilter) => filterSnax([late, early, any, never], filter).map(({ id }) => id)

  test('are filtered by champion on any of their lists', () => {
    expect(found({ champion: 'Jayce' })).toEqual(['Late', 'Early'])
    expect(found({ champion: 'Garen' })).toEqual(['Early'])
  })

  test('are filtered by stage, bounds included', () => {
    expect(found({ stage: 2 })).toEqual(['Early', 'Any'])
    expect(found({ stage: 3 })).toEqual(['Any'])
    expect(found({ stage: 4 })).toEqual(['Late', 'Any'])
    expect(found({ stage: 4, champion: 'Jayce' })).toEqual(['Late'])
  })

  test('have the stages at which their offer changes, as far as games go', () => {
    expect(distinctStages([late, early, any, never])).toEqual([2, 3, 4])
    expect(distinctStages([any])).toEqual([])
  })
})

test('an empty list names the filters whose removal alone would show something', () => {
  const all = [augment('Crest', { kind: 'trait', rounds: ['2-1'] }), augment('Spoon', { kind: 'economy' })]
  const filter: GalleryFilter = { season: 'm15s16', kind: 'economy', round: '2-1', tier: 'gold' }
  expect(liftableFilters('hex', filter, (other) => filterAugments(all, other).length)).toEqual([
    { name: 'round', count: 1 },
    { name: 'kind', count: 1 },
  ])
})

const augment = (id: string, facts: Partial<Augment>): Augment => ({
  ...named(id),
  tier: 'gold',
  kind: 'combat',
  rounds: [],
  traits: [],
  ...facts,
})

const snack = (id: string, { stages, ...lists }: Pick<Snack, 'stages'> & Partial<Snack['champions']>): Snack => ({
  ...named(id),
  stages,
  playerLevels: { min: null, max: null },
  minHealth: null,
  champions: { first: [], second: [], hero: [], ...lists },
})

const named = (id: string) => ({
  id,
  name: { text: id },
  english: id,
  search: id.toLowerCase(),
  text: { text: 'Gain power.' },
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
