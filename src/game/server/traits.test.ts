import { expect, test } from 'vitest'
import { gameData } from '../../../e2e/setup/data/game-data.ts'
import { traitOf } from './traits.ts'

test('a level has the line of all levels, or its own', () => {
  const season = structuredClone(gameData.seasons.get('m15s16')!)
  season.texts.en.traits.TFT15_Duelist = {
    text: 'Gain speed.',
    level: '+{AttackSpeedPercent%}',
    levels: { 6: '+{AttackSpeedPercent%}, {DamageReduction}% less damage' },
  }
  const duelist = season.traits.find(({ id }) => id === 'TFT15_Duelist')!
  expect(traitOf(season, duelist, 'en').levels.map(({ min, text }) => [min, text?.text])).toEqual([
    [2, '+4%'],
    [4, '+7%'],
    [6, '+10%, 12% less damage'],
  ])
})
