import { resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readGameData, type Season } from './season-files.ts'
import { findSeasonFaults } from './season-gate.ts'
import { seasonFileSchemas } from './season-schema.ts'

const seasons = [...readGameData(resolve(import.meta.dirname, '../../..')).seasons.values()]

/** Faults of Remix Rumble after one change, as 'file: entry: fault'. */
function faultsAfter(spoil: (season: Season) => void): string[] {
  const season = structuredClone(seasons.find(({ facts }) => facts.id === 'm10s16')!)
  spoil(season)
  return findSeasonFaults(season).map(({ file, entry, fault }) => `${file}: ${entry}: ${fault}`)
}

const annie = ({ champions }: Season) => champions.find(({ id }) => id === 'TFT10_Annie')!

test.each(seasons.map((season) => [season.facts.id, season] as const))('the season %s passes', (_, season) => {
  expect(findSeasonFaults(season)).toEqual([])
})

describe('a dangling id is refused', () => {
  test('the trait of a champion', () => {
    expect(faultsAfter((season) => annie(season).traits.push('Set10_Nobody'))).toEqual([
      'champions.json: TFT10_Annie: traits: there is no Set10_Nobody',
    ])
  })

  test('the trait of a form', () => {
    const spoil = (season: Season) => {
      annie(season).forms = [{ trait: 'Set10_Nobody', ability: annie(season).ability }]
    }
    expect(faultsAfter(spoil)).toEqual(['champions.json: TFT10_Annie: traits: there is no Set10_Nobody'])
  })

  test('the trait of an augment', () => {
    const spoil = ({ augments }: Season) => {
      augments.find(({ kind }) => kind === 'trait')!.traits = ['Set10_None']
    }
    expect(faultsAfter(spoil)).toEqual(['augments.json: TFT6_Augment_TomeOfTraits1: traits: there is no Set10_None'])
  })

  test('the component of an item', () => {
    const spoil = ({ items }: Season) => {
      items.find(({ id }) => id === 'TFT_Item_Deathblade')!.recipe = ['TFT_Item_BFSword', 'TFT_Item_Stick']
    }
    expect(faultsAfter(spoil)).toEqual(['items.json: TFT_Item_Deathblade: recipe: there is no TFT_Item_Stick'])
  })

  test('the trait that an emblem grants', () => {
    const spoil = ({ items }: Season) => {
      items.find(({ id }) => id === 'TFT_Item_BFSword')!.grantsTrait = 'Set10_Nobody'
    }
    expect(faultsAfter(spoil)).toEqual(['items.json: TFT_Item_BFSword: grantsTrait: there is no Set10_Nobody'])
  })

  test('the champion, the trait or the item of a description', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.skills.TFT10_Nobody = 'Deal damage.'
      texts.en.traits.Set10_Nobody = { text: 'Gain health.' }
      texts.en.items.TFT_Item_Stick = 'Gain mana.'
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/en/skills.json: TFT10_Nobody: the facts have no such id',
      'text/en/items.json: TFT_Item_Stick: the facts have no such id',
      'text/en/traits.json: Set10_Nobody: the facts have no such id',
    ])
  })
})

test('a duplicate id is refused', () => {
  expect(faultsAfter((season) => season.champions.push(annie(season)))).toEqual([
    'champions.json: TFT10_Annie: the id stands twice',
  ])
})

describe('team codes', () => {
  test('are different for each champion', () => {
    const spoil = ({ champions }: Season) => {
      champions.find(({ id }) => id === 'TFT10_Corki')!.teamCode = '24f'
    }
    expect(faultsAfter(spoil)).toEqual(['champions.json: TFT10_Corki: teamCode: 24f is that of TFT10_Annie'])
  })

  test('need the suffix of the season and a source', () => {
    const spoil = ({ facts }: Season) => {
      delete facts.teamCodeSuffix
      delete facts.sources.teamCodes
    }
    expect(faultsAfter(spoil)).toEqual([
      'season.json: teamCodeSuffix: champions have team codes, but it is missing',
      'season.json: sources.teamCodes: champions have team codes, but it is missing',
    ])
  })

  test('are all there where the season has a suffix', () => {
    const spoil = ({ champions }: Season) => {
      for (const champion of champions) delete champion.teamCode
    }
    expect(faultsAfter(spoil)).toEqual([
      'season.json: teamCodeSuffix: no champion has a team code',
      'season.json: sources.teamCodes: no champion has a team code',
    ])
  })

  test('end differently in each season', () => {
    const suffixes = seasons.map(({ facts }) => facts.teamCodeSuffix)
    expect(suffixes).toEqual(['TFTSet10', 'TFTSet15'])
  })

  test.each(['24F', '24', '024f', '000', '24g'])('%s is none', (teamCode) => {
    const { champions } = seasons[0]!
    expect(v.safeParse(seasonFileSchemas.champions, [{ ...champions[0]!, teamCode }]).success).toBe(false)
  })
})

