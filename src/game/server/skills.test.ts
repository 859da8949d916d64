import { describe, expect, test } from 'vitest'
import { seasonFacts } from '../../../e2e/setup/data/game-data.ts'
import type { Season } from './season-files.ts'
import { skillsOf } from './skills.ts'

const season: Season = {
  ...seasonFacts('m15s16'),
  texts: Object.fromEntries(
    Object.entries(seasonFacts('m15s16').texts).map(([language, texts]) => [language, { ...texts, skills: {} }]),
  ) as Season['texts'],
}
const champion = (id: string) => season.champions.find((each) => each.id === id)!

describe('the skills of a champion', () => {
  test('are its own, in English where its language has no text, and nothing without any', () => {
    const aatrox = { ...champion('TFT15_Aatrox') }
    aatrox.ability = { name: { en: 'Blade', zh: '剑' }, type: 'active', vars: { Heal: [100, 105], Ratio: 0.04 } }
    season.texts.en.skills = { TFT15_Aatrox: 'Heals {Heal} plus {Ratio%}.' }
    expect(skillsOf(season, aatrox, 'zh')).toEqual([
      {
        name: { text: '剑' },
        type: 'active',
        form: null,
        parts: [{ type: 'active', text: { text: 'Heals 100/105 plus 4%.', lang: 'en' } }],
      },
    ])
    season.texts.en.skills = {}
    expect(skillsOf(season, aatrox, 'ms')).toEqual([
      { name: { text: 'Blade', lang: 'en' }, type: 'active', form: null, parts: [] },
    ])
  })

  test('are followed by those of its forms, each with its trait, its own text and its own numbers', () => {
    season.texts.en.skills = {
      TFT15_LeeSin: 'Choose a stance.',
      'TFT15_LeeSin:TFT15_Destroyer': 'Every {NumKills} kills.',
    }
    const skills = skillsOf(season, champion('TFT15_LeeSin'), 'en')
    expect(skills.map(({ name, form, parts }) => [name.text, form?.name.text, parts[0]?.text.text])).toEqual([
      ['A Demonstration of Skill', undefined, 'Choose a stance.'],
      ['Crashing Meteor Kicks', 'Executioner', 'Every 3 kills.'],
      ['10,000 Fist Flurry', 'Duelist', undefined],
      ['Big Bang Punch', 'Juggernaut', undefined],
    ])
  })
})
