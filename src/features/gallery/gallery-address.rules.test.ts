import { assert, constantFrom, dictionary, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/core/search-params.ts'
import { type GalleryKind, galleryKinds, readGalleryFilter } from './gallery-address.rules.ts'

const text = string({ unit: 'binary', maxLength: 80 })
const names = constantFrom(
  'season',
  'cost',
  'trait',
  'category',
  'tier',
  'kind',
  'round',
  'champion',
  'stage',
  'q',
  'names',
  '__proto__',
  'constructor',
)
const values = oneof(
  text,
  constantFrom('m10s16', '5', '05', '5.0', '1e0', 'gold', 'origin', 'emblem', 'TFT10_Annie', 'en', '[5]'),
)

test('any address decodes into a filter that survives encoding and decoding', () => {
  assert(
    property(constantFrom(...galleryKinds), dictionary(oneof(names, text), values), (kind, raw) => {
      const filter = readGalleryFilter(kind, raw)
      expect(readGalleryFilter(kind, parseSearch(stringifySearch(filter)))).toEqual(filter)
    }),
    { numRuns: 10_000 },
  )
})

test('values of any type decode into known values only', () => {
  for (const value of [null, undefined, 0, {}, [], ['5'], () => 5, Symbol.iterator, Number.NaN]) {
    const filter = readGalleryFilter('hero', { season: value, trait: value, q: value, names: value })
    expect(filter).toEqual({})
  }
})

test('each page reads its own parameters', () => {
  const raw = {
    season: 'm10s16',
    cost: '5',
    trait: 'KDA',
    category: 'emblem',
    tier: 'gold',
    round: '3-2',
    kind: 'class',
    champion: 'TFT15_Jayce',
    stage: '3',
    q: 'a',
    names: 'en',
    x: '1',
  }
  expect(Object.fromEntries(galleryKinds.map((kind) => [kind, Object.keys(readGalleryFilter(kind, raw))]))).toEqual({
    hero: ['season', 'cost', 'trait', 'q', 'names'],
    synergy: ['season', 'kind', 'q', 'names'],
    equip: ['season', 'category', 'q', 'names'],
    hex: ['season', 'tier', 'round', 'trait', 'q', 'names'],
    goop: ['season', 'champion', 'stage', 'q', 'names'],
  })
})

test('a kind is one of the page', () => {
  const kindOn = (page: GalleryKind, kind: string) => readGalleryFilter(page, { kind }).kind
  expect([kindOn('synergy', 'class'), kindOn('hex', 'class')]).toEqual(['class', undefined])
  expect([kindOn('synergy', 'economy'), kindOn('hex', 'economy')]).toEqual([undefined, 'economy'])
})
