import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGameData } from '#src/game/server/season-files.ts'
import { config } from '../../../../site.config.ts'
import { findConfigGap } from './config-fit.ts'

const data = readGameData(resolve(import.meta.dirname, '../../../..'))

test.each([
  [['m10s16', 'm99s99'], [], 'site.config.ts: seasons: there is no folder game-data/m99s99.'],
  [['m10s16'], ['TFT10_Sona', 'TFT15_Braum'], 'site.config.ts: newChampions: m10s16 has no champion TFT15_Braum.'],
  [['m10s16', 'm15s16'], ['TFT10_Illaoi', 'TFT10_Sona'], null],
])('seasons %j with the new champions %j', (seasons, newChampions, gap) => {
  expect(findConfigGap({ seasons: seasons as [string], newChampions }, data)).toBe(gap)
})

test('a campaign of a season that the site does not show', () => {
  const campaign = { ...config.campaign!, season: 'm15s16' }
  const gap = 'site.config.ts: campaign.season: m15s16 is not among the seasons.'
  expect(findConfigGap({ seasons: ['m10s16'], newChampions: [], campaign }, data)).toBe(gap)
})
