import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGameData } from '#src/game/server/season-files.ts'
import { type CuratedLineup, describeLineup } from './lineup-description.ts'

const season = readGameData(resolve(import.meta.dirname, '../../../../..')).seasons.get('m15s16')!
const lineup: CuratedLineup = {
  id: 'mighty-mech-karma',
  season: 'm15s16',
  title: { en: 'Mighty Mech Karma', zh: '超级战队卡尔玛', th: 'Mighty Mech Karma', ms: 'Mighty Mech Karma' },
  version: '15.15',
  units: ['TFT15_Gwen', 'TFT15_Yone', 'TFT15_JarvanIV', 'TFT15_Karma'].map((unit) => ({
    unit,
    star: 2,
    items: [],
    carry: unit !== 'TFT15_JarvanIV',
  })),
  core: ['TFT15_Karma', 'TFT15_JarvanIV', 'TFT15_Yone'],
  tier: 'C',
  power: 'C',
  style: 'easy',
  audience: 'novice',
  class: 'TFT15_Spellslinger',
  source: 'matches',
}

test('a lineup is known by the first carry of its core, wherever that stands on the board', () => {
  const counted = describeLineup(lineup.id, season, { lineups: [lineup], language: 'en' })
  expect(counted!.carries).toEqual(['TFT15_Karma', 'TFT15_Yone', 'TFT15_Gwen'])
})
