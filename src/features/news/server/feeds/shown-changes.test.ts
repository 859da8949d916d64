import { expect, test } from 'vitest'
import type { PatchChange } from '#src/features/news/changes.contract.ts'
import { gameData } from '../../../../../e2e/setup/data/game-data.ts'
import { shownChanges } from './shown-changes.ts'

const what = { en: 'Health', zh: '生命值', th: 'พลังชีวิต', ms: 'Kesihatan' }
const change = (facts: Partial<PatchChange>): PatchChange => ({
  season: 'm10s16',
  kind: 'champion',
  id: 'TFT10_Annie',
  what,
  from: '1',
  to: '2',
  direction: 'up',
  ...facts,
})

test('a change has the name of what changes, and its words in the language', () => {
  expect(shownChanges(gameData, [change({})], 'zh')).toEqual([
    expect.objectContaining({
      id: 'TFT10_Annie',
      name: { text: '安妮' },
      what: '生命值',
      from: '1',
      to: '2',
      glyph: null,
    }),
  ])
})

test('a trait has its glyph', () => {
  const [trait] = shownChanges(gameData, [change({ kind: 'trait', id: 'Set10_KDA' })], 'en')
  expect(trait).toMatchObject({ name: { text: 'K/DA' }, glyph: expect.stringMatching(/^[a-z-]+$/) })
})

test('a change of an unknown champion or season is left out', () => {
  expect(shownChanges(gameData, [change({ id: 'Nero' }), change({ season: 'm99s99' })], 'en')).toEqual([])
})
