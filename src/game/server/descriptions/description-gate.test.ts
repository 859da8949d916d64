import { describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import type { Season } from '../season-files.ts'
import { coverageOf } from './coverage.ts'
import { findDescriptionFaults } from './description-gate.ts'

/** Faults of Remix Rumble after one change, as 'file: entry: fault'. */
function faultsAfter(spoil: (season: Season) => void): string[] {
  const season = structuredClone(gameData.seasons.get('m10s16')!)
  spoil(season)
  return findDescriptionFaults(season).map(({ file, entry, fault }) => `${file}: ${entry}: ${fault}`)
}

/** Faults once all languages say the same of Deathblade, which has the number BonusDamage. */
const faultsOf = (texts: Partial<Record<(typeof languages)[number], string>>) =>
  faultsAfter((season) => {
    for (const language of languages)
      season.texts[language].items.TFT_Item_Deathblade = texts[language] ?? 'Gain power.'
  })

const typed = 'it types a number that has to come from the facts'

test.each([...gameData.seasons])('the descriptions of %s pass', (_, season) => {
  expect(findDescriptionFaults(season)).toEqual([])
})

test('everything is described in every language', () => {
  for (const { described, total } of coverageOf(gameData))
    expect(described).toEqual(Object.fromEntries(languages.map((language) => [language, total])))
})

describe('a missing text is refused', () => {
  test('in one language', () => {
    const spoil = ({ texts }: Season) => {
      delete texts.th.skills.TFT10_Annie
    }
    expect(faultsAfter(spoil)).toEqual(['text/th/skills.json: TFT10_Annie: it has no text'])
  })

  test('of the form of a champion', () => {
    const spoil = ({ champions }: Season) => {
      const annie = champions.find(({ id }) => id === 'TFT10_Annie')!
      annie.forms = [{ trait: 'Set10_Emo', ability: annie.ability }]
    }
    expect(faultsAfter(spoil)).toEqual(
      languages.map((language) => `text/${language}/skills.json: TFT10_Annie:Set10_Emo: it has no text`),
    )
  })

  test('of an emblem with an effect of its own', () => {
    const spoil = ({ items }: Season) => {
      items.find(({ id }) => id === 'TFT10_Item_KDAEmblem')!.vars = { BonusAP: 10 }
    }
    expect(faultsAfter(spoil)).toHaveLength(4)
  })

  test('where only some languages describe what needs no text', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.items.TFT10_Item_KDAEmblem = 'Shine.'
      texts.ms.items.TFT10_Item_KDAEmblem = 'Bersinar.'
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/zh/items.json: TFT10_Item_KDAEmblem: it has no text',
      'text/th/items.json: TFT10_Item_KDAEmblem: it has no text',
    ])
  })
})

describe('a typed number is refused', () => {
  test.each([
    ['en', 'Gain 8 power.'],
    ['en', 'Gain {BonusDamage}0 power.'],
    ['en', 'Gain ½ power.'],
    ['zh', '获得８攻击力。'],
    ['th', 'ได้รับ ๘'],
    ['ms', 'Dapatkan 8.'],
    ['ms', 'Tahap 3.'],
  ] as const)('in %s: %s', (language, text) => {
    const said = text.includes('{') ? Object.fromEntries(languages.map((each) => [each, '{BonusDamage}'])) : {}
    expect(faultsOf({ ...said, [language]: text })).toEqual([
      `text/${language}/items.json: TFT_Item_Deathblade: ${typed}`,
    ])
  })

  test('in the line of a level', () => {
    const spoil = ({ texts }: Season) => {
      texts.zh.traits.Set10_Jazz!.level += '，3秒'
    }
    expect(faultsAfter(spoil)).toEqual([`text/zh/traits.json: Set10_Jazz: ${typed}`])
  })

  test.each([
    ['en', 'A 3-star, or two 2-costs.'],
    ['en', 'For 8-bit champions.'],
    ['zh', '一名3星或2费的8比特英雄。'],
    ['th', 'แชมเปี้ยน 3 ดาว ราคา 1 หรือ 2'],
    ['ms', 'Champion kos 1 atau 2, 3 bintang.'],
  ] as const)('but not stars, costs and names, in %s: %s', (language, text) => {
    expect(faultsOf({ [language]: text })).toEqual([])
  })

  test('and two that run together', () => {
    const spoil = ({ texts }: Season) => {
      for (const language of languages) texts[language].items.TFT_Item_Deathblade = '{BonusDamage}{BonusDamage}'
    }
    expect(faultsAfter(spoil)).toEqual(
      languages.map((language) => `text/${language}/items.json: TFT_Item_Deathblade: two numbers run together`),
    )
  })
})

describe('a language that says other numbers is refused', () => {
  const entry = 'text/th/items.json: TFT_Item_Deathblade: text: its numbers are'
  const all = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))

  test.each([
    ['ได้รับพลัง', 'none'],
    ['{BonusDamage}', '{BonusDamage}'],
    ['{BonusDamage%}', '{BonusDamage%}'],
    ['{BonusDamage%}[AP]', '{BonusDamage%}[AP]'],
    ['{BonusDamage}%[AD]', '{BonusDamage}%[AD]'],
  ])('%s', (text, numbers) => {
    expect(faultsOf({ ...all('{BonusDamage%}[AD]'), th: text })).toEqual([
      `${entry} ${numbers}, in English {BonusDamage%}[AD]`,
    ])
  })

  test('but their order and how often they are said is free', () => {
    expect(faultsOf({ ...all('{A} {B}'), th: '{B} {A} {B}' })).toEqual([])
  })

  test('in the line of a single level', () => {
    const spoil = ({ texts }: Season) => {
      delete texts.ms.traits.Set10_EDM!.levels!['5']
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/ms/traits.json: Set10_EDM: level 5: its numbers are none, in English {EDMstats%} {EDMtimereduction}',
    ])
  })
})

test('what is left unsaid exists, and is not said', () => {
  const spoil = (season: Season) => {
    season.unsaid = {
      items: {
        TFT_Item_Stick: { Damage: 'a reason' },
        TFT_Item_Deathblade: { Damage: 'a reason', BonusDamage: 'a reason' },
      },
    }
  }
  expect(faultsAfter(spoil)).toEqual([
    'unsaid.json: items, TFT_Item_Stick: the facts have no such id',
    'unsaid.json: items, TFT_Item_Deathblade: there is no number Damage',
    'unsaid.json: items, TFT_Item_Deathblade: BonusDamage is said',
  ])
})