test('an augment with traits is of their kind', () => {
  const spoil = ({ augments }: Season) => {
    augments.find(({ traits }) => traits)!.kind = 'items'
  }
  expect(faultsAfter(spoil)).toEqual([
    'augments.json: TFT10_Augment_BiggerShot: kind: it has traits, but its kind is items',
  ])
})

test('an entity without a glyph is refused', () => {
  const spoil = ({ glyphs }: Season) => {
    delete glyphs.items!.TFT_Item_BFSword
    delete glyphs.traits!.Set10_8Bit
  }
  expect(faultsAfter(spoil)).toEqual([
    'art/glyphs/m10s16.json: Set10_8Bit: traits: it has no glyph',
    'art/glyphs/m10s16.json: TFT_Item_BFSword: items: it has no glyph',
  ])
})

test('a truncated file is below its floor', () => {
  const spoil = (season: Season) => {
    season.augments.length = 359
    const left = new Set(season.augments.map(({ id }) => id))
    for (const texts of Object.values(season.texts)) {
      texts.augments = Object.fromEntries(Object.entries(texts.augments).filter(([id]) => left.has(id)))
    }
  }
  expect(faultsAfter(spoil)).toEqual(['augments.json: : 359 entries, fewer than the floor of 360'])
})

test('exactly one version is current', () => {
  expect(faultsAfter(({ facts }) => facts.versions.push({ id: '14.6', current: true }))).toEqual([
    'season.json: versions: two versions are current: 14.5, 14.6',
  ])
  const spoil = ({ facts }: Season) => {
    facts.versions = [{ id: '14.5' }]
  }
  expect(faultsAfter(spoil)).toEqual(['season.json: versions: no version is the current one'])
})

describe('a text in the wrong script or encoding is refused', () => {
  const skillFaults = (language: 'en' | 'zh' | 'th' | 'ms', text: string) =>
    faultsAfter(({ texts }) => {
      texts[language].skills.TFT10_Lux = text
    })

  test.each([
    ['en', 'Deal 魔法 damage.', 'it holds Chinese characters'],
    ['en', 'Deal ความเสียหาย damage.', 'it holds Thai characters'],
    ['ms', 'Mengenakan 魔法 kerosakan.', 'it holds Chinese characters'],
    ['th', 'สร้างความเสียหาย 魔法', 'it holds Chinese characters'],
    ['zh', '造成 ความเสียหาย', 'it holds Thai characters'],
    ['zh', 'Deal magic damage.', 'it is not written in its language'],
    ['th', 'Deal magic damage.', 'it is not written in its language'],
    ['en', 'Don\u00e2\u20ac\u2122t stop.', 'it was read in a wrong encoding'],
    ['th', '\u00e0\u00b8\u00aa\u00e0\u00b8\u00a3', 'it was read in a wrong encoding'],
    ['zh', '造成\uFFFD伤害', 'it was read in a wrong encoding'],
  ] as const)('a description, %s: %s', (language, text, fault) => {
    expect(skillFaults(language, text)).toEqual([`text/${language}/skills.json: TFT10_Lux: ${fault}`])
  })

  test('a placeholder alone does not count as text of the language', () => {
    expect(skillFaults('zh', '{MagicDamage}')).toEqual([
      'text/zh/skills.json: TFT10_Lux: it is not written in its language',
    ])
  })

  test.each([
    ['en', '安妮', 'it holds Chinese characters'],
    ['th', '安妮', 'it holds Chinese characters'],
    ['ms', 'แอนนี่', 'it holds Thai characters'],
    ['zh', 'å®‰å¦®\uFFFD', 'it was read in a wrong encoding'],
  ] as const)('a name, %s: %s', (language, name, fault) => {
    const spoil = (season: Season) => {
      annie(season).name[language] = name
    }
    expect(faultsAfter(spoil)).toEqual([`champions.json: TFT10_Annie: name.${language}: ${fault}`])
  })
})

describe('a description names only numbers that exist', () => {
  test('of a champion, with a percent sign or without', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.skills.TFT10_Lux = 'Deal {MagicDamage} and {Damage} or {Ratio%}.'
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/en/skills.json: TFT10_Lux: there is no number Damage',
      'text/en/skills.json: TFT10_Lux: there is no number Ratio',
    ])
  })

  test('of the form of a champion', () => {
    const spoil = (season: Season) => {
      const ability = { ...annie(season).ability, vars: { Kicks: 3 } }
      annie(season).forms = [{ trait: 'Set10_Emo', ability }]
      season.texts.en.skills['TFT10_Annie:Set10_Emo'] = 'Kick {Kicks} times for {MagicDamage} magic damage.'
      season.texts.en.skills['TFT10_Annie:Set10_8Bit'] = 'Kick.'
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/en/skills.json: TFT10_Annie:Set10_Emo: there is no number MagicDamage',
      'text/en/skills.json: TFT10_Annie:Set10_8Bit: the facts have no such id',
    ])
  })

  test('of an item', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.items.TFT_Item_BFSword = 'Gain {Strength}.'
    }
    expect(faultsAfter(spoil)).toEqual(['text/en/items.json: TFT_Item_BFSword: there is no number Strength'])
  })

  test('of a trait: a number that varies by level is only allowed in the line of a level', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.traits.Set10_8Bit = { text: 'Up to {NumHighScores} scores of {AD}.', level: '+{AD} and {Rest}' }
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/en/traits.json: Set10_8Bit: there is no number AD',
      'text/en/traits.json: Set10_8Bit: there is no number Rest',
    ])
  })

  test('of a trait: the line of one level has its numbers alone, and its level exists', () => {
    const spoil = ({ texts }: Season) => {
      texts.en.traits.Set10_8Bit = { text: 'Gain power.', levels: { 2: '+{AD} and {Rest}', 99: 'A prize.' } }
    }
    expect(faultsAfter(spoil)).toEqual([
      'text/en/traits.json: Set10_8Bit: there is no number Rest',
      'text/en/traits.json: Set10_8Bit: there is no level 99',
    ])
  })
})

describe('the parts of a skill are marked', () => {
  const faultOf = (language: 'en' | 'zh', id: string, text: string) =>
    faultsAfter(({ texts }) => {
      texts[language].skills[id] = text
    }).filter((fault) => fault.startsWith(`text/${language}/`))

  test.each([
    ['[passive] 攻击灼烧敌人。', '[passive]'],
    ['[passive] 攻击灼烧敌人。[active] 治疗。', '[passive] [active]'],
    ['治疗。', 'none'],
  ])('in every language as in English: %s', (text, marks) => {
    expect(faultOf('zh', 'TFT10_Annie', text)).toEqual([
      `text/zh/skills.json: TFT10_Annie: its marks are ${marks}, in English [active] [passive]`,
    ])
  })

  test.each([
    'Heals. [passive] Burns.',
    '[passive] Burns. [passive] Heals.',
    '[Passive] Burns. [active] Heals.',
    '[active] Heals.',
  ])('each once, from the beginning: %s', (text) => {
    expect(faultOf('en', 'TFT10_Annie', text)).toEqual([
      'text/en/skills.json: TFT10_Annie: its parts are not one [passive] and one [active] from the beginning',
    ])
  })

  test('only where it has a passive one', () => {
    expect(faultOf('en', 'TFT10_Ahri', '[passive] Burns. [active] Heals.')).toEqual([
      'text/en/skills.json: TFT10_Ahri: an active skill has no marks of parts',
    ])
  })
})
